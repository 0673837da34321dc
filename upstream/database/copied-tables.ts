import { sql } from "kysely";
import type { Db } from "./engine";
import type { Database } from "./tables";

/** What a catalogue is made of, each after those that it refers to; no visitor's row refers to any of it. */
export const catalogueTables = [
  "brand",
  "collection",
  "mattress_line",
  "model",
  "layer",
  "variant",
  "policy",
  "certificate",
  "alias",
  "owner_rating",
  "expert_review",
  "expert_measurement",
  "expert_second_tester",
  "comparison",
  "retailer",
  "store",
  "floor_model",
  "store_discount",
  "price_observation",
  "offer",
  "deal",
  "deal_model",
  "cashback_offer",
] as const satisfies readonly (keyof Database)[];

/** Every table that holds data, each after those that it refers to: the order in which rows are copied. */
export const tables = [
  "seed_state",
  ...catalogueTables,
  "feature_flag",
  "account",
  "profile",
  "session",
  "ended_session",
  "sign_in_attempt",
  "known_address",
  "feature_flag_change",
  "place",
  "mail",
  "mail_stop",
  "signing_key",
  "sign_up",
  "account_link",
  "saved_match",
  "upload",
  "removed_upload",
  "owner_review",
  "owner_review_version",
  "owner_review_reply",
  "owner_review_vote",
  "owner_review_report",
  "owner_review_upload",
  "store_review",
  "store_review_version",
  "store_review_reply",
  "store_review_vote",
  "store_review_report",
  "store_review_upload",
  "moderation_event",
  "decided_review",
  "review_reminder",
  "review_draft",
  "review_draft_upload",
  "cashback_claim",
  "cashback_proof",
  "cashback_claim_link",
  "cashback_event",
  "cashback_payout_batch",
  "cashback_payout",
  "cashback_code",
  "cashback_testimonial",
  "ledger_account",
  "ledger_transaction",
  "ledger_entry",
  "content_page",
  "content_version",
  "forum_category",
  "participant",
  "discussion",
  "post",
  "post_version",
  "post_vote",
  "post_report",
  "post_news",
  "discussion_event",
  "discussion_watch",
  "discussion_visit",
  "discussion_draft",
  "contact_message",
  "figure",
  "figure_batch",
] as const satisfies readonly (keyof Database)[];

/** Empties the catalogue; accounts, sessions, saved results, visitors' reviews and places stay, comparison trays are emptied. */
export async function clearCatalogue(db: Db): Promise<void> {
  // They hold ids, which will be other beds'.
  await db.updateTable("session").set({ compare_models: [] }).execute();
  await sql`truncate ${sql.join(catalogueTables.map((name) => sql.table(name)))} restart identity`.execute(db);
  await db.deleteFrom("owner_review").where("seeded", "=", true).execute();
  await db.deleteFrom("store_review").where("seeded", "=", true).execute();
  await db.deleteFrom("decided_review").where("seeded", "=", true).execute();
}

/** Those whose rows are numbered by the database. */
export const numberedTables = [
  "brand",
  "collection",
  "mattress_line",
  "model",
  "owner_review",
  "owner_review_report",
  "expert_review",
  "store_review",
  "store_review_report",
  "moderation_event",
  "decided_review",
  "account",
  "profile",
  "feature_flag_change",
  "retailer",
  "store",
  "store_discount",
  "deal",
  "cashback_offer",
  "mail",
  "cashback_claim",
  "cashback_event",
  "cashback_payout_batch",
  "ledger_transaction",
  "content_page",
  "participant",
  "discussion",
  "post",
  "post_report",
  "discussion_event",
  "contact_message",
] as const satisfies readonly (typeof tables)[number][];

export const materializedViews = ["model_card"] as const satisfies readonly (keyof Database)[];

/** The planner needs statistics, and the embedded engine never gathers them by itself. */
export async function analyzeTables(db: Db): Promise<void> {
  for (const name of [...tables, ...materializedViews]) await sql`analyze ${sql.table(name)}`.execute(db);
}

/** Refreshes the views; belongs in the transaction that changed the catalogue. */
export async function refreshViews(db: Db): Promise<void> {
  for (const view of materializedViews) await sql`refresh materialized view ${sql.table(view)}`.execute(db);
}
