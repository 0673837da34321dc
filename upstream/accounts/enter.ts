import type { CurrentUser } from "../../app/contracts/user";
import { readCookie, sessionCookie, setSession } from "../http/cookies";
import { rotateCsrfToken } from "../http/csrf";
import type { Call } from "../http/operation";
import { visitorAddress } from "../http/visitor-address";
import type { Services } from "../services";
import { beginSession, findVisit } from "../visits/sessions";
import { toCurrentUser } from "./current-user";
import { noteSignIn } from "./sign-in-limit";

/** Begins a session for an account whose owner has shown that they are it, in place of the browser's own. */
export async function enter(
  call: Call,
  account: { id: number; email: string },
  services: Services,
): Promise<CurrentUser> {
  const { db, clock } = services;
  await noteEntry(call, account, services);
  const previous = readCookie(call.request, sessionCookie);
  return giveSession(call, await beginSession(db, account.id, previous, clock()), services);
}

/** Remembers the address of an account's owner as one that they come from. */
export async function noteEntry(
  { request }: Call,
  { id, email }: { id: number; email: string },
  { db, clock, visitorSecret }: Services,
): Promise<void> {
  const address = visitorAddress(request, visitorSecret, clock());
  await noteSignIn(db, id, { email, address }, clock());
}

/** Makes a session that has just begun the browser's own. */
export async function giveSession({ response }: Call, id: string, services: Services): Promise<CurrentUser> {
  setSession(response, id);
  rotateCsrfToken(response);
  const visit = await findVisit(services.db, id, services.clock());
  if (visit === null) throw new Error("A session was gone as soon as it had begun.");
  return toCurrentUser(visit, services);
}
