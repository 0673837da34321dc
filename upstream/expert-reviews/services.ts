import type { CatalogueSource } from "../catalogue/snapshot";
import type { DemoMark } from "../database/services";
import type { SessionServices } from "../sessions/visitor";
import type { ExpertReviewSource } from "./expert-review-cache";

/** What the area takes of the process. */
export interface ExpertReviewServices extends SessionServices, DemoMark, CatalogueSource, ExpertReviewSource {}
