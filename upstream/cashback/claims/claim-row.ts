import type { Selectable } from "kysely";
import type { Db } from "../../database/engine";
import { notFound } from "../../http/answers";
import { amountsFor } from "../../rules/cashback/amounts";
import type { ClaimFacts } from "../../rules/cashback/claim-states";
import type { ClaimTimeline } from "../../rules/cashback/expected-day";
import type { CashbackClaimTable } from "../tables";
import { isClaimedElsewhere } from "./invoice";

export type ClaimRow = Selectable<CashbackClaimTable>;

/** Either of the two. */
export type ClaimKey = { token: string } | { id: number };

const found = (db: Db, which: ClaimKey) => {
  const query = db.selectFrom("cashback_claim").selectAll();
  return "token" in which ? query.where("token", "=", which.token) : query.where("id", "=", which.id);
};

export const findClaim = async (db: Db, which: ClaimKey): Promise<ClaimRow | null> =>
  (await found(db, which).executeTakeFirst()) ?? null;

/**
 * Locks the claim for the rest of the transaction, so that of two concurrent changes the second sees the first. Throws
 * 404.
 */
export async function lockClaim(transaction: Db, which: ClaimKey): Promise<ClaimRow> {
  const row = await found(transaction, which).forUpdate().executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

export const timelineOf = ({ offer, ...row }: ClaimRow): ClaimTimeline => ({
  ...row,
  return_days: offer.return_days,
  store_days: offer.store_days,
});

/** Under the terms that the claim was started with. */
export const offerAmounts = ({ offer, price_cents }: Pick<ClaimRow, "offer" | "price_cents">) =>
  amountsFor(offer, price_cents);

/** The facts that the rules need. */
export async function factsOf(db: Db, row: ClaimRow): Promise<ClaimFacts> {
  const { id, state, granted, entered_at, payee } = row;
  const payment = await db
    .selectFrom("cashback_payout")
    .select("claim_id")
    .where("claim_id", "=", id)
    .executeTakeFirst();
  const elsewhere = state === "declined" && (await isClaimedElsewhere(db, row));
  const payable = payee !== null;
  return {
    state,
    granted,
    entered_at,
    paying: payment !== undefined,
    payable,
    elsewhere,
  };
}
