import type { Claim, ClaimEntry, OwnClaims, StaffClaim } from "#contracts/cashback/claims";
import type { Db } from "../../database/engine";
import { mostNewest, newestOf, ofAll } from "../../listing/newest";
import { type Actor, allowedActions, lastAppealDay } from "../../rules/cashback/claim-states";
import { expectedDay, isOverdue } from "../../rules/cashback/expected-day";
import { type ClaimMoney, moneyOf } from "../ledger/money";
import type { Payee } from "../tables";
import { type ClaimKey, type ClaimRow, timelineOf, factsOf, findClaim, offerAmounts } from "./claim-row";
import { alikeClaims } from "./invoice";
import { leftToOthers } from "./conflict-of-interest";

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** A claim as a list entry. */
export function entryOf(row: ClaimRow, money: ClaimMoney, now: Date): ClaimEntry {
  const course = timelineOf(row);
  return {
    id: row.id,
    product: row.product,
    seller: row.seller,
    state: row.state,
    entered_at: row.entered_at.toISOString(),
    expected: expectedDay(course),
    overdue: isOverdue(course, now),
    promised: offerAmounts(row),
    money,
  };
}

const noPayee = {
  street: null,
  unit: null,
  city: null,
  state: null,
  zip: null,
  account_kind: null,
  routing: null,
  last_four: null,
};
export const shownPayee = (payee: Payee) => ({ ...noPayee, ...payee });

/** The routing number isn't needed to recognize the account. */
const withoutRouting = (payee: ReturnType<typeof shownPayee> | null) => payee && { ...payee, routing: null };

async function shownClaim(db: Db, row: ClaimRow, by: Actor, { now, demo }: { now: Date; demo: boolean }) {
  const money = (await moneyOf(db, [row.id]))(row.id);
  const events = newestOf(
    await db
      .selectFrom("cashback_event")
      .select(["action", "state", "happened_at", "note", "reason", ofAll])
      .where("claim_id", "=", row.id)
      .orderBy("id", "desc")
      .limit(mostNewest)
      .execute(),
  );
  const proofs = await proofsOf(db, row.id);
  const { slug, brand, amount_cents, back_percent, minimum_cents, return_days } = row.offer;
  return {
    ...entryOf(row, money, now),
    demo,
    begun_at: row.begun_at.toISOString(),
    sent_at: iso(row.sent_at),
    offer: { slug, brand, amount_cents, back_percent, minimum_cents, return_days },
    store: row.store,
    invoice: row.invoice,
    bought_on: row.bought_on,
    price_cents: row.price_cents,
    payee: row.payee === null ? null : shownPayee(row.payee),
    proofs: proofs.map(({ added_at, ...proof }) => ({ ...proof, added_at: added_at.toISOString() })),
    name: row.name,
    phone: row.phone,
    email: row.email,
    reason: row.reason,
    granted: row.granted,
    pay_on: row.pay_on,
    event_count: events.count,
    events: events.rows
      .toReversed()
      .map(({ happened_at, ...event }) => ({ ...event, happened_at: happened_at.toISOString() })),
    may: allowedActions(await factsOf(db, row), by, now),
  };
}

export const proofsOf = (db: Db, claim: number) =>
  db
    .selectFrom("cashback_proof")
    .innerJoin("upload", "upload.id", "cashback_proof.upload_id")
    .select(["upload.id", "pages", "added_at"])
    .where("claim_id", "=", claim)
    .orderBy("added_at")
    .orderBy("upload.id")
    .execute();

/** A claim as the claimant sees it; null if no claim has this token. `signedIn`: the requester has an account. */
export async function readClaim(
  db: Db,
  token: string,
  { now, demo, signedIn }: { now: Date; demo: boolean; signedIn: boolean },
): Promise<Claim | null> {
  const row = await findClaim(db, { token });
  if (row === null) return null;
  const shown = await shownClaim(db, row, "claimant", { now, demo });
  const link = await db
    .selectFrom("cashback_claim_link")
    .where("claim_id", "=", row.id)
    .where("works_until", ">", now)
    .select("claim_id")
    .executeTakeFirst();
  return {
    ...shown,
    // To prefill the form.
    payee: row.state === "draft" ? shown.payee : withoutRouting(shown.payee),
    confirming: row.state === "draft" && link !== undefined,
    appeal_until: row.state === "declined" ? lastAppealDay(row.entered_at) : null,
    signed_in: signedIn,
  };
}

/** A claim as staff see it; drafts are visible only to their writers. */
export async function readStaffClaim(
  db: Db,
  which: ClaimKey,
  { staff, ...about }: { now: Date; demo: boolean; staff: number },
): Promise<StaffClaim | null> {
  const row = await findClaim(db, which);
  if (row === null || row.state === "draft") return null;
  const shown = await shownClaim(db, row, "staff", about);
  const left = await leftToOthers(db, row, staff);
  return {
    ...shown,
    payee: withoutRouting(shown.payee),
    may: shown.may.filter((action) => left(action) === null),
    same_invoice: await alikeClaims(db, row),
    left_to_others: shown.may.map(left).find((why) => why !== null) ?? null,
  };
}

/** An account's claims, newest first. */
export async function claimsOf(db: Db, account: number, now: Date): Promise<OwnClaims> {
  const rows = await db
    .selectFrom("cashback_claim")
    .selectAll()
    .select(ofAll)
    .where("account_id", "=", account)
    .orderBy("begun_at", "desc")
    .orderBy("id", "desc")
    .limit(mostNewest)
    .execute();
  const money = await moneyOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    count: newestOf(rows).count,
    items: rows.map((row) => ({ ...entryOf(row, money(row.id), now), token: row.token })),
  };
}
