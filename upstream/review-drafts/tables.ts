import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { DraftPurpose, ReviewKind } from "#contracts/vocabulary/review-drafts";
import type { ReviewUploadPurpose } from "#contracts/vocabulary/uploads";
import type { Moment } from "../database/columns";

type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** A review, or a change to one, that is being written. */
export interface ReviewDraftTable {
  /** Unguessable; anybody who has it may continue writing. */
  token: string;
  /** The key of the form that started it; null: started from a review. */
  key: Maybe<string>;
  kind: ReviewKind;
  purpose: DraftPurpose;
  /** The slug of the bed or store; null: not in the catalogue. */
  slug: Maybe<string>;
  /** The brand of a bed, or the retailer of a store. */
  brand_slug: Maybe<string>;
  product: string;
  account_id: Maybe<number>;
  /** As typed, by field. */
  fields: JSONColumnType<Record<string, string>>;
  begun_at: Moment;
  saved_at: Moment;
  kept_until: Moment;
  /** For a writer without an account, together with the link that confirms it. */
  email: Maybe<string>;
  confirm_hash: Maybe<string>;
  /** The hash of what the link confirms (confirmed-text.ts). */
  confirm_digest: Maybe<string>;
  confirmed_by_mail: Generated<boolean>;
  mailed_at: Maybe<Date>;
  sent_at: Maybe<Date>;
  /** The review that it changes, or has become. */
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
