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
} from "./account-reviews";
import { ofReview, ofVotesAndReports } from "./retention";
import { reviews } from "./resource";
import type { ReviewServices } from "./services";
import type { ReviewTables } from "./tables";

export const reviewsModule: Module<ReviewTables, ReviewServices> = {
  areas: [reviews],
  tables: {
    owner_review: {
      refersTo: ["account"],
      numbered: true,
      whose: "account",
      retention: [ofReview],
      download: reviewPortions,
      lockedBy: "id",
      beforeDeletion: leavingReviews("owner_review", "bed"),
    },
    owner_review_version: {
      refersTo: ["owner_review"],
      whose: "account",
      retention: [ofReview],
      download: [ofReviews("owner_review", "number")],
    },
    owner_review_reply: {
      refersTo: ["owner_review"],
      whose: "account",
      retention: [ofReview],
      download: [ofReviews("owner_review", "written_on")],
    },
    owner_review_vote: {
      refersTo: ["owner_review"],
      whose: "account",
      retention: [ofVotesAndReports],
      download: [votesFor("owner_review")],
      beforeDeletion: takeVotesBack("owner_review", "bed"),
    },
    owner_review_report: {
      refersTo: ["owner_review"],
      numbered: true,
      whose: "account",
      retention: [ofVotesAndReports],
      download: [reportsOf("owner_review")],
    },
    owner_review_upload: {
      refersTo: ["upload", "owner_review"],
      whose: "account",
      retention: [ofReview],
      download: [ofReviews("owner_review", "added_at")],
      uploads: {
        sentWith: "review",
        of: (owner) => sql`
          select upload_id, review.product as name
          from owner_review_upload join owner_review as review on review.id = review_id
          where review_id in ${reviewsOf("owner_review", owner)}`,
      },
    },
  },
};
