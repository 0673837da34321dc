import type { CatalogueSource } from "../catalogue/snapshot";
import type { DemoMark } from "../database/services";
import type { VisitorSecret } from "../http/visitor-address";
import type { SessionServices } from "../sessions/visitor";
import type { NewsServices } from "./notifications";

/** The services that the area needs. */
export interface DiscussionServices extends SessionServices, DemoMark, CatalogueSource, VisitorSecret, NewsServices {}
