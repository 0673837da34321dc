import type { EnteredAnswer, MailedAnswer, MailedLink, ResetRequest } from "#contracts/account/sign-up";
import type { CurrentUser } from "#contracts/user";
import type { Db } from "../../database/engine";
import { invalid } from "../../http/answers";
import { readCookie, sessionCookie } from "../../http/cookies";
import type { Call } from "../../http/operation";
import { visitorAddress } from "../../http/visitor-address";
import { newEvent, queueMail } from "../../mail/queue-mail";
import type { MailServices } from "../../mail/settings";
import { endSessionsOf, replaceSession } from "../../sessions/sessions";
import { mailableAddress } from "../account-address";
import { type EntryServices, giveSession, noteEntry, type UserServices } from "../enter";
import { lockAccount } from "../lock-account";
import { hashPassword } from "../passwords";
import { visitorOf, type SessionServices } from "../../sessions/visitor";
import { weakness } from "../weak-password";
import { writtenBefore } from "../written-before";
import { noAccount, passwordChanged, resetPassword } from "./emails";
import { countMailTry, type MailTryServices } from "./mail-limit";
import { deadLink } from "./sign-up";
import { newLink } from "./new-link";
import { keyFor, linkWorks, tokenHash } from "./tokens";

/**
 * Mails a link for a new password, or a notice that there is no account. The response is the same. Throws 400 and 429.
 */
export async function askForReset(
  { request, body }: Call & { body: ResetRequest },
  { db, clock, mail, mailLimit, sendsMail, visitorSecret }: MailTryServices,
): Promise<MailedAnswer> {
  const now = clock();
  const email = mailableAddress(body.email);
  const asked = { email, address: visitorAddress(request, visitorSecret, now) };
  await db.transaction().execute(async (transaction) => {
    // In one transaction with the mail: if it could not be stored, for example on a full disk, the request doesn't
    // count.
    await countMailTry(transaction, mailLimit, asked, now);
    // Locked, so that no link goes to an address that the account is changing away from.
    const account = await transaction
      .selectFrom("account")
      .select("id")
      .where("email", "=", email)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const key = keyFor(body.key, email);
    if (account === undefined) return queueMail(transaction, noAccount(email, mail), `reset ${key ?? newEvent()}`, now);
    const link = await newLink(transaction, { key, account_id: account.id, purpose: "reset", email: null }, now);
    if (link === null) return;
    // Not keyed by the form's key: once its link is used, the same form may request another.
    const event = `link ${tokenHash(link.token)}`;
    await queueMail(transaction, resetPassword(email, link.token, link.expires_at, mail), event, now);
  });
  return { mail: sendsMail ? "queued" : "not-configured" };
}

/** The purpose of a mailed link, and the data that using it adds to the account; null when it has expired. */
export async function readLink(call: Call, token: string, services: SessionServices): Promise<MailedLink | null> {
  const { db, clock } = services;
  const now = clock();
  const token_hash = tokenHash(token);
  const signUp = await db
    .selectFrom("sign_up")
    .select("email")
    .where("token_hash", "=", token_hash)
    .where(linkWorks(now))
    .executeTakeFirst();
  if (signUp !== undefined) {
    const { email } = signUp;
    return { purpose: "sign-up", email, signed_in: null, joins: await writtenBefore(db, { account: null, email }) };
  }
  const link = await findLink(db, token, now);
  if (link === undefined) return null;
  const visitor = await visitorOf(call, services);
  const signed_in = visitor === null ? null : visitor.id === link.id ? "own" : "other";
  const { purpose, email, new_email } = link;
  if (new_email === null) return { purpose, email, signed_in, joins: null };
  const joins = await writtenBefore(db, { account: link.id, email: new_email });
  return { purpose, email: new_email, signed_in, joins };
}

const findLink = (db: Db, token: string, now: Date) =>
  db
    .selectFrom("account_link")
    .innerJoin("account", "account.id", "account_link.account_id")
    .select(["account.id", "account.email", "account.first_name", "purpose", "account_link.email as new_email"])
    .where("token_hash", "=", tokenHash(token))
    .where(linkWorks(now))
    .executeTakeFirst();

/** Sets the password, ends all sessions and links of the account, notifies its owner, and signs in. Throws 400. */
export async function setNewPassword(
  call: Call & { body: { token: string; password: string } },
  services: EntryServices & MailServices,
): Promise<EnteredAnswer> {
  const { db, clock } = services;
  const { token, password } = call.body;
  const link = await findLink(db, token, clock());
  if (link?.purpose !== "reset") throw deadLink();
  const user = await changePassword(call, services, link, {
    password,
    async before(transaction) {
      // Of two concurrent requests, the second waits here and finds the link used.
      const used = await transaction
        .deleteFrom("account_link")
        .where("token_hash", "=", tokenHash(token))
        .returning("token_hash")
        .executeTakeFirst();
      if (used === undefined) throw deadLink();
    },
  });
  await noteEntry(call, link, services);
  return { user, next: null };
}

interface Change {
  password: string;
  before: (transaction: Db) => Promise<void>;
}

/**
 * Changes the password, and ends all sessions of the old one and all links mailed before. The requesting browser gets a
 * new session, so that a copy of its cookie no longer works either. Throws 400 for a weak password.
 */
export async function changePassword(
  call: Call,
  services: UserServices & MailServices,
  account: { id: number; email: string; first_name: string },
  { password, before }: Change,
): Promise<CurrentUser> {
  const { db, clock, mail } = services;
  const { id, email, first_name } = account;
  const weak = weakness(password, { email, firstName: first_name, siteName: mail.siteName });
  if (weak !== null) throw invalid({ password: [weak] });
  const password_hash = await hashPassword(password);
  const previous = readCookie(call.request, sessionCookie);
  const session = await db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, id);
    await before(transaction);
    await transaction.updateTable("account").set({ password_hash }).where("id", "=", id).execute();
    await transaction.deleteFrom("account_link").where("account_id", "=", id).execute();
    await endSessionsOf(transaction, id, previous);
    const next = await replaceSession(transaction, id, previous, clock());
    await queueMail(transaction, passwordChanged(email, mail), newEvent(), clock());
    return next;
  });
  return giveSession(call, session, services);
}

/** Removes unconfirmed sign-ups and expired links. */
export async function removeExpiredLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("sign_up").where("expires_at", "<=", now).execute();
  await db.deleteFrom("account_link").where("expires_at", "<=", now).execute();
}
