import { createHash, randomBytes } from "node:crypto";
import { accountNumberNeeded, type ClaimBegun, type ClaimPayee, type Purchase } from "#contracts/cashback/claim-forms";
import type { ClaimToken } from "#contracts/cashback/claims";
import { purchaseFaults } from "#contracts/cashback/purchase-faults";
import type { Db } from "../../database/engine";
import { invalid, keyUsed, notFound, HttpError } from "../../http/answers";
import { type CashbackOfferRow, readCashbackOffer } from "../../deals/cashback-offers";
import { lastFourOf } from "../../rules/cashback/account-number";
import { storeDays } from "../../rules/cashback/expected-day";
import type { ClaimedOffer, Payee } from "../tables";
import { type ClaimRow, lockClaim } from "./claim-row";
import { checkInvoice, invoiceColumns } from "./invoice";

export const claimedOffer = (offer: CashbackOfferRow): ClaimedOffer => ({
  slug: offer.slug,
  brand: { slug: offer.brand_slug, name: offer.brand_name },
  seller: offer.seller,
  amount_cents: offer.amount_cents,
  back_percent: offer.back_percent,
  minimum_cents: offer.minimum_cents,
  commission_cents: offer.commission_cents,
  commission_percent: offer.commission_percent,
  return_days: offer.return_days,
  store_days: storeDays(offer.days_to_pay),
  claim_days: offer.claim_days,
});

/** The input of the first step as columns. */
const purchaseRow = ({ product, store, invoice, bought_on, price }: Purchase) => ({
  product,
  store,
  invoice,
  ...invoiceColumns(invoice),
  bought_on,
  price_cents: price,
});

/** Starts a claim, one per form. Resubmitting the form updates the input. Throws 400, 404 and 409. */
export async function beginClaim(db: Db, typed: ClaimBegun, account: number | null, now: Date): Promise<ClaimToken> {
  const offer = await readCashbackOffer(db, typed.offer);
  if (offer === null) throw notFound();
  const terms = claimedOffer(offer);
  const purchase = purchaseRow(typed);
  // A page from the browser's history with a different offer counts as another form.
  const key = createHash("sha256").update(`${typed.key} ${typed.offer}`).digest("base64url");
  const sent = await sentBefore(db, key, purchase);
  if (sent !== null) return { token: sent, already: true };
  checkPurchase(typed, offer, now);
  await checkInvoice(db, terms.seller, typed.invoice);
  const begun = await db
    .insertInto("cashback_claim")
    .values({
      token: randomBytes(24).toString("base64url"),
      key,
      account_id: account,
      state: "draft",
      entered_at: now,
      begun_at: now,
      offer_slug: offer.slug,
      offer: JSON.stringify(terms),
      seller: terms.seller,
      ...purchase,
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("token")
    .executeTakeFirst();
  if (begun !== undefined) return { token: begun.token, already: false };
  // The latest input wins, but a claim that has been sent is not changed.
  await db.updateTable("cashback_claim").set(purchase).where("key", "=", key).where("state", "=", "draft").execute();
  const { token } = await db
    .selectFrom("cashback_claim")
    .select("token")
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  return { token: (await sentBefore(db, key, purchase)) ?? token, already: true };
}

/** The token of a claim already sent from a form; null: none was. Throws 409 if its contents differ. */
async function sentBefore(db: Db, key: string, purchase: ReturnType<typeof purchaseRow>): Promise<string | null> {
  const row = await db
    .selectFrom("cashback_claim")
    .select(["token", "product", "store", "invoice", "bought_on", "price_cents"])
    .where("key", "=", key)
    .where("state", "!=", "draft")
    .executeTakeFirst();
  if (row === undefined) return null;
  const { token, ...sent } = row;
  const names = Object.keys(sent) as (keyof typeof sent)[];
  if (names.every((name) => sent[name] === purchase[name])) return token;
  throw keyUsed(
    "You’ve already sent the claim that you began here, without these changes. " +
      "Send this again only if it’s for another purchase.",
  );
}

/** Throws 400 with whatever doesn't fit the offer, by field. */
function checkPurchase(typed: Purchase, terms: Parameters<typeof purchaseFaults>[1], now: Date) {
  const faults = Object.entries(purchaseFaults(typed, terms, now));
  if (faults.length > 0) throw invalid(Object.fromEntries(faults.map(([field, fault]) => [field, [fault]])));
}

/** Throws 409 if the claim has been sent. */
export async function lockDraft(transaction: Db, token: string): Promise<ClaimRow> {
  const row = await lockClaim(transaction, { token });
  if (row.state !== "draft") throw sentAlready();
  return row;
}

export const sentAlready = () =>
  new HttpError(409, { detail: "You’ve sent this claim already, so it can’t be changed here.", code: "sent_already" });

export async function changePurchase(db: Db, token: string, typed: Purchase, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await lockDraft(transaction, token);
    const { starts_on = "", ends_on = null } = (await readCashbackOffer(transaction, row.offer_slug)) ?? {};
    checkPurchase(typed, { ...row.offer, starts_on, ends_on }, now);
    await checkInvoice(transaction, row.seller, typed.invoice);
    await transaction.updateTable("cashback_claim").set(purchaseRow(typed)).where("id", "=", row.id).execute();
  });
}

const digits = (text: string | undefined) => (text ?? "").replace(/[\s-]/g, "");

/** Saves where the money should go. An account number that is already stored may be kept. Throws 400 and 409. */
export async function keepPayee(db: Db, token: string, typed: ClaimPayee): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await lockDraft(transaction, token);
    const { payee, number } = payeeOf(typed, row);
    await transaction
      .updateTable("cashback_claim")
      .set({ method: typed.method, payee: JSON.stringify(payee), payee_account: number })
      .where("id", "=", row.id)
      .execute();
  });
}

function payeeOf(typed: ClaimPayee, row: ClaimRow): { payee: Payee; number: string | null } {
  const name = typed.payee_name;
  if (typed.method === "check") {
    const { street = "", unit, city = "", state = "", zip = "" } = typed;
    const payee = { method: "check" as const, name, street, unit: unit ?? null, city, state: state.toUpperCase(), zip };
    return { payee, number: null };
  }
  const number = digits(typed.account_number) || row.payee_account;
  if (number === null || number === "") throw invalid({ account_number: [accountNumberNeeded] });
  const payee = {
    method: "ach" as const,
    name,
    account_kind: typed.account_kind ?? "checking",
    routing: digits(typed.routing),
    last_four: lastFourOf(number),
  };
  return { payee, number };
}
