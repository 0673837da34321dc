import type { CurrentUser } from "../../app/contracts/user";
import { forbidden, signInNeeded } from "../http/answers";
import { dropSession, readCookie, sessionCookie } from "../http/cookies";
import type { Call } from "../http/resource";
import type { Services } from "../services";
import { findVisitor, type Visitor } from "./sessions";

/** The account of the request's session, or null; a cookie whose session is over is taken back, as Django does. */
export async function visitorOf(
  { request, response }: Call,
  { db, clock }: Services,
): Promise<Visitor | null> {
  const id = readCookie(request, sessionCookie);
  if (id === null) return null;
  const visitor = await findVisitor(db, id, clock());
  if (visitor === null) dropSession(response);
  return visitor;
}

/** Throws 401 for anonymous visitors, 403 for those who are not staff. */
export async function requireStaff(call: Call, services: Services): Promise<Visitor> {
  const visitor = await visitorOf(call, services);
  if (visitor === null) throw signInNeeded();
  if (!visitor.is_staff) throw forbidden();
  return visitor;
}

/** The user as the contract has it; null is the anonymous visitor. */
export function toCurrentUser(visitor: Visitor | null): CurrentUser {
  return {
    is_authenticated: visitor !== null,
    is_staff: visitor?.is_staff ?? false,
    is_superuser: visitor?.is_superuser ?? false,
    owns_stores: visitor?.owns_stores ?? false,
    has_reviews_dashboard_access: visitor?.has_reviews_dashboard_access ?? false,
    first_name: visitor?.first_name ?? "",
    profile: visitor === null || visitor.profile_id === null ? null : { id: visitor.profile_id },
    near_ldp_store: [],
    session: { mattress_size: visitor?.mattress_size ?? null },
  };
}
