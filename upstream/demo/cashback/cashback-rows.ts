import { randomBytes } from "node:crypto";
import { demoClaimCodes } from "#contracts/vocabulary/claims";
import { codeKey } from "../../cashback/codes";
import { claimedOffer } from "../../cashback/claims/drafts";
import { invoiceColumns } from "../../cashback/claims/invoice";
import { madeUpBatch, referenceOf } from "../../cashback/payouts/run-payouts";
import type { Payee } from "../../cashback/tables";
import { readCashbackOffer } from "../../deals/cashback-offers";
import { amountsFor } from "../../rules/cashback/amounts";
import { approval, payout, type Posting, reversal } from "../../rules/cashback/ledger-entries";
import { plusDays } from "#contracts/us-days";
import type { Db } from "../../database/engine";
import { insertRows, resetIdentity } from "../../database/insert-rows";
import { demoClaims, type SeedClaim } from "./demo-claims";
import type { Seeding } from "../seeding";

/** Whose account has some of them, under one name, so that the page of an account shows what it can. */
const demoMember = { email: "sleeper@example.com", name: "Sandy Miller" };

const at = (day: string, hour: number) => `${day}T${String(hour).padStart(2, "0")}:00:00.000Z`;

/**
 * Inserts the demonstration's claims with their history, ledger and codes. Once: a ledger is never emptied, so a newer
 * release leaves them as they are.
 */
export async function insertCashback(db: Db, { seed, catalogue, move }: Seeding): Promise<void> {
  await insertCodes(db);
  const there = await db.selectFrom("cashback_claim").select("id").where("seeded", "=", true).executeTakeFirst();
  if (there !== undefined) return;
  const { last } = await db
    .selectFrom("cashback_claim")
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  const member = await db.selectFrom("account").select("id").where("email", "=", demoMember.email).executeTakeFirst();
  const made = move(demoClaims(seed, catalogue)).map((claim, index) => ({ ...claim, id: (last ?? 0) + index + 1 }));
  const rows = await Promise.all(made.map((claim) => claimRow(db, claim, member?.id ?? null)));
  await insertRows(db, "cashback_claim", rows);
  await insertRows(
    db,
    "cashback_event",
    made.flatMap(({ id, events }) =>
      events.map(({ on, ...event }, index) => ({ claim_id: id, happened_at: at(on, 9 + index), ...event })),
    ),
  );
  await insertLedger(db, made, rows);
  await insertRows(
    db,
    "cashback_testimonial",
    made.flatMap(({ id, testimonial, events }) => {
      if (testimonial === null) return [];
      const { name, place, body, proof } = testimonial;
      return [{ claim_id: id, seeded: true, name, place, body, proof, written_on: plusDays(events.at(-1)!.on, 6) }];
    }),
  );
  for (const table of ["cashback_claim", "ledger_transaction"] as const) await resetIdentity(db, table);
}

type Made = SeedClaim & { id: number };

async function claimRow(db: Db, claim: Made, member: number | null) {
  const { id, events, offer, method } = claim;
  const last = events.at(-1)!;
  const terms = claimedOffer((await readCashbackOffer(db, offer.slug))!);
  // One claim in nine is the member's, the newest ones among them. Those that tell of it are somebody else's.
  const own = id % 9 === 0 && claim.testimonial === null;
  const name = own ? demoMember.name : claim.name;
  const granted = events.some(({ action }) => action === "grant")
    ? true
    : events.some(({ action }) => action === "uphold")
      ? false
      : null;
  const finished = last.state === "paid" || granted === false;
  return {
    id,
    seeded: true,
    token: randomBytes(24).toString("base64url"),
    account_id: own ? member : null,
    state: last.state,
    entered_at: at(last.on, 9 + events.length - 1),
    granted,
    reason: events.findLast(({ reason }) => reason !== null)?.reason ?? null,
    pay_on: claim.pay_on,
    offer_slug: offer.slug,
    offer: terms,
    seller: terms.seller,
    product: claim.product,
    store: terms.seller,
    invoice: claim.invoice,
    ...invoiceColumns(claim.invoice),
    bought_on: claim.bought_on,
    price_cents: claim.price_cents,
    method,
    payee: payeeOf({ ...claim, name }),
    payee_account: method === "ach" && !finished ? `00012345${String(id).padStart(4, "0")}` : null,
    name,
    email: own ? demoMember.email : `claimant-${id}@example.com`,
    phone: null,
    begun_at: at(events[0]!.on, 8),
    sent_at: at(events[0]!.on, 9),
  };
}

