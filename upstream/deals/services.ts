import type { CatalogueSource } from "../catalogue/snapshot";
import type { DemoMark } from "../database/services";
import type { SessionServices } from "../sessions/visitor";
import type { OfferSources } from "./cashback-offers";

/** The services that the area needs. */
export interface DealServices extends SessionServices, DemoMark, CatalogueSource, OfferSources {}
