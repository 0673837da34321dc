import type { ReviewKind } from "#contracts/vocabulary/review-drafts";
import type { refusalReasons } from "#contracts/vocabulary/reviews";
import type { storeRefusalReasons } from "#contracts/vocabulary/refusal-reasons";

/** The tables for reviews of each kind. */
export const reviewTables = {
  bed: {
    review: "owner_review",
    version: "owner_review_version",
    report: "owner_review_report",
    upload: "owner_review_upload",
    event: "owner_review_id",
    name: "product",
  },
  store: {
    review: "store_review",
    version: "store_review_version",
    report: "store_review_report",
    upload: "store_review_upload",
    event: "store_review_id",
    name: "store",
  },
} as const satisfies Record<ReviewKind, unknown>;

export type Reason = keyof typeof refusalReasons & keyof typeof storeRefusalReasons;
