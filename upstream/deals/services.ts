import type { CatalogueSource } from "../catalogue/snapshot";
import type { DemoMark } from "../database/services";
import type { VisitServices } from "../visits/visitor";
import type { OfferSources } from "./cashback-offers";

/** What the area takes of the process. */
export interface DealServices extends VisitServices, DemoMark, CatalogueSource, OfferSources {}
