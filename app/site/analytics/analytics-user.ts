import type { CurrentUser } from "~/contracts/user";
import type { AnalyticsUser } from "~/platform/analytics.client";

/** By the specification, section 6; `wasSignedIn`, earlier in this document, tells "logged out" from "anonymous". */
export function analyticsUser(user: CurrentUser | null, wasSignedIn: boolean): AnalyticsUser {
  const stores = (user?.near_ldp_store ?? []).filter(({ has_ldp_status }) => has_ldp_status);
  const authLevel = user?.is_superuser === true ? "super admin" : user?.is_staff === true ? "staff" : "regular";
  const authStatus = user?.is_authenticated === true ? "logged in" : wasSignedIn ? "logged out" : "anonymous";
  return { authLevel, authStatus, ldpProximate: stores.length > 0, ldpStoresNearby: stores.map(({ slug }) => slug) };
}
