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
  { request, response }: Call,
  account: { id: number; email: string },
  services: Services,
): Promise<CurrentUser> {
  const { db, clock, visitorSecret } = services;
  const address = visitorAddress(request, visitorSecret, clock());
  await noteSignIn(db, account.id, { email: account.email, address }, clock());
  const id = await beginSession(db, account.id, readCookie(request, sessionCookie), clock());
  setSession(response, id);
  rotateCsrfToken(response);
  const visit = await findVisit(db, id, clock());
  if (visit === null) throw new Error("A session was gone as soon as it had begun.");
  return toCurrentUser(visit, services);
}
