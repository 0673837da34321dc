import { number } from "../http/parameters";

/** A review of a bed or of a store, by ID. */
export interface Reviewed {
  of: "bed" | "store";
  id: number;
}

/** Tables of both kinds share the columns that votes and reports use. */
export const tablesOf = {
  bed: { review: "owner_review", vote: "owner_review_vote", report: "owner_review_report" },
  store: {
    review: "store_review" as "owner_review",
    vote: "store_review_vote" as "owner_review_vote",
    report: "store_review_report" as "owner_review_report",
  },
} as const;

export const reviewNumber = number.describe("Number of the review, as in lists.");
