import type { DbAndClock } from "../database/services";
import { forbidden, sessionReplaced, signInNeeded } from "../http/answers";
import { dropSession, readCookie, sessionCookie, setSession } from "../http/cookies";
import type { Call, Guard } from "../http/operation";
import {
  beginSession,
  changeTray,
  changeSession,
  endedLately,
  findSession,
  touchSession,
  type TrayEdit,
  type Session,
  type SessionChange,
  type Visitor,
} from "./sessions";

export interface SessionServices extends DbAndClock {
  /** Called when a session could not be saved; the read still succeeds. */
  sessionNotSaved(error: unknown): void;
}

const nobody: Session = {
  visitor: null,
  mattress_size: null,
  place: null,
  compare_models: [],
  match_answers: null,
  last_seen_at: null,
};

/** The request's session, or an empty one if there is none. The cookie of an ended session is deleted, as in Django. */
export async function sessionOf(
  { request, response }: Call,
  { db, clock, sessionNotSaved }: SessionServices,
): Promise<Session> {
  const id = readCookie(request, sessionCookie);
  if (id === null) return nobody;
  const session = await findSession(db, id, clock());
  if (session === null && !(await endedLately(db, id))) dropSession(response);
  if (session === null) return nobody;
  // A read never fails because this could not be saved.
  await touchSession(db, id, session, clock()).catch(sessionNotSaved);
  return session;
}

/** The account of the request's session, or null. */
export const visitorOf = async (call: Call, services: SessionServices): Promise<Visitor | null> =>
  (await sessionOf(call, services)).visitor;

/**
 * Saves data for the rest of the session, starting an anonymous one if needed. Only reads call it, so a failed write,
 * for instance on a full disk, is logged and the read still succeeds.
 */
export async function rememberInSession(call: Call, services: SessionServices, change: SessionChange): Promise<void> {
  const { request, response } = call;
  const { db, clock } = services;
  const id = readCookie(request, sessionCookie);
  try {
    if (id !== null && ((await changeSession(db, id, change, clock())) || (await endedLately(db, id)))) return;
    setSession(response, await beginSession(db, null, null, clock(), change));
  } catch (error) {
    services.sessionNotSaved(error);
  }
}

/** Changes the tray and returns it; starts an anonymous session if there is none and something is added. */
export async function editTray(
  { request, response }: Call,
  { db, clock }: DbAndClock,
  edit: TrayEdit,
): Promise<readonly number[]> {
  const id = readCookie(request, sessionCookie);
  const held = id === null ? null : await changeTray(db, id, edit, clock());
  if (held !== null) return held;
  // The browser has meanwhile received another session, which a new one would replace.
  if (id !== null && (await endedLately(db, id))) throw sessionReplaced();
  const first = edit([]);
  // A visitor with nothing to remember gets no session.
  if (first.length > 0) setSession(response, await beginSession(db, null, null, clock(), { compare_models: first }));
  else if (id !== null) dropSession(response);
  return first;
}

/** Admits signed-in visitors; 401 for others. */
export const signedIn: Guard<Visitor, SessionServices> = {
  who: "For signed-in users.",
  errors: [401],
  async admit(call, services) {
    const visitor = await visitorOf(call, services);
    if (visitor === null) throw signInNeeded();
    return visitor;
  },
};

/** Whether somebody may access payment files: staff with that permission, and superusers. */
export const mayHandlePayments = ({ is_staff, is_superuser, handles_payments }: Visitor): boolean =>
  is_staff && (is_superuser || handles_payments);

/** Staff who handle payments; 401 for anonymous visitors, 403 for others, including other staff. */
export const paymentStaff: Guard<Visitor, SessionServices> = {
  who: "For staff who handle payments.",
  errors: [401, 403],
  async admit(call, services) {
    const visitor = await signedIn.admit(call, services);
    if (!mayHandlePayments(visitor)) throw forbidden();
    return visitor;
  },
};

/** Staff; 401 for anonymous visitors, 403 for others. */
export const staff: Guard<Visitor, SessionServices> = {
  who: "For staff.",
  errors: [401, 403],
  async admit(call, services) {
    const visitor = await signedIn.admit(call, services);
    if (!visitor.is_staff) throw forbidden();
    return visitor;
  },
};
