import { isExactPlace } from "#contracts/analytics/exact-place";
import type { CurrentUser } from "#contracts/user";
import type { AccountEvent, AnalyticsUser } from "#contracts/analytics/data-layer";

/**
 * By the specification, section 6; `wasSignedIn`, earlier in this document, tells "logged out" from "anonymous". The names
 * of stores nearby would say where somebody is who has given a ZIP code or a position: of a town's they say no more than
 * its name.
 */
export function analyticsUser(user: CurrentUser | null, wasSignedIn: boolean): AnalyticsUser {
  const stores = (user?.near_ldp_store ?? []).filter(({ has_ldp_status }) => has_ldp_status);
  const authLevel = user?.is_superuser === true ? "super admin" : user?.is_staff === true ? "staff" : "regular";
  const authStatus = user?.is_authenticated === true ? "logged in" : wasSignedIn ? "logged out" : "anonymous";
  const named = isExactPlace(user?.session.place ?? "") ? [] : stores;
  return { authLevel, authStatus, ldpProximate: stores.length > 0, ldpStoresNearby: named.map(({ slug }) => slug) };
}

/** A profile with an id makes its user a member (specification, section 3). */
export function userType(user: CurrentUser | null): AccountEvent["userType"] {
  if (user?.is_authenticated !== true) return "";
  return user.profile?.id == null ? "account holder" : "member";
}
