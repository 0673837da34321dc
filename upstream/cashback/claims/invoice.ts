import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Db } from "../../database/engine";
import { HttpError } from "../../http/answers";
import { invoiceNumber, mayBeSameInvoice } from "../../rules/cashback/invoice-number";
import type { CashbackClaimTable } from "../tables";

/** The columns for an invoice number. */
export function invoiceColumns(invoice: string) {
  const { key, parts } = invoiceNumber(invoice);
  return { invoice_key: key, invoice_parts: parts };
}

/**
 * Whether a claim blocks others for its invoice: it is paid, or open with a claimant who can be paid. Matches the index
 * cashback_claim_once.
 */
const holding: RawBuilder<boolean> = sql`(state = 'paid' or payee is not null and (
  state in ('submitted', 'needs-information', 'awaiting-retailer', 'approved', 'appealed')
  or state = 'decided' and granted))`;

type Claimed = Pick<Selectable<CashbackClaimTable>, "seller" | "invoice_key" | "invoice_parts">;

const numberOf = ({ invoice_key, invoice_parts }: Claimed) => ({ key: invoice_key, parts: invoice_parts });

/** Claims that hold a number with the same letters and digits, regardless of hyphens. */
const holders = (db: Db, { seller, invoice_key }: Pick<Claimed, "seller" | "invoice_key">) =>
  db
    .selectFrom("cashback_claim")
    .select(["id", "seller", "invoice_key", "invoice_parts"])
    .where("seller", "=", seller)
    .where("invoice_key", "=", invoice_key)
    .where(holding)
    .orderBy("id");

/** Whether another claim holds an invoice. */
async function isHeld(db: Db, claimed: Claimed & { id?: number }): Promise<boolean> {
  const others = await holders(db, claimed).execute();
  return others.some((other) => other.id !== claimed.id && mayBeSameInvoice(numberOf(other), numberOf(claimed)));
}

/**
 * Until the transaction ends, nobody else can take a number with these letters and digits. The index catches only
 * identical numbers.
 */
export async function lockInvoice(transaction: Db, { seller, invoice_key }: Claimed): Promise<void> {
  const number = `invoice ${invoice_key} ${seller}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${number}, 0))`.execute(transaction);
}

const mostAlike = 10;

/** Other claims that staff compare a claim with: those with the same letters and digits that aren't declined. */
export async function alikeClaims(db: Db, claimed: Claimed & { id: number }): Promise<number[]> {
  const rows = await holders(db, claimed).where("id", "<>", claimed.id).limit(mostAlike).execute();
  return rows.map(({ id }) => id);
}

/** Worded kindly, because it is usually the claimant's own claim. */
export const alreadyClaimed = () =>
  new HttpError(409, {
    invoice: [
      "There’s a claim for this invoice already. If it’s yours, open the link in the email we sent you about it. " +
        "If it isn’t, check the number.",
    ],
  });

/** Throws 409 if cash back has already been claimed for the invoice; drafts and declined claims don't count. */
export async function checkInvoice(db: Db, seller: string, invoice: string): Promise<void> {
  if (await isHeld(db, { seller, ...invoiceColumns(invoice) })) throw alreadyClaimed();
}

/** Like `checkInvoice`, for a claim that is about to hold it; the database serializes these. */
export async function takeInvoice(transaction: Db, row: Claimed & { id: number }): Promise<void> {
  await lockInvoice(transaction, row);
  if (await isHeld(transaction, row)) throw alreadyClaimed();
}

export const isClaimedElsewhere = (db: Db, claim: Claimed & { id: number }): Promise<boolean> => isHeld(db, claim);

/** Of two concurrent claims for an invoice, the database accepts one; the other gets this error. */
export async function onceAnInvoice<T>(refusal: () => HttpError, change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if ((error as { constraint?: string }).constraint === "cashback_claim_once") throw refusal();
    throw error;
  }
}
