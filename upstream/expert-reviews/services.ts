import type { CatalogueSource } from "../catalogue/snapshot";
import type { DemoMark } from "../database/services";
import type { SessionServices } from "../sessions/visitor";
import type { ExpertReviewSource } from "./expert-review-cache";

/** The services that the area needs. */
export interface ExpertReviewServices extends SessionServices, DemoMark, CatalogueSource, ExpertReviewSource {}
