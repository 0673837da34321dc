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

/** The services needed to answer with the current user once a session exists. */
export interface UserServices extends DbAndClock, CatalogueSource, StoreSource {}

export interface EntryServices extends UserServices, VisitorSecret {}

/**
 * Starts a session for an account whose owner has authenticated, replacing the browser's session. Throws `refused` if
 * the account's password has changed since, or the account is gone.
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

/** Remembers the client address as one that the account's owner uses. */
export async function noteEntry(
  { request }: Call,
  { id, email }: { id: number; email: string },
  { db, clock, visitorSecret }: DbAndClock & VisitorSecret,
): Promise<void> {
  const address = visitorAddress(request, visitorSecret, clock());
  await recordSignIn(db, id, { email, address }, clock());
}

/** Gives a newly started session to the browser. */
export async function giveSession({ response }: Call, id: string, services: UserServices): Promise<CurrentUser> {
  setSession(response, id);
  rotateCsrfToken(response);
  const session = await findSession(services.db, id, services.clock());
  // Already ended again, by a new password or with its account.
  if (session === null) throw signInNeeded();
  return toCurrentUser(session, services);
}
