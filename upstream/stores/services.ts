import type { CatalogueSource } from "../catalogue/snapshot";
import type { DemoMark } from "../database/services";
import type { SessionServices } from "../sessions/visitor";
import type { StoreSource } from "./store-guide";
import type { RatingSource } from "./store-summary";

/** The services that the area needs. */
export interface StoresServices extends SessionServices, DemoMark, CatalogueSource, StoreSource, RatingSource {}
