import type { SignInRequest } from "../../app/contracts/session";
import type { CurrentUser } from "../../app/contracts/user";
import { invalid } from "../http/answers";
import { readCookie, sessionCookie, setSession } from "../http/cookies";
import { rotateCsrfToken } from "../http/csrf";
import type { Call } from "../http/operation";
import { visitorAddress } from "../http/visitor-address";
import type { Services } from "../services";
import { beginSession, findVisit } from "../visits/sessions";
import { toCurrentUser } from "./current-user";
import { verifyPassword } from "./passwords";
import { countSignInTry, noteSignIn } from "./sign-in-limit";

/** Begins a session if the password is right. Throws 400 and 429. */
export async function signIn(
  { request, response, body: { email, password } }: Call & { body: SignInRequest },
  services: Services,
): Promise<{ user: CurrentUser }> {
  const { db, clock, signInLimit, visitorSecret } = services;
  const asked = { email, address: visitorAddress(request, visitorSecret, clock()) };
  await countSignInTry(db, signInLimit, asked, clock());
  const account = await db
    .selectFrom("account")
    .select(["id", "password_hash"])
    .where("email", "=", email.toLowerCase())
    .executeTakeFirst();
  const right = await verifyPassword(password, account?.password_hash ?? null);
  // One sentence for both, so that nobody learns here which addresses have an account.
  if (account === undefined || !right) {
    throw invalid({ non_field_errors: ["That email address and password don’t match. Check both and try again."] });
  }
  await noteSignIn(db, account.id, asked, clock());
  const id = await beginSession(db, account.id, readCookie(request, sessionCookie), clock());
  setSession(response, id);
  rotateCsrfToken(response);
  const visit = await findVisit(db, id, clock());
  if (visit === null) throw new Error("A session was gone as soon as it had begun.");
  return { user: await toCurrentUser(visit, services) };
}
