import type { CatalogueSource } from "../catalogue/snapshot";
import type { DemoMark } from "../database/services";
import type { ExpertReviewSource } from "../expert-reviews/expert-review-cache";
import type { ReviewSource } from "../reviews/review-facts";
import type { SessionServices } from "../sessions/visitor";

/** The services that the area needs. */
export interface BrandServices extends SessionServices, DemoMark, CatalogueSource, ReviewSource, ExpertReviewSource {}
