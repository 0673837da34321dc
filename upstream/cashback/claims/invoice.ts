import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Db } from "../../database/engine";
import { Refusal } from "../../http/answers";
import type { CashbackClaimTable } from "../tables";

/** What stands before the number itself: "Invoice no. 123" is "123". */
const prefix = /^[^A-Z0-9]*(?:[I1L]NV(?:[O0][I1L]CE)?|NUMBER|NO|NR)(?![A-Z])/;

/**
 * An invoice number as it is compared. People copy it with and without its hyphens, its "INV" and its leading zeros, and
 * can't tell O from 0 or I and L from 1 in print.
 */
export function invoiceKey(invoice: string): string {
  const capital = invoice.normalize("NFKC").toUpperCase();
  let rest = capital;
  while (prefix.test(rest)) rest = rest.replace(prefix, "");
  return plain(rest) || plain(capital);
}

const plain = (capital: string) =>
  capital
    .replace(/[^A-Z0-9]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1")
    .replace(/^0+(?=.)/, "");

/**
 * Whether a claim keeps others from its invoice: paid, or open and of somebody who can be paid. As the index
 * cashback_claim_once has it.
 */
const holding: RawBuilder<boolean> = sql`(state = 'paid' or payee is not null and (
  state in ('submitted', 'needs-information', 'awaiting-retailer', 'approved', 'appealed')
  or state = 'decided' and granted))`;

type Claimed = Pick<Selectable<CashbackClaimTable>, "seller" | "invoice_key">;

/** Whether another claim holds an invoice. */
async function isHeld(db: Db, { seller, invoice_key, id = 0 }: Claimed & { id?: number }): Promise<boolean> {
  const other = await db
    .selectFrom("cashback_claim")
    .select("id")
    .where("seller", "=", seller)
    .where("invoice_key", "=", invoice_key)
    .where("id", "<>", id)
    .where(holding)
    .executeTakeFirst();
  return other !== undefined;
}

/** Said kindly: most of the time it is the claimant's own. */
export const alreadyClaimed = () =>
  new Refusal(409, {
    invoice: [
      "There’s a claim for this invoice already. If it’s yours, open the link in the email we sent you about it. " +
        "If it isn’t, check the number.",
    ],
  });

/** Throws 409 where somebody has claimed cash back for the invoice; drafts are nobody's yet, and a declined claim is over. */
export async function checkInvoice(db: Db, seller: string, invoice: string): Promise<void> {
  if (await isHeld(db, { seller, invoice_key: invoiceKey(invoice) })) throw alreadyClaimed();
}

export const isClaimedElsewhere = (db: Db, claim: Claimed & { id: number }): Promise<boolean> => isHeld(db, claim);

/** Of two claims of an invoice at the same moment the database lets one pass; the other is refused so. */
export async function onceAnInvoice<T>(refusal: () => Refusal, change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if ((error as { constraint?: string }).constraint === "cashback_claim_once") throw refusal();
    throw error;
  }
}
