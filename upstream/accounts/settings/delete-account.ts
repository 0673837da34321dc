import { type ExpressionBuilder, sql } from "kysely";
import type { ReviewKind } from "#contracts/vocabulary/review-drafts";
import type { Db } from "../../database/engine";
import { invalid } from "../../http/answers";
import { formerName } from "../../rules/discussions";
import type { Database } from "../../database/tables";
import { takeVotesBack } from "./take-votes-back";
import { unpaidClaims } from "./unpaid-claims";

/** Mail to exactly this address, which accounts have in lower case: a similar one is another person's. */
const isTo = (row: ExpressionBuilder<Database, "mail">, email: string) =>
  row(row.fn("lower", ["recipient"]), "=", email);

/**
 * Locks what other writes lock before they add a row that refers to the account, which waits for its deletion. In their
 * order: a claim; a draft, then its review.
 */
async function lockOwned(transaction: Db, id: number): Promise<void> {
  const owned = { cashback_claim: "id", review_draft: "token", owner_review: "id", store_review: "id" } as const;
  for (const [table, key] of Object.entries(owned)) {
    await sql`
      select from ${sql.table(table)} where account_id = ${id} order by ${sql.ref(key)} for update
    `.execute(transaction);
  }
}

/**
 * Deletes the account with all that goes with it; rows that outlive it lose the name. Belongs in a transaction. The ids of
 * the reviews that are gone or have lost a vote; null when the account is gone already. Throws 400 where cash back isn't
 * paid yet and its owner doesn't say that they `forfeit` it, and what `recheck` throws of the password.
 */
export async function deleteAccount(
  db: Db,
  { id, email, recheck }: { id: number; email: string; recheck: (transaction: Db) => Promise<void> },
  { forfeit }: { forfeit: boolean },
): Promise<Record<ReviewKind, number[]> | null> {
  await lockOwned(db, id);
  if (!forfeit && (await unpaidClaims(db, id)).count > 0) {
    throw invalid({ forfeit: ["We haven’t paid you all of your cash back yet. Check this box to give it up"] });
  }
  const changed = await takeVotesBack(db, id);
  if (changed === null) return null;
  await recheck(db);
  const ownReviews = async (table: "owner_review" | "store_review") =>
    (await db.selectFrom(table).select("id").where("account_id", "=", id).execute()).map((review) => review.id);
  changed.bed.push(...(await ownReviews("owner_review")));
  changed.store.push(...(await ownReviews("store_review")));
  // What they wrote in discussions stays for those who answered it.
  await db
    .updateTable("participant")
    .set({ name: formerName, badge: null, skeleton: null })
    .where("account_id", "=", id)
    .execute();
  // Reviews, drafts, saved matches, messages, sessions, profile, links and known addresses go with the row (on delete cascade).
  await db.deleteFrom("account").where("id", "=", id).execute();
  await db
    .deleteFrom("mail")
    .where((row) => isTo(row, email))
    .execute();
  await db.deleteFrom("contact_message").where("email", "=", email).execute();
  await db.deleteFrom("sign_up").where("email", "=", email).execute();
  await db.deleteFrom("review_draft").where("email", "=", email).execute();
  const drafts = db.deleteFrom("cashback_claim").where("state", "=", "draft").where("account_id", "is", null);
  await drafts.where("email", "=", email).execute();
  return changed;
}
