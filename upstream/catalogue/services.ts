import type { DemoMark } from "../database/services";
import type { VisitServices } from "../visits/visitor";
import type { CatalogueSource } from "./snapshot";

/** What the area takes of the process. */
export interface CatalogueServices extends VisitServices, DemoMark, CatalogueSource {}
