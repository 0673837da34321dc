import { sql } from "kysely";
import type { PayoutAnswer, Payouts } from "#contracts/cashback/claims";
import type { PayoutRun } from "#contracts/cashback/claim-forms";
import { numbersKeptDays } from "#contracts/vocabulary/claims";
import type { Db } from "../../database/engine";
import type { DbAndClock } from "../../database/services";
import { invalid, keyUsed, notFound, HttpError } from "../../http/answers";
import { lockMailboxes } from "../../mail/mailbox";
import { mostNewest, newestOf, ofAll } from "../../listing/newest";
import { dayOf } from "#contracts/us-days";
import type { MailSite } from "../../mail/settings";
import { changeClaim } from "../claims/change-claim";
import { type ClaimRow, lockClaim } from "../claims/claim-row";
import { moneyOf } from "../ledger/money";
import type { Payment, PaymentPort } from "./payment-port";

export interface PaymentServices extends DbAndClock {
  /** Where cash back is paid out. */
  payments: PaymentPort;
}

export interface PayoutServices extends PaymentServices {
  mail: MailSite;
}

const mostABatch = 500;

/**
 * Pays what is due. First, each payment is recorded in the journal, in a transaction with its claim's row locked; then
 * the money moves; then its result, the ledger, the claim's state and its mail are written. If a run is killed in
 * between, the next run completes it under the same references before starting anything of its own. Resubmitting the
 * form returns the outcome of its batch. Throws 400, and 409 when the form paid something else.
 */
export async function runPayouts(services: PayoutServices, { key, claim }: PayoutRun): Promise<PayoutAnswer> {
  const { db } = services;
  for (const { id } of await unfinished(db)) await finish(services, id);
  const batch = await begin(services, key, claim === undefined ? null : Number(claim));
  if (batch === null) return { batch: null, paid: 0, cents: 0 };
  await finish(services, batch);
  const { paid, cents } = await db
    .selectFrom("cashback_payout")
    .select((row) => [
      row.fn.countAll<number>().as("paid"),
      row.fn.coalesce(row.fn.sum<number>("cents"), row.lit(0)).as("cents"),
    ])
    .where("batch_id", "=", batch)
    .executeTakeFirstOrThrow();
  return { batch, paid, cents };
}

const unfinished = (db: Db) =>
  db.selectFrom("cashback_payout_batch").select("id").where("finished_at", "is", null).orderBy("id").execute();

const approved = (db: Db) =>
  db
    .selectFrom("cashback_claim")
    .where("state", "=", "approved")
    // Somebody who deleted their account can't be paid.
    .where("payee", "is not", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("cashback_payout")
            .select("cashback_payout.claim_id")
            .whereRef("cashback_payout.claim_id", "=", "cashback_claim.id"),
        ),
      ),
    );

const due = (db: Db, now: Date) => approved(db).where("pay_on", "<=", dayOf(now));

const paidOtherwise = () =>
  keyUsed(
    "This form has made a payment already, and not this one. Look at the payments below before you send it again.",
  );

