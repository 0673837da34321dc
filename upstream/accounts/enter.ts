import type { CurrentUser } from "#contracts/user";
import type { CatalogueSource } from "../catalogue/snapshot";
import type { DbAndClock } from "../database/services";
import { signInNeeded } from "../http/answers";
import { readCookie, sessionCookie, setSession } from "../http/cookies";
import { rotateCsrfToken } from "../http/csrf";
import type { Call } from "../http/operation";
import { visitorAddress, type VisitorSecret } from "../http/visitor-address";
import type { StoreSource } from "../stores/store-guide";
import { findSession, replaceSession } from "../sessions/sessions";
import { toCurrentUser } from "./current-user";
import { stillHasPassword } from "./lock-account";
import { recordSignIn } from "./sign-in-limit";

/** What answering who somebody is takes, once they have a session. */
export interface UserServices extends DbAndClock, CatalogueSource, StoreSource {}

export interface EntryServices extends UserServices, VisitorSecret {}

/**
 * Begins a session for an account whose owner has shown that they are it, in place of the browser's own. Throws `refused`
 * when the account has another password by now, or is gone.
 */
export async function enter(
  call: Call,
  account: { id: number; email: string; password_hash: string },
  services: EntryServices,
  refused: () => Error = signInNeeded,
): Promise<CurrentUser> {
  const { db, clock } = services;
  const previous = readCookie(call.request, sessionCookie);
  const session = await db.transaction().execute(async (transaction) => {
    if (!(await stillHasPassword(transaction, account))) throw refused();
    return replaceSession(transaction, account.id, previous, clock());
  });
  await noteEntry(call, account, services);
  return giveSession(call, session, services);
}

/** Remembers the address of an account's owner as one that they come from. */
export async function noteEntry(
  { request }: Call,
  { id, email }: { id: number; email: string },
  { db, clock, visitorSecret }: DbAndClock & VisitorSecret,
): Promise<void> {
  const address = visitorAddress(request, visitorSecret, clock());
  await recordSignIn(db, id, { email, address }, clock());
}

/** Makes a session that has just begun the browser's own. */
export async function giveSession({ response }: Call, id: string, services: UserServices): Promise<CurrentUser> {
  setSession(response, id);
  rotateCsrfToken(response);
  const session = await findSession(services.db, id, services.clock());
  // Ended again at once, by another password or with its account.
  if (session === null) throw signInNeeded();
  return toCurrentUser(session, services);
}
