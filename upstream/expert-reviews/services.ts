import type { CatalogueSource } from "../catalogue/snapshot";
import type { DemoMark } from "../database/services";
import type { VisitServices } from "../visits/visitor";
import type { ExpertReviewSource } from "./expert-review-cache";

/** What the area takes of the process. */
export interface ExpertReviewServices extends VisitServices, DemoMark, CatalogueSource, ExpertReviewSource {}
