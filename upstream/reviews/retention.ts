import type { RetentionRule } from "../database/retention";

/** Retention rules for reviews of beds and of stores, and for what belongs to them. */

export const ofReview: RetentionRule = {
  name: "review",
  what: "Your reviews with all their versions, photos and receipts, and what we decided about them",
  why: "To publish them, and to be able to say why we did or didn’t",
  time: null,
  then: "Until you delete the review or your account",
};

export const ofVotesAndReports: RetentionRule = {
  name: "votes and reports",
  what: "Which reviews you found helpful, with a hash instead of your name, and what you wrote when you reported one. Until we’ve decided about the report, a hash goes with it. After that, nothing says who wrote it",
  why: "To count each vote and each report once, and to check the report",
  time: null,
  then: "Until the review is deleted, and your votes until you delete your account",
};