const payeeOf = ({ method, name, id }: Made): Payee =>
  method === "ach"
    ? { method, name, account_kind: "checking", routing: "011000015", last_four: String(id).padStart(4, "0") }
    : { method, name, street: `${100 + id} Example Street`, unit: null, city: "Boise", state: "ID", zip: "83702" };

async function insertLedger(db: Db, made: Made[], rows: Awaited<ReturnType<typeof claimRow>>[]) {
  const transactions: {
    kind: string;
    claim_id: number;
    reverses: number | null;
    booked_at: string;
    postings: Posting[];
  }[] = [];
  made.forEach(({ id, events, price_cents }, index) => {
    const { offer, seller } = rows[index]!;
    const amounts = amountsFor(offer, price_cents);
    const booked = approval(id, seller, amounts);
    let standing: number | null = null;
    for (const [order, { action, on }] of events.entries()) {
      const booked_at = at(on, 9 + order);
      if (action === "approve") {
        transactions.push({ kind: "approval", claim_id: id, reverses: null, booked_at, postings: booked });
        standing = transactions.length;
      } else if (action === "decline" && standing !== null) {
        transactions.push({
          kind: "reversal",
          claim_id: id,
          reverses: standing,
          booked_at,
          postings: reversal(booked),
        });
        standing = null;
      } else if (action === "pay") {
        const postings = payout(id, amounts.back_cents);
        transactions.push({ kind: "payout", claim_id: id, reverses: null, booked_at, postings });
      }
    }
  });
  const accounts = new Map(
    transactions.flatMap(({ postings }) => postings.map(({ account, kind }) => [account, kind])),
  );
  // A ledger that has entries already, of visitors, goes on after them.
  const { last } = await db
    .selectFrom("ledger_transaction")
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  const first = last ?? 0;
  const known = new Set((await db.selectFrom("ledger_account").select("id").execute()).map(({ id }) => id));
  await insertRows(
    db,
    "ledger_account",
    [...accounts].filter(([id]) => !known.has(id)).map(([id, kind]) => ({ id, kind })),
  );
  await insertRows(
    db,
    "ledger_transaction",
    transactions.map(({ postings: _, reverses, ...row }, index) => ({
      id: first + index + 1,
      ...row,
      reverses: reverses === null ? null : first + reverses,
    })),
  );
  await insertRows(
    db,
    "ledger_entry",
    transactions.flatMap(({ postings }, index) =>
      postings.map(({ account, cents }) => ({ transaction_id: first + index + 1, account_id: account, cents })),
    ),
  );
  await insertJournal(db, made, rows, transactions);
}

/** One batch a day of payments, as they were made. */
async function insertJournal(
  db: Db,
  made: Made[],
  rows: Awaited<ReturnType<typeof claimRow>>[],
  transactions: readonly { kind: string; claim_id: number; booked_at: string; postings: Posting[] }[],
) {
  const payments = transactions.filter(({ kind }) => kind === "payout");
  for (const booked_at of [...new Set(payments.map((payment) => payment.booked_at))].sort()) {
    const { id: batch_id } = await db
      .insertInto("cashback_payout_batch")
      .values({ key: `${madeUpBatch} ${booked_at}`, begun_at: booked_at, finished_at: new Date(booked_at) })
      .returning("id")
      .executeTakeFirstOrThrow();
    await insertRows(
      db,
      "cashback_payout",
      payments
        .filter((payment) => payment.booked_at === booked_at)
        .map(({ claim_id, postings }) => {
          const row = rows[made.findIndex(({ id }) => id === claim_id)]!;
          return {
            claim_id,
            batch_id,
            cents: Math.abs(postings[0]!.cents),
            method: row.method,
            payee: row.payee,
            reference: referenceOf(claim_id),
            paid_at: booked_at,
          };
        }),
    );
  }
}

async function insertCodes(db: Db): Promise<void> {
  const offers = await db
    .selectFrom("cashback_offer")
    .select(["slug", "seller"])
    .orderBy("amount_cents", "desc")
    .orderBy("slug")
    .limit(demoClaimCodes.length)
    .execute();
  await db.deleteFrom("cashback_code").where("code", "in", demoClaimCodes.map(codeKey)).execute();
  if (offers.length === 0) return;
  await insertRows(
    db,
    "cashback_code",
    offers.map(({ slug, seller }, index) => ({
      code: codeKey(demoClaimCodes[index]!),
      offer_slug: slug,
      invoice: `CARD-${2041 + index}`,
      store: seller,
      ends_on: null,
    })),
  );
}
