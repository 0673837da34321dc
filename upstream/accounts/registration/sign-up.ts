import { sql } from "kysely";
import type { ConfirmSignUpRequest, EnteredAnswer, MailedAnswer, SignUpRequest } from "#contracts/account/sign-up";
import { invalid } from "../../http/answers";
import type { Call } from "../../http/operation";
import { visitorAddress } from "../../http/visitor-address";
import { newEvent, queueMail } from "../../mail/queue-mail";
import { mailableAddress } from "../account-address";
import { enter, type EntryServices } from "../enter";
import { hashPassword, verifyPassword } from "../passwords";
import { countSignInTry, type SignInServices } from "../sign-in-limit";
import { weakness } from "../weak-password";
import { takeOver } from "../written-before";
import { alreadyAccount, confirmAccount } from "./emails";
import { countMailOfForm, type MailTryServices } from "./mail-limit";
import { keyFor, linkWorks, newToken, tokenHash, until } from "./tokens";

/**
 * Stores a sign-up until its address is confirmed. If the address already has an account, the response and its timing
 * are the same, and the owner is notified by mail. Throws 400 and 429.
 */
export async function signUp(
  { request, body }: Call & { body: SignUpRequest },
  { db, clock, mail, mailLimit, sendsMail, visitorSecret }: MailTryServices,
): Promise<MailedAnswer> {
  const now = clock();
  const email = mailableAddress(body.email);
  const { first_name, next = null } = body;
  const weak = weakness(body.password, { email, firstName: first_name, siteName: mail.siteName });
  if (weak !== null) throw invalid({ password: [weak] });
  const key = keyFor(body.key, email);
  const asked = { email, address: visitorAddress(request, visitorSecret, now) };
  await countMailOfForm(db, mailLimit, asked, key, now);
  const password_hash = await hashPassword(body.password);
  await db.transaction().execute(async (transaction) => {
    const account = await transaction.selectFrom("account").select("id").where("email", "=", email).executeTakeFirst();
    if (account !== undefined)
      return queueMail(transaction, alreadyAccount(email, mail), `sign-up ${key ?? newEvent()}`, now);
    const { token, token_hash } = newToken();
    const expires_at = until(now, "sign-up");
    const kept = await transaction
      .insertInto("sign_up")
      .values({
        token_hash,
        key,
        email,
        first_name,
        password_hash,
        next_path: next,
        asked_at: now,
        expires_at,
      })
      // The same form again: the latest input wins, and the mail already on its way points to it.
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ first_name, password_hash }))
      .returning(sql<boolean>`xmax = 0`.as("is_new"))
      .executeTakeFirstOrThrow();
    if (kept.is_new) {
      await queueMail(transaction, confirmAccount(email, token, expires_at, mail), `sign-up ${token_hash}`, now);
    }
  });
  return { mail: sendsMail ? "queued" : "not-configured" };
}

export const deadLink = () =>
  invalid({
    non_field_errors: [
      "This link has been used already, or it has expired. If you just used it, it worked: log in. If not, ask for a new one.",
    ],
  });

const wrongPassword = () =>
  invalid({ password: ["That’s not the password you chose when you signed up. Check it and try again"] });

/**
 * Creates the account and signs its owner in. The link proves ownership of the address, and the password proves that
 * the same person signed up; otherwise somebody who knows only the address could get an account that its owner
 * confirms. Of two concurrent requests one succeeds; the other gets 400, as for an expired link. Throws 429 too.
 */
export async function confirmSignUp(
  call: Call & { body: ConfirmSignUpRequest },
  services: EntryServices & SignInServices,
): Promise<EnteredAnswer> {
  const { db, clock, signInLimit, visitorSecret } = services;
  const now = clock();
  const token_hash = tokenHash(call.body.token);
  const waiting = await db
    .selectFrom("sign_up")
    .select(["email", "password_hash"])
    .where("token_hash", "=", token_hash)
    .where(linkWorks(now))
    .executeTakeFirst();
  if (waiting === undefined) throw deadLink();
  const address = visitorAddress(call.request, visitorSecret, now);
  await countSignInTry(db, signInLimit, { email: waiting.email, address }, now);
  if (!(await verifyPassword(call.body.password, waiting.password_hash))) throw wrongPassword();
  const made = await db.transaction().execute(async (transaction) => {
    // All sign-ups with this address, in a fixed order, so that two concurrent links don't deadlock.
    const asked = await transaction
      .selectFrom("sign_up")
      .select(["token_hash", "email", "first_name", "password_hash", "next_path", "expires_at"])
      .where("email", "in", (query) => query.selectFrom("sign_up").select("email").where("token_hash", "=", token_hash))
      .orderBy("token_hash")
      .forUpdate()
      .execute();
    const kept = asked.find((each) => each.token_hash === token_hash);
    if (kept === undefined || kept.expires_at <= now) throw deadLink();
    const { email, first_name, password_hash } = kept;
    // The form was meanwhile resubmitted with a different password.
    if (password_hash !== waiting.password_hash) throw wrongPassword();
    const account = await transaction
      .insertInto("account")
      .values({ email, first_name, password_hash, created_at: now })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .returning("id")
      .executeTakeFirst();
    // Meanwhile confirmed through another link.
    if (account === undefined) throw deadLink();
    await transaction.deleteFrom("sign_up").where("email", "=", email).execute();
    await takeOver(transaction, account.id, email);
    return { ...kept, id: account.id };
  });
  return { user: await enter(call, made, services), next: made.next_path };
}
