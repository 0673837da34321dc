import { useLocation, useMatches, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { configureAnalytics, tellAuthentication, tellPage, type PageParts } from "~/platform/analytics.client";
import { withoutTokens } from "~/platform/addresses";
import { analyticsUser } from "./analytics-user";
import { useUserRefresh } from "./current-user";
import { useRootData } from "./root-data";

/** "routes/mattresses.$brand" → "mattresses.$brand": which kind of page it is. */
const pageType = (routeId: string | undefined) => (routeId ?? "unknown").replace(/^routes\//, "").replace(/\._index$/, "");

/** A route's handle may say what else its page tells, from the data of its loader. */
export type PageHandle = { pageParts?: (data: unknown) => PageParts };

/** Tells the data layer of each page once, when its data and the user are there. */
export default function PageAnalytics() {
  const { user, site } = useRootData();
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const routeId = match?.id;
  const idle = useNavigation().state === "idle";
  const { onUserRefreshed } = useUserRefresh();
  const told = useRef("");
  const wasSignedIn = useRef(user?.is_authenticated === true);

  useEffect(() => configureAnalytics(site.analyticsId), [site.analyticsId]);

  useEffect(() => {
    if (!idle) return;
    const parts = match?.data ? (match.handle as PageHandle | undefined)?.pageParts?.(match.data) : undefined;
    // A search for stores somewhere else is a page of its own; its filters are not.
    const page = `${pathname} ${parts?.storeLocator?.query ?? ""}`;
    if (told.current === page) return;
    told.current = page;
    tellPage(pageType(routeId), withoutTokens(pathname), analyticsUser(user, wasSignedIn.current), parts);
  }, [idle, pathname, routeId, user, match]);

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
