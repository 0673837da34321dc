import { useLocation, useMatches, useNavigation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { configureAnalytics, tellAuthentication, tellPage, type PageParts } from "~/platform/analytics.client";
import { analyticsUser } from "./analytics-user";
import { useUserRefresh } from "~/site/current-user";
import { useRootData } from "~/site/root-data";

/** "routes/mattresses.$brand" → "mattresses.$brand": which kind of page it is. */
const pageType = (routeId: string | undefined) =>
  (routeId ?? "unknown").replace(/^routes\//, "").replace(/\._index$/, "");

/** A route's handle may say what else its page tells, from the data of its loader. */
export interface PageHandle {
  pageParts?: (data: unknown) => PageParts;
}

/**
 * Tells the data layer of each page once, when its data and the user are there (specification, section 4). Told again
 * on every change of the route that is not shallow: of another path, or of another query that is an entry of history
 * of its own. Another place on the same page, or a query put in place of the last one, is shallow.
 */
export default function PageAnalytics() {
  const { user, site } = useRootData();
  const { pathname, search } = useLocation();
  const replaced = useNavigationType() === "REPLACE";
  const match = useMatches().at(-1);
  const routeId = match?.id;
  const idle = useNavigation().state === "idle";
  const { onUserRefreshed, isRefreshing, ended } = useUserRefresh();
  const told = useRef<{ pathname: string; search: string } | null>(null);
  /** A page whose user is on the way. */
  const waiting = useRef<{ type: string; path: string; parts: PageParts | undefined } | null>(null);
  const wasSignedIn = useRef(user?.is_authenticated === true);

  useEffect(() => configureAnalytics(site.analyticsId), [site.analyticsId]);

  useEffect(() => {
    const tell = () => {
      if (waiting.current === null) return;
      const { type, path, parts } = waiting.current;
      waiting.current = null;
      tellPage(type, path, analyticsUser(user, wasSignedIn.current), parts);
    };
    // Whoever goes on before the user is there is told of by what is known.
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
        tellAuthentication(analyticsUser(refreshed, wasSignedIn.current));
        wasSignedIn.current ||= signedIn;
      }),
    [onUserRefreshed],
  );

  return null;
}
