import type { CatalogueSource } from "../catalogue/snapshot";
import type { DemoMark } from "../database/services";
import type { VisitorSecret } from "../http/visitor-address";
import type { VisitServices } from "../visits/visitor";
import type { NewsServices } from "./news";

/** What the area takes of the process. */
export interface DiscussionServices extends VisitServices, DemoMark, CatalogueSource, VisitorSecret, NewsServices {}
