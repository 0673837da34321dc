import type { CatalogueSource } from "../catalogue/snapshot";
import type { DemoMark } from "../database/services";
import type { VisitServices } from "../visits/visitor";
import type { StoreSource } from "./store-guide";
import type { RatingSource } from "./store-summary";

/** What the area takes of the process. */
export interface StoresServices extends VisitServices, DemoMark, CatalogueSource, StoreSource, RatingSource {}
