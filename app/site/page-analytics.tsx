import { useLocation, useMatches, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { configureAnalytics, tellAuthentication, tellPage } from "~/platform/analytics.client";
import { analyticsUser } from "./analytics-user";
import { useUserRefresh } from "./current-user";
import { useRootData } from "./root-data";

/** "routes/mattresses.$brand" → "mattresses.$brand": which kind of page it is. */
const pageType = (routeId: string | undefined) => (routeId ?? "unknown").replace(/^routes\//, "").replace(/\._index$/, "");

/** Tells the data layer of each page once, when its data and the user are there. */
export default function PageAnalytics() {
  const { user, site } = useRootData();
  const { pathname } = useLocation();
  const routeId = useMatches().at(-1)?.id;
  const idle = useNavigation().state === "idle";
  const { onUserRefreshed } = useUserRefresh();
  const told = useRef("");
  const wasSignedIn = useRef(user?.is_authenticated === true);

  useEffect(() => configureAnalytics(site.analyticsId), [site.analyticsId]);

  useEffect(() => {
    if (!idle || told.current === pathname) return;
    told.current = pathname;
    tellPage(pageType(routeId), pathname, analyticsUser(user, wasSignedIn.current));
  }, [idle, pathname, routeId, user]);

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
