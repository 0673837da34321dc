import { sql } from "kysely";
import type { Db } from "../../database/engine";

/** A claim's balances in the ledger. In US cents. */
export interface ClaimMoney {
  /** What we owe the claimant and have not paid. */
  owed_cents: number;
  paid_cents: number;
  /** What the store owes us, or has paid us. */
  paid_us_cents: number;
  kept_cents: number;
}

const nothing: ClaimMoney = { owed_cents: 0, paid_cents: 0, paid_us_cents: 0, kept_cents: 0 };

/** The only source for what is owed and paid: none of it is stored outside the ledger. */
export async function moneyOf(db: Db, claims: readonly number[]): Promise<(claim: number) => ClaimMoney> {
  if (claims.length === 0) return () => nothing;
  const of = (kind: string) => sql<number>`coalesce(sum(e.cents) filter (where a.kind = ${kind}), 0)`;
  const { rows } = await sql<{ claim_id: number; owed: number; cash: number; receivable: number; share: number }>`
    select t.claim_id, ${of("owed")} as owed, ${of("cash")} as cash, ${of("receivable")} as receivable,
      ${of("share")} as share
    from ledger_transaction t
      join ledger_entry e on e.transaction_id = t.id
      join ledger_account a on a.id = e.account_id
    where t.claim_id = any(${[...claims]}::integer[])
    group by t.claim_id`.execute(db);
  const found = new Map(
    rows.map(({ claim_id, owed, cash, receivable, share }) => [
      claim_id,
      // Credits are negative; "|| 0" turns -0 into 0.
      { owed_cents: -owed || 0, paid_cents: -cash || 0, paid_us_cents: receivable, kept_cents: -share || 0 },
    ]),
  );
  return (claim) => found.get(claim) ?? nothing;
}
