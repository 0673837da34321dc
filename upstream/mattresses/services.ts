import type { CatalogueSource } from "../catalogue/snapshot";
import type { DemoMark } from "../database/services";
import type { StoreSource } from "../stores/store-guide";
import type { SessionServices } from "../sessions/visitor";

/** What the area takes of the process. */
export interface MattressServices extends SessionServices, DemoMark, CatalogueSource, StoreSource {}
