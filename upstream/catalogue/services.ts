import type { DemoMark } from "../database/services";
import type { SessionServices } from "../sessions/visitor";
import type { CatalogueSource } from "./snapshot";

/** The services that the area needs. */
export interface CatalogueServices extends SessionServices, DemoMark, CatalogueSource {}
