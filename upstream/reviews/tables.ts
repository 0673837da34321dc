import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { ConstructionScores } from "#contracts/mattress";
import type { incentiveLabels, proofLabels, refusalReasons, versionKindLabels } from "#contracts/vocabulary/reviews";
import type { ReviewUploadPurpose } from "#contracts/vocabulary/uploads";
import type { Moment } from "../database/columns";

/** The state of a review and of each of its versions: a review is published once any version is. */
export type ReviewState = "waiting" | "published" | "refused";

/** What moderation stores for each version of a review of a bed or store. */
export interface ModeratedVersion<Reason extends string> {
  state: Generated<ReviewState>;
  /** Why it was rejected; kept even if an appeal has changed the state since. */
  reason: Reason | null;
  /** Codes of the automatic checks' findings when it was sent. */
  findings: JSONColumnType<string[], string | undefined>;
  /** Null: part of the demo. */
  sent_at: Moment | null;
  decided_at: Moment | null;
  /** The writer's appeal of a rejection; there is at most one. */
  appeal: string | null;
  appealed_at: Moment | null;
  appeal_decided_at: Moment | null;
}

/** Stars for parts of a bed, as far as the writer gave them. */
export type PartRatings = Partial<Record<keyof ConstructionScores, number>>;

export interface OwnerReviewTable {
  id: Generated<number>;
  /** Part of the demo, and replaced with it. */
  seeded: Generated<boolean>;
  /** Null: the bed is not in the catalogue, or no longer. */
  model_slug: string | null;
  brand_slug: string | null;
  /** The name of the bed when the review was written. */
  product: string;
  account_id: number | null;
  /** For a writer who wasn't logged in; null: the account's address is used. */
  writer_email: ColumnType<string | null, string | null | undefined, string | null>;
  /** Hash of the mailbox; null: part of the demo. */
  writer_mailbox: ColumnType<string | null, string | null | undefined, string | null>;
  author: string;
  state: ReviewState;
  reason: keyof typeof refusalReasons | null;
  sleep_position: string | null;
  weight_band: string | null;
  size: string | null;
  paid_cents: number | null;
  seller: string | null;
  proof: keyof typeof proofLabels;
  incentive: Generated<keyof typeof incentiveLabels>;
  helpful_votes: Generated<number>;
}
/** What an owner wrote at one time; the latest published version counts. */
export interface OwnerReviewVersionTable extends ModeratedVersion<keyof typeof refusalReasons> {
  review_id: number;
  /** From 1, oldest first. */
  number: number;
  kind: keyof typeof versionKindLabels;
  months_owned: number;
  rating: number;
  parts: JSONColumnType<PartRatings>;
  title: string;
  body: string;
  written_on: string;
}
export interface OwnerReviewReplyTable {
  review_id: number;
  /** Who replies: a store or a brand. */
  name: string;
  body: string;
  written_on: string;
}
export interface OwnerReviewVoteTable {
  review_id: number;
  /** Of an account or a network. */
  voter_hash: string;
  voted_at: Moment;
}
export interface OwnerReviewReportTable {
  id: Generated<number>;
  review_id: number;
  /** The form's key. */
  key: string;
  /** The hash of the reporter while it is open; null: decided, or from before reports were counted by visitor. */
  reporter_hash: ColumnType<string | null, string | null | undefined, string | null>;
  reason: string;
  note: string;
  reported_at: Moment;
  /** When staff decided about it; null: it is open. */
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Whether the review was taken down. */
  upheld: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
}

/** A receipt or photo of a review, of a bed or of a store. */
export interface ReviewUploadTable {
  upload_id: string;
  review_id: number;
  /** The version it was sent with: it is shown once that version is published. */
  version: number;
  purpose: ReviewUploadPurpose;
  added_at: Moment;
  /** A receipt that staff have confirmed to show the reviewed item. */
  checked: Generated<boolean>;
}

export interface ReviewTables {
  owner_review: OwnerReviewTable;
  owner_review_version: OwnerReviewVersionTable;
  owner_review_reply: OwnerReviewReplyTable;
  owner_review_vote: OwnerReviewVoteTable;
  owner_review_report: OwnerReviewReportTable;
  owner_review_upload: ReviewUploadTable;
}

declare module "../database/tables" {
  interface Database extends ReviewTables {}
}
