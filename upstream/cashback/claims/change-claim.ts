import type { ClaimAction, DeclineReason } from "#contracts/vocabulary/claims";
import type { Db } from "../../database/engine";
import { keyUsed, HttpError } from "../../http/answers";
import { queueMail } from "../../mail/queue-mail";
import type { MailSite } from "../../mail/settings";
import { type Actor, allowedActions, isFinished, transition } from "../../rules/cashback/claim-states";
import { payDay } from "../../rules/cashback/expected-day";
import { bookApproval, bookPayout, reverseApproval } from "../ledger/book";
import { moneyOf } from "../ledger/money";
import { type ClaimRow, factsOf, offerAmounts } from "./claim-row";
import { lockInvoice } from "./invoice";
import { claimLetter } from "./emails";

export interface Change {
  action: ClaimAction;
  by: Actor;
  /** The form's key: resubmitting the same form is a no-op. */
  key?: string | null;
  note?: string | null;
  reason?: DeclineReason | null;
  /** The staff member's account. */
  account?: number | null;
}

/**
 * The only function that changes a claim's state: it applies the rule and updates the row, the history, the ledger and
 * the mail, in the transaction of the caller, who has locked the row. Throws 409 with the rule's sentence.
 */
export async function changeClaim(
  transaction: Db,
  row: ClaimRow,
  { action, by, key = null, note = null, reason = null, account = null }: Change,
  { now, site }: { now: Date; site: MailSite },
): Promise<ClaimRow> {
  const formKey = key === null ? null : `${row.id} ${key}`;
  if (formKey !== null && (await isDone(transaction, formKey, { action, note, reason }))) return row;
  // Lock the invoice before checking whether another claim holds it, so that none can take it meanwhile.
  if (action === "appeal") await lockInvoice(transaction, row);
  const verdict = transition(await factsOf(transaction, row), action, by, now);
  if ("refused" in verdict) throw new HttpError(409, { detail: verdict.refused, code: "not_now" });
  const changed: ClaimRow = {
    ...row,
    state: verdict.to,
    entered_at: now,
    granted: action === "grant" ? true : action === "uphold" ? false : action === "decline" ? null : row.granted,
    reason: action === "decline" ? reason : row.reason,
    pay_on: action === "approve" ? payDay(now) : row.pay_on,
    sent_at: action === "send" ? now : row.sent_at,
  };
  if (isFinished(changed)) changed.payee_account = null;
  const { state, entered_at, granted, pay_on, sent_at, payee_account } = changed;
  await transaction
    .updateTable("cashback_claim")
    .set({ state, entered_at, granted, reason: changed.reason, pay_on, sent_at, payee_account })
    .where("id", "=", row.id)
    .execute();
  const event = await transaction
    .insertInto("cashback_event")
    .values({ claim_id: row.id, key: formKey, action, state, by, account_id: account, note, reason, happened_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (action === "approve") await bookApproval(transaction, row.id, row.seller, offerAmounts(row), now);
  if (action === "decline" && row.state === "approved") await reverseApproval(transaction, row.id, now);
  const money = (await moneyOf(transaction, [row.id]))(row.id);
  if (action === "pay") await bookPayout(transaction, row.id, money.owed_cents, now);
  if (changed.email !== null) {
    const cents = money.owed_cents || offerAmounts(row).back_cents;
    const may = allowedActions(await factsOf(transaction, changed), "claimant", now);
    const told = { action, note, cents, email: changed.email, after: row, may };
    await queueMail(transaction, claimLetter(changed, told, site), `claim event ${event.id}`, now);
  }
  return changed;
}

/** Throws 409 when the form was used for something else. */
async function isDone(db: Db, key: string, sent: Pick<Change, "action" | "note" | "reason">): Promise<boolean> {
  const done = await db
    .selectFrom("cashback_event")
    .select(["action", "note", "reason"])
    .where("key", "=", key)
    .executeTakeFirst();
  if (done === undefined) return false;
  if (done.action === sent.action && done.note === sent.note && done.reason === sent.reason) return true;
  throw keyUsed("We already have what you sent from this form first. Open the claim again to see how it stands now.");
}
