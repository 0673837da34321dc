import { useLocation, useMatches, useNavigation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { AccountEvent, AnalyticsUser } from "#contracts/analytics/data-layer";
import { isExactPlace } from "#contracts/analytics/exact-place";
import type { PageWords } from "#contracts/analytics/page-words";
import type { CurrentUser } from "#contracts/user";
import { paths } from "~/paths";
import { useUserRefresh } from "~/site/current-user";
import { useRootData, type RootData } from "~/site/root-data";
import { useLatest } from "~/ui/use-latest";
import {
  readVisit,
  rememberVisit,
  trackAuthentication,
  trackClick,
  trackPage,
  trackQuiz,
  trackSearch,
  type PageParts,
  type Visit,
} from "./data-layer.client";
import { layerOf, pathWithoutSecret, wordsOf } from "./page-facts";
import { isNextPage, listenToPresses, tellPress } from "./presses.client";

/** What the router knows beyond its hooks: how a form ended, and what was thrown. */
const routerState = () => (typeof __remixRouter === "undefined" ? null : __remixRouter.state);

/**
 * One page event per page, once its data and the user have loaded (specification, section 4), and again on every route
 * change but a hash or a replaced query; whoever logs in or out; and what is pressed.
 */
export default function PageAnalytics() {
  const root = useRootData();
  const { user, formFailed = false } = root;
  const { pathname, search, key } = useLocation();
  const replaced = useNavigationType() === "REPLACE";
  const matches = useMatches();
  const match = matches.at(-1);
  const idle = useNavigation().state === "idle";
  const { onUserRefreshed, isRefreshing, ended } = useUserRefresh();
  const signedIn = user?.is_authenticated === true;
  const shown = useLatest({ layer: layerOf(match), matches, signedIn });
  const last = useRef<{ pathname: string; search: string } | null>(null);
  const step = useRef<string | null>(null);
  const waiting = useRef<{ words: PageWords; path: string; parts: PageParts } | null>(null);
  const [first] = useState(root);
  const [visit] = useState<Visit>(() => readVisit() ?? { signedIn: null, wasSignedIn: signedIn });

  useEffect(() => {
    const remember = ({ user: now, userUnknown = false, requestId }: RootData) => {
      // The upstream didn't say, or this is an error page without root data.
      if (userUnknown || requestId === "") return;
      const is = now?.is_authenticated === true;
      const changed = visit.signedIn !== null && is !== visit.signedIn;
      visit.signedIn = is;
      visit.wasSignedIn ||= is;
      rememberVisit(visit);
      if (!changed) return;
      const account = { action: is ? ("log in" as const) : ("log out" as const), userType: userType(now) };
      trackAuthentication(account, analyticsUser(now, visit.wasSignedIn));
    };
    // It may have happened between this document and the one before it.
    remember(first);
    return onUserRefreshed(remember);
  }, [first, onUserRefreshed, visit]);

  useEffect(() => {
    const tell = () => {
      if (waiting.current === null) return;
      const { words, path, parts } = waiting.current;
      waiting.current = null;
      trackPage(words, path, analyticsUser(user, visit.wasSignedIn), parts);
    };
    // On leaving before the user has loaded, the event goes out with what is known.
    if (!idle) return tell();
    const before = last.current;
    last.current = { pathname, search };
    if (before?.pathname !== pathname || (before.search !== search && !replaced)) {
      tell();
      const { products = {}, comparisons, store, storeLocator, quiz } = layerOf(match);
      const parts = { comparisons, productList: Object.values(products), store, storeLocator };
      const words = wordsOf(match, routerState()?.errors);
      waiting.current = { words, path: pathWithoutSecret(pathname, match), parts };
      if (quiz !== undefined && quiz.step !== step.current) trackQuiz(quiz);
      step.current = quiz?.step ?? null;
    }
    if (!isRefreshing()) tell();
  }, [idle, pathname, search, replaced, user, match, isRefreshing, ended, visit]);

  // Before those below: presses that came before this script are told to it, whose next page may be there already.
  useEffect(
    () =>
      listenToPresses((event) => {
        tellPress(event, {
          ...shown.current,
          onSent(form) {
            visit.sent = form;
            rememberVisit(visit);
          },
          onSearched(searched) {
            visit.searched = searched;
            rememberVisit(visit);
          },
        });
      }),
    [shown, visit],
  );

  useEffect(() => {
    const { sent } = visit;
    if (!idle || sent === undefined) return;
    delete visit.sent;
    rememberVisit(visit);
    const { actionData, errors } = routerState() ?? {};
    // A form that is taken leads to its next page; a refused one is answered by its own. Where one got lost, or somebody in
    // between answered it, any page may follow.
    const taken = isNextPage(sent, pathname) && !actionData && !errors && !formFailed;
    if (taken) trackClick(sent.name, { promotion: sent.promotion, quiz: sent.quiz });
  }, [idle, key, pathname, formFailed, visit]);

  useEffect(() => {
    const { searched } = visit;
    if (!idle || searched === undefined) return;
    delete visit.searched;
    rememberVisit(visit);
    // The words are those of the page at hand, which a tag may read if it is there.
    const term = new URLSearchParams(search).get("q") ?? "";
    if (pathname === paths.search) trackSearch({ term, ...searched });
  }, [idle, key, pathname, search, visit]);

  return null;
}

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
function userType(user: CurrentUser | null): AccountEvent["userType"] {
  if (user?.is_authenticated !== true) return "";
  return user.profile?.id == null ? "account holder" : "member";
}
