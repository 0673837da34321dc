import { useLocation, useMatches, useNavigation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { trackAuthentication, trackPage, type PageParts } from "~/platform/analytics.client";
import { analyticsUser } from "./analytics-user";
import { useUserRefresh } from "~/site/current-user";
import { useRootData } from "~/site/root-data";

/** "routes/mattresses.$brand" → "mattresses.$brand": which kind of page it is. */
const pageType = (routeId: string | undefined) =>
  (routeId ?? "unknown").replace(/^routes\//, "").replace(/\._index$/, "");

/** A route's handle may add parts to its page event, made from its loader data. */
export interface PageHandle {
  pageParts?: (data: unknown) => PageParts;
}

/**
 * One page event per page, once its data and the user have loaded (specification, section 4), and again on every route
 * change but a hash or a replaced query.
 */
export default function PageAnalytics() {
  const { user } = useRootData();
  const { pathname, search } = useLocation();
  const replaced = useNavigationType() === "REPLACE";
  const match = useMatches().at(-1);
  const routeId = match?.id;
  const idle = useNavigation().state === "idle";
  const { onUserRefreshed, isRefreshing, ended } = useUserRefresh();
  const told = useRef<{ pathname: string; search: string } | null>(null);
  const waiting = useRef<{ type: string; path: string; parts: PageParts | undefined } | null>(null);
  const wasSignedIn = useRef(user?.is_authenticated === true);

  useEffect(() => {
    const tell = () => {
      if (waiting.current === null) return;
      const { type, path, parts } = waiting.current;
      waiting.current = null;
      trackPage(type, path, analyticsUser(user, wasSignedIn.current), parts);
    };
    // On leaving before the user has loaded, the event goes out with what is known.
    if (!idle) return tell();
    const before = told.current;
    told.current = { pathname, search };
    if (before?.pathname !== pathname || (before.search !== search && !replaced)) {
      tell();
      const parts = match?.data ? (match.handle as PageHandle | undefined)?.pageParts?.(match.data) : undefined;
      waiting.current = { type: pageType(routeId), path: pathname, parts };
    }
    if (!isRefreshing()) tell();
  }, [idle, pathname, search, replaced, routeId, user, match, isRefreshing, ended]);

  useEffect(
    () =>
      onUserRefreshed((refreshed) => {
        const signedIn = refreshed?.is_authenticated === true;
        if (signedIn === wasSignedIn.current) return;
        trackAuthentication(analyticsUser(refreshed, wasSignedIn.current));
        wasSignedIn.current ||= signedIn;
      }),
    [onUserRefreshed],
  );

  return null;
}
