import type { Insertable } from "kysely";
import type { Db } from "../../database/engine";
import type { Amounts } from "../../rules/cashback/amounts";
import { approval, payout, type Posting, reversal } from "../../rules/cashback/ledger-entries";
import type { LedgerTransactionTable } from "../tables";

/** Each function belongs in the transaction of the change it books, with the claim's row locked. */

async function book(
  db: Db,
  transaction: Pick<Insertable<LedgerTransactionTable>, "kind" | "claim_id" | "reverses">,
  postings: readonly Posting[],
  now: Date,
): Promise<void> {
  // Nothing to pay and nothing to receive.
  if (postings.length === 0) return;
  await db
    .insertInto("ledger_account")
    .values(postings.map(({ account, kind }) => ({ id: account, kind })))
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const { id } = await db
    .insertInto("ledger_transaction")
    .values({ ...transaction, booked_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("ledger_entry")
    .values(postings.map(({ account, cents }) => ({ transaction_id: id, account_id: account, cents })))
    .execute();
}

export const bookApproval = (db: Db, claim: number, seller: string, amounts: Amounts, now: Date) =>
  book(db, { kind: "approval", claim_id: claim, reverses: null }, approval(claim, seller, amounts), now);

export const bookPayout = (db: Db, claim: number, cents: number, now: Date) =>
  book(db, { kind: "payout", claim_id: claim, reverses: null }, payout(claim, cents), now);

/** Reverses the current approval, if there is one. */
export async function reverseApproval(db: Db, claim: number, now: Date): Promise<void> {
  const standing = await db
    .selectFrom("ledger_transaction as booked")
    .select("booked.id")
    .where("booked.claim_id", "=", claim)
    .where("booked.kind", "=", "approval")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("ledger_transaction as taken").select("taken.id").whereRef("taken.reverses", "=", "booked.id"),
        ),
      ),
    )
    .executeTakeFirst();
  if (standing === undefined) return;
  const postings = await db
    .selectFrom("ledger_entry")
    .innerJoin("ledger_account", "ledger_account.id", "ledger_entry.account_id")
    .select(["account_id as account", "kind", "cents"])
    .where("transaction_id", "=", standing.id)
    .execute();
  await book(db, { kind: "reversal", claim_id: claim, reverses: standing.id }, reversal(postings), now);
}
