import { Form, useLocation } from "@remix-run/react";
import { useRef, type Dispatch } from "react";
import type { CurrentUser } from "#contracts/user";
import { paths } from "~/paths";
import Icon from "~/ui/icon";
import { accountLinks, signInLink, type Place } from "./account-links";
import type { HeaderEvent } from "./header-panel-state";
import NavList from "~/site/navigation/nav-list";
import { useRootData } from "~/site/root-data";
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
