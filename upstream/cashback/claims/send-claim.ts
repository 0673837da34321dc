import type { ClaimSentAnswer } from "../../../app/contracts/cashback/claims";
import type { ClaimSent } from "../../../app/contracts/cashback/claim-forms";
import { mailableAddress } from "../../accounts/account-address";
import { countMailTry } from "../../accounts/entry/mail-limit";
import { newToken, tokenHash } from "../../accounts/entry/tokens";
import type { Db } from "../../database/engine";
import { invalid } from "../../http/answers";
import type { Call } from "../../http/operation";
import { visitorAddress } from "../../http/visitor-address";
import { queueMail } from "../../mail/queue-mail";
import type { Services } from "../../services";
import { visitorOf } from "../../visits/visitor";
import { changeClaim } from "./change-claim";
import { lockClaim, type ClaimRow } from "./claim-row";
import { alreadyClaimed, checkInvoice } from "./drafts";
import { confirmLetter } from "./letters";

const confirmDays = 7;
/** A second press within this time sends no second mail to the same address: its link would end that of the first. */
const mailedLatelyMs = 60_000;

/**
 * Sends a claim with the address of the account of whoever is signed in; of others it is sent once they have confirmed
 * theirs by mail. The same form again finds it sent. Throws 400, 404, 409 and 429.
 */
export async function sendClaim(
  call: Call & { body: ClaimSent },
  token: string,
  services: Services,
): Promise<ClaimSentAnswer> {
  const { db, clock, mail: site, mailLimit, sendsMail, visitorSecret } = services;
  const now = clock();
  const { name, phone = null, email: typed } = call.body;
  const visitor = await visitorOf(call, services);
  const own = visitor === null ? null : await emailOf(db, visitor.id);
  if (own === null && typed === undefined) throw invalid({ email: ["Enter your email address"] });
  const email = own ?? mailableAddress(typed ?? "");
  const mail = sendsMail ? "queued" : "not-configured";
  return onceAnInvoice(() =>
    db.transaction().execute(async (transaction) => {
      const row = await lockClaim(transaction, { token });
      if (row.state !== "draft") return { token, state: row.state, mail };
      await complete(transaction, row);
      await checkInvoice(transaction, row.seller, row.invoice);
      const account_id = row.account_id ?? visitor?.id ?? null;
      const contact = { name, phone, email, account_id };
      const keep = (confirming: { confirm_hash?: string | null; confirm_until?: Date | null }) =>
        transaction
          .updateTable("cashback_claim")
          .set({ ...contact, ...confirming })
          .where("id", "=", row.id)
          .execute();
      if (own === null) {
        const until = new Date(now.getTime() + confirmDays * 86_400_000);
        if (wasMailedLately(row, email, until)) await keep({});
        else {
          const address = visitorAddress(call.request, visitorSecret, now);
          await countMailTry(transaction, mailLimit, { email, address }, now);
          const { token: link, token_hash } = newToken();
          await keep({ confirm_hash: token_hash, confirm_until: until });
          await queueMail(transaction, confirmLetter(row, { email, token: link, until }, site), now);
        }
        return { token, state: "draft" as const, mail };
      }
      await keep({ confirm_hash: null, confirm_until: null });
      const sent = { ...row, ...contact };
      const { state } = await changeClaim(transaction, sent, { action: "send", by: "claimant" }, { now, site });
      return { token, state, mail };
    }),
  );
}

/** `until`: how long a link would work that is mailed now. */
const wasMailedLately = ({ email, confirm_until }: ClaimRow, to: string, until: Date) =>
  email === to && confirm_until !== null && until.getTime() - confirm_until.getTime() < mailedLatelyMs;

/**
 * Sends the claim whose link it is; pressed again it finds it sent. Where the address has an account, it is that
 * account's. Throws 400 and 409.
 */
export async function confirmClaim(
  token: string,
  { db, clock, mail: site, sendsMail }: Services,
): Promise<ClaimSentAnswer> {
  const now = clock();
  return onceAnInvoice(() =>
    db.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom("cashback_claim")
        .selectAll()
        .where("confirm_hash", "=", tokenHash(token))
        .forUpdate()
        .executeTakeFirst();
      const over = row?.state === "draft" && (row.confirm_until === null || row.confirm_until <= now);
      if (row === undefined || over) {
        throw invalid({ non_field_errors: ["This link has expired, or it isn’t the newest one we sent you."] });
      }
      const mail = sendsMail ? ("queued" as const) : ("not-configured" as const);
      if (row.state !== "draft") return { token: row.token, state: row.state, mail };
      await complete(transaction, row);
      await checkInvoice(transaction, row.seller, row.invoice);
      const account_id = row.account_id ?? (await accountOf(transaction, row.email));
      await transaction.updateTable("cashback_claim").set({ account_id }).where("id", "=", row.id).execute();
      const { state } = await changeClaim(
        transaction,
        { ...row, account_id },
        { action: "send", by: "claimant" },
        { now, site },
      );
      return { token: row.token, state, mail };
    }),
  );
}

/** Throws 400 where a step is missing. */
async function complete(transaction: Db, row: ClaimRow): Promise<void> {
  const proof = await transaction
    .selectFrom("cashback_proof")
    .select("upload_id")
    .where("claim_id", "=", row.id)
    .executeTakeFirst();
  if (proof === undefined) throw invalid({ non_field_errors: ["Send us your receipt or invoice first."] });
  if (row.payee === null) throw invalid({ non_field_errors: ["Tell us first where the money is to go."] });
}

async function accountOf(db: Db, email: string | null): Promise<number | null> {
  if (email === null) return null;
  const own = await db.selectFrom("account").select("id").where("email", "=", email).executeTakeFirst();
  return own?.id ?? null;
}

async function emailOf(db: Db, account: number): Promise<string | null> {
  const own = await db.selectFrom("account").select("email").where("id", "=", account).executeTakeFirst();
  return own?.email ?? null;
}

/** Of two claims of an invoice that are sent at the same moment the database lets one pass. */
async function onceAnInvoice<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if ((error as { constraint?: string }).constraint === "cashback_claim_once") throw alreadyClaimed();
    throw error;
  }
}
