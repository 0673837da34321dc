import type { CatalogueSource } from "../catalogue/snapshot";
import type { DemoMark } from "../database/services";
import type { StoreSource } from "../stores/store-guide";
import type { SessionServices } from "../sessions/visitor";
import type { SearchSource } from "./searcher";

/** The services that the area needs. */
export interface SearchServices extends SessionServices, DemoMark, CatalogueSource, StoreSource, SearchSource {}
