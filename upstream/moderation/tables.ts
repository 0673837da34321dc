import type { Generated } from "kysely";
import type { decisionLabels } from "#contracts/vocabulary/moderation";
import type { ReviewKind } from "#contracts/vocabulary/review-drafts";
import type { Moment } from "../database/columns";

/** What staff decided about a review of a bed or of a store. */
export interface ModerationEventTable {
  id: Generated<number>;
  owner_review_id: number | null;
  store_review_id: number | null;
  /** Null: it is about the review as a whole. */
  version: number | null;
  decision: keyof typeof decisionLabels;
  reason: string | null;
  /** Addressed to the writer. */
  note: string;
  account_id: number | null;
  /** Stays when the account is deleted. */
  staff_name: string;
  decided_at: Moment;
}

/** The rows behind the public table of decisions: anonymous and without text, so they outlive review and account. */
export interface DecidedReviewTable {
  id: Generated<number>;
  /** Part of the demo, and replaced with its reviews. */
  seeded: Generated<boolean>;
  kind: ReviewKind;
  stars: number;
  /** Why it was rejected; null: it was published. */
  reason: string | null;
  decided_at: Moment;
}

/** Records that its writer was asked how the bed is holding up. */
export interface ReviewReminderTable {
  review_id: number;
  months: number;
  queued_at: Moment;
}

export interface ModerationTables {
  moderation_event: ModerationEventTable;
  decided_review: DecidedReviewTable;
  review_reminder: ReviewReminderTable;
}

declare module "../database/tables" {
  interface Database extends ModerationTables {}
}
