import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { proofLabels } from "#contracts/vocabulary/reviews";
import type { storeRefusalReasons } from "#contracts/vocabulary/refusal-reasons";
import type { storePartLabels } from "#contracts/vocabulary/store-reviews";
import type { Moment } from "../database/columns";
import type { ModeratedVersion, ReviewState, ReviewUploadTable } from "../reviews/tables";

/** Stars for parts of a visit, as far as the writer gave them. */
export type StorePartRatings = Partial<Record<keyof typeof storePartLabels, number>>;

export interface StoreReviewTable {
  id: Generated<number>;
  /** Part of the demo, and replaced with it. */
  seeded: Generated<boolean>;
  /** Null: the store is not in the catalogue, or no longer. */
  store_slug: string | null;
  retailer_slug: string | null;
  /** The name and city of the store when the review was written. */
  store: string;
  account_id: number | null;
  /** For a writer who wasn't logged in; null: the account's address is used. */
  writer_email: ColumnType<string | null, string | null | undefined, string | null>;
  /** Hash of the mailbox; null: part of the demo. */
  writer_mailbox: ColumnType<string | null, string | null | undefined, string | null>;
  author: string;
  state: ReviewState;
  reason: keyof typeof storeRefusalReasons | null;
  visited_on: string;
  /** Whether the writer bought something. */
  bought: boolean;
  proof: keyof typeof proofLabels;
  helpful_votes: Generated<number>;
}
/** What a shopper wrote at one time; the latest published version counts. */
export interface StoreReviewVersionTable extends ModeratedVersion<keyof typeof storeRefusalReasons> {
  review_id: number;
  /** From 1, oldest first. */
  number: number;
  kind: "first" | "edit";
  rating: number;
  parts: JSONColumnType<StorePartRatings>;
  title: string;
  body: string;
  written_on: string;
}
export interface StoreReviewReplyTable {
  review_id: number;
  /** Who replies. */
  name: string;
  body: string;
  written_on: string;
}

export interface StoreReviewVoteTable {
  review_id: number;
  /** Of an account or a network. */
  voter_hash: string;
  voted_at: Moment;
}
export interface StoreReviewReportTable {
  id: Generated<number>;
  review_id: number;
  /** The form's key. */
  key: string;
  /** As for reports of owner reviews. */
  reporter_hash: ColumnType<string | null, string | null | undefined, string | null>;
  reason: string;
  note: string;
  reported_at: Moment;
  /** When staff decided about it; null: it is open. */
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Whether the review was taken down. */
  upheld: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
}

export interface StoreReviewTables {
  store_review: StoreReviewTable;
  store_review_version: StoreReviewVersionTable;
  store_review_reply: StoreReviewReplyTable;
  store_review_vote: StoreReviewVoteTable;
  store_review_report: StoreReviewReportTable;
  store_review_upload: ReviewUploadTable;
}

declare module "../database/tables" {
  interface Database extends StoreReviewTables {}
}
