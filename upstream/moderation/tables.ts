import type { Generated } from "kysely";
import type { decisionLabels } from "../../app/contracts/vocabulary/moderation";
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
  /** To the writer. */
  note: string;
  account_id: number | null;
  /** Stays when the account goes. */
  staff_name: string;
  decided_at: Moment;
}
/** That its writer was asked how the bed is by now. */
export interface ReviewReminderTable {
  review_id: number;
  months: number;
  queued_at: Moment;
}

export interface ModerationTables {
  moderation_event: ModerationEventTable;
  review_reminder: ReviewReminderTable;
}
