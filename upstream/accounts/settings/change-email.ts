import type { EmailChange } from "#contracts/account/account";
import type { MailedAnswer } from "#contracts/account/sign-up";
import type { Db } from "../../database/engine";
import { invalid } from "../../http/answers";
import type { Call } from "../../http/operation";
import { visitorAddress } from "../../http/visitor-address";
import { lockMailboxes } from "../../mail/mailbox";
import { queueMail } from "../../mail/queue-mail";
import { copyStops } from "../../mail/unsubscribe";
import { dayOf } from "#contracts/us-days";
import { visitorOf, type SessionServices } from "../../sessions/visitor";
import { mailableAddress } from "../account-address";
import { enter, type EntryServices } from "../enter";
import { countMailTry, type MailTryServices } from "../registration/mail-limit";
import { deadLink } from "../registration/sign-up";
import { newLink } from "../registration/new-link";
import { keyFor, linkWorks, tokenHash } from "../registration/tokens";
import { lockAccount } from "../lock-account";
import type { SignInServices } from "../sign-in-limit";
import { takeOver } from "../written-before";
import { checkPassword } from "./check-password";
import { addressChanging, addressTaken, confirmAddress } from "./emails";
import { emailOf } from "./overview";

/**
 * Mails a link to the new address and a notice to the current one. Only its owner learns whether another account
 * already uses the new address: the same rows and mails are created, except that the address gets no link, so the
 * requester can't see a difference. Throws 400 and 429.
 */
export async function askForNewEmail(
  call: Call & { body: EmailChange; who: { id: number } },
  services: MailTryServices & SignInServices,
): Promise<MailedAnswer> {
  const { db, clock, mail, mailLimit, sendsMail, visitorSecret } = services;
  const { body, request, who } = call;
  const email = mailableAddress(body.email);
  const account = await checkPassword(call, services, { id: who.id, password: body.password, field: "password" });
  if (email === account.email) throw invalid({ email: ["That’s your address already. Enter the new one"] });
  const now = clock();
  const asked = { email, address: visitorAddress(request, visitorSecret, now) };
  await db.transaction().execute(async (transaction) => {
    // In one transaction with the mail: if it could not be stored, for example on a full disk, the request doesn't
    // count.
    await countMailTry(transaction, mailLimit, asked, now);
    await account.recheck(transaction);
    const key = keyFor(body.key, email);
    const link = await newLink(transaction, { key, account_id: account.id, purpose: "address", email }, now);
    if (link === null) return;
    const hash = tokenHash(link.token);
    // Only the latest requested link works.
    await transaction
      .deleteFrom("account_link")
      .where("account_id", "=", account.id)
      .where("purpose", "=", "address")
      .where("token_hash", "!=", hash)
      .execute();
    const taken = await transaction.selectFrom("account").select("id").where("email", "=", email).executeTakeFirst();
    const event = `address ${hash}`;
    await lockMailboxes(transaction, [email, account.email]);
    if (taken === undefined) {
      await queueMail(transaction, confirmAddress(email, link.token, link.expires_at, mail), event, now);
    } else {
      // Once a day, however often and by however many accounts it is requested.
      const today = `address taken on ${dayOf(now)}`;
      await queueMail(transaction, addressTaken(email, link.expires_at, mail), today, now);
    }
    await queueMail(transaction, addressChanging(account.email, mail), event, now);
  });
  return { mail: sendsMail ? "queued" : "not-configured" };
}

const passwordNeeded = () =>
  invalid({ password: ["Enter the password of the account that asked for this address, or log in to it first"] });

/**
 * Switches to the new address, taking over what was sent from it before and copying the mail opt-outs of the old one,
 * and ends all other links of the account, because password links went to the old address. The link proves ownership of
 * the address; the account's session or password proves who requested it. Otherwise the owner of an address would hand
 * over what they sent from it to whoever entered it. The browser gets a new session of the account. Throws 400 for an
 * expired link, for an address that another account has taken, and for a wrong password, which counts as a sign-in
 * attempt; 429.
 */
export async function confirmNewEmail(
  call: Call & { body: { token: string; password?: string | undefined } },
  services: EntryServices & SignInServices & SessionServices,
): Promise<{ email: string }> {
  const { db, clock } = services;
  const { token, password } = call.body;
  const asked = (transaction: typeof db) =>
    transaction
      .selectFrom("account_link")
      .select(["account_id", "email"])
      .where("token_hash", "=", tokenHash(token))
      .where("purpose", "=", "address")
      .where(linkWorks(clock()))
      .executeTakeFirst();
  const found = await asked(db);
  if (found === undefined) throw deadLink();
  const visitor = await visitorOf(call, services);
  let recheck: (transaction: Db) => Promise<unknown> = (transaction) => lockAccount(transaction, found.account_id);
  if (visitor?.id !== found.account_id) {
    if (password === undefined) throw passwordNeeded();
    ({ recheck } = await checkPassword(call, services, { id: found.account_id, password, field: "password" }));
  }
  const taken = await db.transaction().execute(async (transaction) => {
    await recheck(transaction);
    // Read again: another link or a new password may have ended this one meanwhile.
    const link = await asked(transaction);
    if (link?.email == null) throw deadLink();
    await transaction.deleteFrom("account_link").where("account_id", "=", link.account_id).execute();
    const former = await emailOf(transaction, link.account_id);
    const { password_hash } = await transaction
      .updateTable("account")
      .set({ email: link.email })
      .where("id", "=", link.account_id)
      .returning("password_hash")
      .executeTakeFirstOrThrow()
      .catch((error: unknown) => {
        // unique_violation: somebody signed up with it meanwhile.
        throw (error as { code?: string }).code === "23505" ? deadLink() : error;
      });
    // Mail about claims contains a link that opens the claim, and the old address may belong to somebody else by now.
    await transaction
      .updateTable("cashback_claim")
      .set({ email: link.email })
      .where("account_id", "=", link.account_id)
      .where("email", "=", former)
      .execute();
    await copyStops(transaction, former, link.email, clock());
    await takeOver(transaction, link.account_id, link.email);
    return { id: link.account_id, email: link.email, password_hash };
  });
  await enter(call, taken, services);
  return { email: taken.email };
}
