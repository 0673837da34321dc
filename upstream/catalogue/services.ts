import type { DemoMark } from "../database/services";
import type { SessionServices } from "../sessions/visitor";
import type { CatalogueSource } from "./snapshot";

/** What the area takes of the process. */
export interface CatalogueServices extends SessionServices, DemoMark, CatalogueSource {}
