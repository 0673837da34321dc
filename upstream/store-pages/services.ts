import type { CatalogueSource } from "../catalogue/snapshot";
import type { DemoMark } from "../database/services";
import type { StoreSource } from "../stores/store-guide";
import type { RatingSource } from "../stores/store-summary";
import type { SessionServices } from "../sessions/visitor";

/** The services that the area needs. */
export interface StorePageServices extends SessionServices, DemoMark, CatalogueSource, StoreSource, RatingSource {}
