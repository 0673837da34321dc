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
  /** Called when a visit could not be saved; the read succeeds all the same. */
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

/** The request's visit; an empty one without a session. A cookie whose session has ended is deleted, as Django does. */
export async function sessionOf(
  { request, response }: Call,
  { db, clock, sessionNotSaved }: SessionServices,
): Promise<Session> {
  const id = readCookie(request, sessionCookie);
  if (id === null) return nobody;
  const session = await findSession(db, id, clock());
  if (session === null && !(await endedLately(db, id))) dropSession(response);
  if (session === null) return nobody;
  // A read never fails because this could not be kept.
  await touchSession(db, id, session, clock()).catch(sessionNotSaved);
  return session;
}

/** The account of the request's session, or null. */
export const visitorOf = async (call: Call, services: SessionServices): Promise<Visitor | null> =>
  (await sessionOf(call, services)).visitor;

/**
 * Keeps something for the rest of the visit; begins an anonymous session where there is none. Only reads call it,
 * so a failed write, on a full disk for instance, is logged and the read still succeeds.
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

/** Changes the tray and returns it; begins an anonymous session where there is none and something is put there. */
export async function editTray(
  { request, response }: Call,
  { db, clock }: DbAndClock,
  edit: TrayEdit,
): Promise<readonly number[]> {
  const id = readCookie(request, sessionCookie);
  const held = id === null ? null : await changeTray(db, id, edit, clock());
  if (held !== null) return held;
  // The browser has been given another session meanwhile, which one of our own would replace.
  if (id !== null && (await endedLately(db, id))) throw sessionReplaced();
  const first = edit([]);
  // A visitor with nothing to remember gets no session.
  if (first.length > 0) setSession(response, await beginSession(db, null, null, clock(), { compare_models: first }));
  else if (id !== null) dropSession(response);
  return first;
}

/** A visitor who is signed in; 401 for others. */
export const signedIn: Guard<Visitor, SessionServices> = {
  who: "For signed-in users.",
  errors: [401],
  async admit(call, services) {
    const visitor = await visitorOf(call, services);
    if (visitor === null) throw signInNeeded();
    return visitor;
  },
};

/** Whether somebody may have payment files: staff who were given that, and superusers. */
export const mayHandlePayments = ({ is_staff, is_superuser, handles_payments }: Visitor): boolean =>
  is_staff && (is_superuser || handles_payments);

/** Staff who handle payments; 401 for anonymous visitors, 403 for others, staff too. */
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
