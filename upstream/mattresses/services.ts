import type { CatalogueSource } from "../catalogue/snapshot";
import type { DemoMark } from "../database/services";
import type { StoreSource } from "../stores/store-guide";
import type { SessionServices } from "../sessions/visitor";

/** The services that the area needs. */
export interface MattressServices extends SessionServices, DemoMark, CatalogueSource, StoreSource {}
