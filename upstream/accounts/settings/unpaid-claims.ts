import type { UnpaidClaims } from "#contracts/account/account";
import type { Db } from "../../database/engine";
import { amountsFor } from "../../rules/cashback/amounts";
import { isFinished } from "../../rules/cashback/claim-states";

const mostRead = 1000;
const mostNamed = 50;

/** Claims of an account that were sent and neither paid nor declined: after a deletion there is nobody to pay. */
export async function unpaidClaims(db: Db, account: number): Promise<UnpaidClaims> {
  const rows = await db
    .selectFrom("cashback_claim")
    .where("account_id", "=", account)
    .where("state", "not in", ["draft", "declined", "paid"])
    .select(["product", "seller", "state", "granted", "offer", "price_cents"])
    .orderBy("id", "desc")
    .limit(mostRead)
    .execute();
  const open = rows
    .filter((row) => !isFinished(row))
    .map(({ product, seller, offer, price_cents }) => ({
      product,
      seller,
      cents: amountsFor(offer, price_cents).back_cents,
    }))
    .filter(({ cents }) => cents > 0);
  return {
    count: open.length,
    cents: open.reduce((sum, { cents }) => sum + cents, 0),
    items: open.slice(0, mostNamed),
  };
}
