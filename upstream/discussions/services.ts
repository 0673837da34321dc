import type { CatalogueSource } from "../catalogue/snapshot";
import type { DemoMark } from "../database/services";
import type { VisitorSecret } from "../http/visitor-address";
import type { SessionServices } from "../sessions/visitor";
import type { NewsServices } from "./notifications";

/** What the area takes of the process. */
export interface DiscussionServices extends SessionServices, DemoMark, CatalogueSource, VisitorSecret, NewsServices {}
