import { Form, useLocation } from "@remix-run/react";
import { useRef, type Dispatch } from "react";
import type { CurrentUser } from "#contracts/user";
import { paths } from "~/paths";
import Icon from "~/ui/icon";
import type { NavLink } from "../navigation/menu-names";
import type { HeaderEvent } from "./header-panel-state";
import NavList from "~/site/navigation/nav-list";
import { useRootData, type ShellFlags } from "~/site/root-data";
import SlidingDetails from "./sliding-details";
import { useDismiss } from "./use-dismiss";

export const greeting = ({ first_name: name }: CurrentUser) =>
  name === "" ? (
    "Your account"
  ) : (
    <>
      Hello, <bdi>{name}</bdi>
    </>
  );

export function LogInLink({ className }: { className: string }) {
  const { pathname, search } = useLocation();
  return (
    <a className={className} href={signInLink(pathname, search)}>
      <Icon name="person" />
      Log in
    </a>
  );
}

/** Links of the signed-in user, with Log out, a form, at the end. */
export function AccountLinks({ user, place }: { user: CurrentUser; place: Place }) {
  const { flags } = useRootData();
  return (
    <>
      <NavList links={accountLinks(user, flags, place)} />
      <Form className="sign-out" method="post" action={paths.signOut}>
        <button className="nav-link sign-out__button" type="submit">
          Log out
        </button>
      </Form>
    </>
  );
}

interface AccountMenuProps {
  user: CurrentUser;
  open: boolean;
  dispatch: Dispatch<HeaderEvent>;
}

/** The account menu of the desktop header; a click outside closes it. */
export default function AccountMenu({ user, open, dispatch }: AccountMenuProps) {
  const box = useRef<HTMLDivElement>(null);
  useDismiss(box, open, () => dispatch({ type: "account dismissed" }));
  return (
    <div className="account" ref={box}>
      <SlidingDetails
        name="site-panel"
        className="account__menu"
        slide={open ? "open" : "closed"}
        onPress={() => dispatch({ type: "account pressed" })}
        onFoundOpen={() => dispatch({ type: "account found open" })}
        summary={
          <>
            <Icon name="person" />
            <span className="account__greeting">{greeting(user)}</span>
            <Icon name="chevron-down" size={16} />
          </>
        }
      >
        <AccountLinks user={user} place="desktop" />
      </SlidingDetails>
    </div>
  );
}

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