/** Records what is to be paid, or one claim before its day; null when nothing is due. */
async function begin({ db, clock }: PayoutServices, key: string, early: number | null): Promise<number | null> {
  const now = clock();
  return db.transaction().execute(async (transaction) => {
    // A concurrent submission of the same form waits, and finds its batch.
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
    // Includes the requested claim; a form's key has no space.
    const asksFor = early === null ? key : `${key} ${early}`;
    const again = await transaction
      .selectFrom("cashback_payout_batch")
      .select(["id", "key"])
      .where(sql`split_part(key, ' ', 1)`, "=", key)
      .executeTakeFirst();
    if (again !== undefined && again.key !== asksFor) throw paidOtherwise();
    if (again !== undefined) return again.id;
    // Don't wait for claims that another run has just taken.
    const asked = early === null ? due(transaction, now) : approved(transaction).where("id", "=", early);
    const locked = await asked
      .selectAll()
      .orderBy("pay_on")
      .orderBy("id")
      .limit(mostABatch)
      .forUpdate()
      .skipLocked()
      .execute();
    // A run that ended while this one waited for a row has not changed that row, so the query above may have run too
    // early.
    const journaled = await journaledOf(
      transaction,
      locked.map(({ id }) => id),
    );
    const claims = locked.filter(({ id }) => !journaled.has(id));
    const money = await moneyOf(
      transaction,
      claims.map(({ id }) => id),
    );
    const paid = claims.filter(({ id }) => money(id).owed_cents > 0);
    if (paid.length === 0 && early !== null) throw invalid({ claim: ["That claim isn’t due for payment"] });
    if (paid.length === 0) return null;
    const batch = await transaction
      .insertInto("cashback_payout_batch")
      .values({ key: asksFor, begun_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto("cashback_payout")
      .values(
        paid.map(({ id, method, payee, payee_account }) => ({
          claim_id: id,
          batch_id: batch.id,
          cents: money(id).owed_cents,
          method: method!,
          payee: JSON.stringify(payee),
          payee_account,
        })),
      )
      .execute();
    return batch.id;
  });
}

/** Those of the claims that are now in the journal. */
async function journaledOf(db: Db, claims: readonly number[]): Promise<Set<number>> {
  if (claims.length === 0) return new Set();
  const rows = await db.selectFrom("cashback_payout").select("claim_id").where("claim_id", "in", claims).execute();
  return new Set(rows.map(({ claim_id }) => claim_id));
}

export const referenceOf = (claim: number) => `CB-${String(claim).padStart(6, "0")}`;

/** Moves the money and records that it did; a no-op for a batch that is already done. */
async function finish({ db, clock, mail: site, payments }: PayoutServices, batch: number): Promise<void> {
  const of = await db.selectFrom("cashback_payout_batch").selectAll().where("id", "=", batch).executeTakeFirstOrThrow();
  if (of.finished_at !== null) return;
  const rows = await db
    .selectFrom("cashback_payout")
    .selectAll()
    .where("batch_id", "=", batch)
    .orderBy("claim_id")
    .execute();
  // Another run has settled it since, and account numbers have been erased: the file that it wrote must stay.
  if (rows.some(({ reference }) => reference !== null)) return;
  await payments.pay({
    id: batch,
    begun_at: of.begun_at,
    payments: rows.map(({ claim_id, cents, method, payee, payee_account }): Payment => ({
      reference: referenceOf(claim_id),
      claim: claim_id,
      cents,
      method,
      // Set for every payment that isn't made yet (a database constraint).
      payee: payee!,
      payee_account,
    })),
  });
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    const open = await transaction
      .selectFrom("cashback_payout_batch")
      .select("finished_at")
      .where("id", "=", batch)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (open.finished_at !== null) return;
    const claims: ClaimRow[] = [];
    for (const { claim_id } of rows) claims.push(await lockClaim(transaction, { id: claim_id }));
    await lockMailboxes(
      transaction,
      claims.flatMap(({ email }) => email ?? []),
    );
    for (const claim of claims) {
      await transaction
        .updateTable("cashback_payout")
        .set({ reference: referenceOf(claim.id), paid_at: now, payee_account: null })
        // If the account was deleted meanwhile, erase the payee here too.
        .$if(claim.payee === null, (update) => update.set({ payee: null }))
        .where("claim_id", "=", claim.id)
        .execute();
      await changeClaim(transaction, claim, { action: "pay", by: "payout" }, { now, site });
    }
    await transaction.updateTable("cashback_payout_batch").set({ finished_at: now }).where("id", "=", batch).execute();
  });
}

/** Prefix of the keys of the demo's payments. */
export const madeUpBatch = "demonstration";

const dayMs = 86_400_000;
const numbersUntil = (finished: Date) => new Date(finished.getTime() + numbersKeptDays * dayMs);

