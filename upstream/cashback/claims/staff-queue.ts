import type { StaffClaims } from "#contracts/cashback/claims";
import type { ClaimState, ClaimView } from "#contracts/vocabulary/claims";
import type { Db } from "../../database/engine";
import { pagesOf } from "../../listing/pages";
import { moneyOf } from "../ledger/money";
import { entryOf } from "./read-claim";

const perPage = 25;

/** Which states are waiting for us, for others, and for nobody. */
const statesOf: Readonly<Record<ClaimView, readonly ClaimState[]>> = {
  open: ["submitted", "appealed", "approved", "decided"],
  waiting: ["needs-information", "awaiting-retailer"],
  finished: ["paid", "declined", "decided"],
};

/** One page of the claims that staff see, the longest-waiting ones first. Throws 404 out of range. */
export async function readQueue(db: Db, view: ClaimView, page: number, now: Date): Promise<StaffClaims> {
  const of = db
    .selectFrom("cashback_claim")
    .where("state", "in", statesOf[view])
    // A decided appeal is finished if it was turned down, and still needs approval if it was granted.
    .where((row) => row.or([row("state", "!=", "decided"), row("granted", "=", view === "open")]));
  const { count } = await of.select((row) => row.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  const pages = pagesOf(count, perPage, page);
  const rows = await of
    .selectAll()
    .orderBy("entered_at", view === "finished" ? "desc" : "asc")
    .orderBy("id")
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const money = await moneyOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    count,
    page,
    pages,
    view,
    items: rows.map((row) => ({ ...entryOf(row, money(row.id), now), store: row.store, invoice: row.invoice })),
  };
}
