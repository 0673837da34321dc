import { sql } from "kysely";
import type { Module } from "../module";
import {
  leavingReviews,
  ofReviews,
  reportsOf,
  reviewPortions,
  reviewsOf,
  takeVotesBack,
  votesFor,
} from "../reviews/account-reviews";
import { ofReview, ofVotesAndReports } from "../reviews/retention";
import { storeReviews } from "./resource";
import type { StoreReviewServices } from "./services";
import type { StoreReviewTables } from "./tables";

export const storeReviewsModule: Module<StoreReviewTables, StoreReviewServices> = {
  areas: [storeReviews],
  tables: {
    store_review: {
      refersTo: ["account"],
      numbered: true,
      whose: "account",
      retention: [ofReview],
      download: reviewPortions,
      lockedBy: "id",
      beforeDeletion: leavingReviews("store_review", "store"),
    },
    store_review_version: {
      refersTo: ["store_review"],
      whose: "account",
      retention: [ofReview],
      download: [ofReviews("store_review", "number")],
    },
    store_review_reply: {
      refersTo: ["store_review"],
      whose: "account",
      retention: [ofReview],
      download: [ofReviews("store_review", "written_on")],
    },
    store_review_vote: {
      refersTo: ["store_review"],
      whose: "account",
      retention: [ofVotesAndReports],
      download: [votesFor("store_review")],
      beforeDeletion: takeVotesBack("store_review", "store"),
    },
    store_review_report: {
      refersTo: ["store_review"],
      numbered: true,
      whose: "account",
      retention: [ofVotesAndReports],
      download: [reportsOf("store_review")],
    },
    store_review_upload: {
      refersTo: ["upload", "store_review"],
      whose: "account",
      retention: [ofReview],
      download: [ofReviews("store_review", "added_at")],
      uploads: {
        sentWith: "store-review",
        of: (owner) => sql`
          select upload_id, review.store as name
          from store_review_upload join store_review as review on review.id = review_id
          where review_id in ${reviewsOf("store_review", owner)}`,
      },
    },
  },
};
