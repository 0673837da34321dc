import { sql } from "kysely";
import type { Portion } from "../database/table-facts";
import type { Module } from "../module";
import { ofReviews, reviewsOf } from "../reviews/account-reviews";
import { ofReview } from "../reviews/retention";
import { remindWriters } from "./reminders";
import { moderation } from "./resource";
import type { ModerationServices } from "./services";
import type { ModerationTables } from "./tables";

/**
 * What staff decided about a review, without the staff member. Reports of it belong to other people, and notes on
 * decisions that were never mailed to the writer are internal to staff.
 */
const decided = (column: string, table: "owner_review" | "store_review"): Portion => ({
  columns: sql`id, ${sql.ref(column)}, version, decision, reason, decided_at,
    case when decision in ('publish', 'map-bed') then '' else note end as note`,
  where: (owner) => sql`${sql.ref(column)} in ${reviewsOf(table, owner)} and decision <> 'dismiss-reports'`,
  deletion: "gone",
});

export const moderationModule: Module<ModerationTables, ModerationServices> = {
  areas: [moderation],
  tables: {
    moderation_event: {
      refersTo: ["owner_review", "store_review", "account"],
      numbered: true,
      whose: "account",
      retention: [ofReview],
      download: [
        // As a staff member.
        { column: "account_id", deletion: "unlinked" },
        decided("owner_review_id", "owner_review"),
        decided("store_review_id", "store_review"),
      ],
    },
    decided_review: {
      numbered: true,
      whose: "nobody",
      because: "Stars and reasons of decisions, without which review they were about.",
    },
    review_reminder: {
      refersTo: ["owner_review"],
      whose: "account",
      retention: [ofReview],
      download: [ofReviews("owner_review", "months")],
    },
  },
  jobs: [
    {
      name: "reminders of reviews",
      run: async ({ db, mail, clock, mayRemind }) => {
        if (mayRemind) await remindWriters(db, mail, clock());
      },
    },
  ],
};
