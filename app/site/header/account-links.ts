import type { CurrentUser } from "#contracts/user";
import { paths } from "~/paths";
import type { NavLink } from "~/site/navigation/menu-names";
import type { ShellFlags } from "~/site/root-data";

export type Place = "desktop" | "mobile";

type Roles = Pick<CurrentUser, "is_authenticated" | "is_staff" | "owns_stores" | "has_reviews_dashboard_access">;

/**
 * Links of the account menu by role, place and flag: the table of the specification, section 6. Empty for
 * an anonymous visitor, who is offered the Log in link alone. Log out is a form and stands apart.
 */
export function accountLinks(user: Roles | null, flags: ShellFlags, place: Place): NavLink[] {
  if (user?.is_authenticated !== true) return [];
  const mobile = place === "mobile";
  const links: NavLink[] = [
    { label: "Edit Sleeper Profile", to: mobile ? paths.editPreferences : paths.editProfile },
    { label: "Your Account", to: paths.viewProfile },
    { label: "Email Settings", to: mobile ? paths.accountSettings : paths.emailSettings },
  ];
  if (user.is_staff) links.push({ label: "Edit Business Profile", to: paths.businessProfile });
  if (user.owns_stores && !mobile) links.push({ label: "Manage Review Request", to: paths.manageRequests });
  if (user.has_reviews_dashboard_access) {
    links.push({ label: "Manage Review Requests", to: paths.manageRequests });
    if (flags.apiSettings) links.push({ label: "Reviews API Settings", to: paths.managePublish });
    if (flags.productLookup) links.push({ label: "Product Lookups", to: paths.manageProducts });
  }
  return links;
}

export function signInLink(pathname: string, search: string): string {
  return pathname === paths.signIn || pathname === paths.signOut
    ? paths.signIn
    : paths.signInThen(`${pathname}${search}`);
}
