import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { DraftPurpose, ReviewKind } from "#contracts/vocabulary/review-drafts";
import type { ReviewUploadPurpose } from "#contracts/vocabulary/uploads";
import type { Moment } from "../database/columns";

type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** A review that is being written, or a change of one. */
export interface ReviewDraftTable {
  /** Unguessable; whoever has it may go on writing. */
  token: string;
  /** Of the form that began it; null: begun from a review. */
  key: Maybe<string>;
  kind: ReviewKind;
  purpose: DraftPurpose;
  /** Of the bed or the store; null: not in the catalogue. */
  slug: Maybe<string>;
  /** Of a bed its brand's, of a store its retailer's. */
  brand_slug: Maybe<string>;
  product: string;
  account_id: Maybe<number>;
  /** As typed, by field. */
  fields: JSONColumnType<Record<string, string>>;
  begun_at: Moment;
  saved_at: Moment;
  kept_until: Moment;
  /** Of a writer without an account, with the link that confirms it. */
  email: Maybe<string>;
  confirm_hash: Maybe<string>;
  /** Of what the link confirms (confirmed-words.ts). */
  confirm_digest: Maybe<string>;
  confirmed_by_mail: Generated<boolean>;
  mailed_at: Maybe<Date>;
  sent_at: Maybe<Date>;
  /** What it changes, or has become. */
  owner_review_id: Maybe<number>;
  store_review_id: Maybe<number>;
}

/** A receipt or photo that is sent with a draft. */
export interface ReviewDraftUploadTable {
  upload_id: string;
  draft_token: string;
  purpose: ReviewUploadPurpose;
  added_at: Moment;
}

export interface ReviewDraftTables {
  review_draft: ReviewDraftTable;
  review_draft_upload: ReviewDraftUploadTable;
}

declare module "../database/tables" {
  interface Database extends ReviewDraftTables {}
}
