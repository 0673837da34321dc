import type { SignInRequest } from "#contracts/session";
import type { CurrentUser } from "#contracts/user";
import { invalid } from "../http/answers";
import type { Call } from "../http/operation";
import { visitorAddress } from "../http/visitor-address";
import { accountAddress } from "../mail/deliverable-address";
import { enter, type EntryServices } from "./enter";
import { verifyPassword } from "./passwords";
import { countSignInTry, type SignInServices } from "./sign-in-limit";

/** Starts a session if the password is correct. Throws 400 and 429. */
export async function signIn(
  call: Call & { body: SignInRequest },
  services: EntryServices & SignInServices,
): Promise<{ user: CurrentUser }> {
  const { db, clock, signInLimit, visitorSecret } = services;
  const email = accountAddress(call.body.email);
  const address = visitorAddress(call.request, visitorSecret, clock());
  await countSignInTry(db, signInLimit, { email, address }, clock());
  const account = await db
    .selectFrom("account")
    .select(["id", "password_hash"])
    .where("email", "=", email)
    .executeTakeFirst();
  const right = await verifyPassword(call.body.password, account?.password_hash ?? null);
  // The same message for both, so that nobody can find out which addresses have an account.
  if (account === undefined || !right) throw noMatch();
  return { user: await enter(call, { ...account, email }, services, noMatch) };
}

const noMatch = () =>
  invalid({ non_field_errors: ["That email address and password don’t match. Check both and try again."] });
