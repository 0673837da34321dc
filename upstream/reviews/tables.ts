import type { Generated, JSONColumnType } from "kysely";
import type { ConstructionScores } from "../../app/contracts/mattress";
import type {
  incentiveLabels,
  proofLabels,
  refusalReasons,
  versionKindLabels,
} from "../../app/contracts/vocabulary/reviews";
import type { Moment } from "../database/columns";

/** Stars for parts of a bed, as far as the writer gave them. */
export type PartRatings = Partial<Record<keyof ConstructionScores, number>>;

export interface OwnerReviewTable {
  id: Generated<number>;
  /** Of the demonstration, which is replaced with it. */
  seeded: Generated<boolean>;
  /** Null: a bed that the catalogue does not have, or no longer. */
  model_slug: string | null;
  brand_slug: string | null;
  /** Name of the bed as it was when the review was written. */
  product: string;
  account_id: number | null;
  author: string;
  state: "published" | "refused";
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
/** What an owner wrote at one time; the last one counts. */
export interface OwnerReviewVersionTable {
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
  /** Of an account or a session. */
  voter_hash: string;
  voted_at: Moment;
}
export interface OwnerReviewReportTable {
  id: Generated<number>;
  review_id: number;
  /** Of the form. */
  key: string;
  reason: string;
  note: string;
  reported_at: Moment;
}

export interface ReviewTables {
  owner_review: OwnerReviewTable;
  owner_review_version: OwnerReviewVersionTable;
  owner_review_reply: OwnerReviewReplyTable;
  owner_review_vote: OwnerReviewVoteTable;
  owner_review_report: OwnerReviewReportTable;
}
