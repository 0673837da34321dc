import { sql } from "kysely";
import { draftDays } from "#contracts/vocabulary/review-drafts";
import { byTime, type RetentionRule } from "../database/retention";
import type { DbAndClock } from "../database/services";
import type { Owner } from "../database/table-facts";
import type { Module } from "../module";
import { removeOldDrafts } from "./drafts";
import { reviewDrafts } from "./resource";
import type { ReviewDraftServices } from "./services";
import type { ReviewDraftTables } from "./tables";

const draft: RetentionRule<DbAndClock> = {
  name: "review draft",
  what: "A review that you’ve begun, with its photos and receipt",
  why: "So that you can go on writing later",
  time: [draftDays, "day"],
  then: "after you last saved it, or after you sent it",
  remove: byTime(removeOldDrafts),
};

/** Belongs to the account's drafts. A draft that merely names its address may be a stranger's. */
const isOfDrafts = ({ id }: Owner) => sql`draft_token in (select token from review_draft where account_id = ${id})`;

export const reviewDraftsModule: Module<ReviewDraftTables, ReviewDraftServices> = {
  areas: [reviewDrafts],
  tables: {
    review_draft: {
      refersTo: ["account", "owner_review", "store_review"],
      whose: "account",
      retention: [draft],
      download: [
        { column: "account_id", without: ["token", "key", "confirm_hash", "confirm_digest"], deletion: "gone" },
      ],
      lockedBy: "token",
      async beforeDeletion(db, { email }) {
        await db.deleteFrom("review_draft").where("email", "=", email).execute();
      },
    },
    review_draft_upload: {
      refersTo: ["upload", "review_draft"],
      whose: "account",
      retention: [draft],
      download: [{ where: isOfDrafts, without: ["draft_token"], deletion: "gone" }],
      uploads: {
        sentWith: "draft",
        of: (owner) => sql`
          select upload_id, draft.product as name
          from review_draft_upload join review_draft as draft on draft.token = draft_token
          where ${isOfDrafts(owner)}`,
      },
    },
  },
};