const withNumbers = (db: Db) =>
  db
    .selectFrom("cashback_payout_batch")
    .select("id")
    .where("finished_at", "is not", null)
    .where("numbers_gone_at", "is", null)
    .where("key", "not like", `${madeUpBatch}%`);

/** The file first: if this is killed in between, it is repeated. False if the file isn't on this machine. */
async function takeNumbersOut({ db, payments }: Omit<PaymentServices, "clock">, batch: number, now: Date) {
  if (!(await payments.forgetNumbers(batch))) return false;
  await db
    .updateTable("cashback_payout_batch")
    .set({ numbers_gone_at: now })
    .where("id", "=", batch)
    .where("numbers_gone_at", "is", null)
    .execute();
  return true;
}

/** Records that the accountant has a batch's file, and erases full account numbers. Idempotent. Throws 404 and 409. */
export async function handOver({ db, clock, payments }: PayoutServices, batch: number): Promise<void> {
  const of = await db
    .selectFrom("cashback_payout_batch")
    .select(["key", "finished_at", "numbers_gone_at"])
    .where("id", "=", batch)
    .executeTakeFirst();
  if (of === undefined || of.key.startsWith(madeUpBatch)) throw notFound();
  if (of.finished_at === null)
    throw new HttpError(409, { detail: "This run isn’t finished yet, so the accountant can’t have all of it." });
  if (of.numbers_gone_at === null && !(await takeNumbersOut({ db, payments }, batch, clock())))
    throw new HttpError(409, { detail: "The file of these payments isn’t on this machine, so we couldn’t change it." });
}

const mostARound = 500;

/** Erases full account numbers from payment files that are older than the accountant needs. */
export async function forgetNumbers({ db, clock, payments }: PaymentServices) {
  const now = clock();
  const batches = await withNumbers(db)
    .where("finished_at", "<=", new Date(now.getTime() - numbersKeptDays * dayMs))
    // Files on other machines are retried each time, so newer ones come first.
    .orderBy("id", "desc")
    .limit(mostARound)
    .execute();
  for (const { id } of batches) await takeNumbersOut({ db, payments }, id, now);
}

/** Payments as staff see them, newest first. */
export async function readPayouts(
  db: Db,
  { now, demo, mayHaveFiles }: { now: Date; demo: boolean; mayHaveFiles: boolean },
): Promise<Payouts> {
  const claims = await due(db, now).select("id").execute();
  const money = await moneyOf(
    db,
    claims.map(({ id }) => id),
  );
  const owed = claims.map(({ id }) => money(id).owed_cents).filter((cents) => cents > 0);
  const batches = await db
    .selectFrom("cashback_payout_batch")
    .innerJoin("cashback_payout", "cashback_payout.batch_id", "cashback_payout_batch.id")
    .select(["cashback_payout_batch.id", "key", "begun_at", "finished_at", "numbers_gone_at"])
    .select((row) => [row.fn.countAll<number>().as("payments"), row.fn.sum<number>("cents").as("cents")])
    .select(ofAll)
    .groupBy("cashback_payout_batch.id")
    .orderBy("cashback_payout_batch.id", "desc")
    .limit(mostNewest)
    .execute();
  const { rows: items, count } = newestOf(batches);
  return {
    demo,
    may_have_files: mayHaveFiles,
    due: owed.length,
    due_cents: owed.reduce((sum, cents) => sum + cents, 0),
    unfinished: batches.some(({ finished_at }) => finished_at === null),
    count,
    items: items.map(({ key, begun_at, finished_at, numbers_gone_at, ...batch }) => {
      const has_file = finished_at !== null && !key.startsWith(madeUpBatch);
      return {
        ...batch,
        begun_at: begun_at.toISOString(),
        finished_at: finished_at?.toISOString() ?? null,
        has_file,
        numbers_until: has_file && numbers_gone_at === null ? numbersUntil(finished_at).toISOString() : null,
      };
    }),
  };
}
