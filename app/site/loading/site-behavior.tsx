import { useLocation } from "@remix-run/react";
import { useEffect, useState, type ComponentType } from "react";
import LoadingBar from "./loading-bar";
import { guardNavigation } from "./navigation-guard";
import { prefetchScripts } from "./prefetch-scripts";
import { useRootData } from "~/site/root-data";
import RouteAnnouncer from "./route-announcer";
import UnreachableNotice from "./unreachable-notice";

/** Analytics are loaded only where an operator set an id for them. */
function useAnalytics(): ComponentType | null {
  const { analyticsId } = useRootData().site;
  const [Analytics, setAnalytics] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (analyticsId === undefined) return;
    // Whoever blocks the file is not counted, and loses nothing.
    import("~/site/analytics/page-analytics").then(
      (part) => setAnalytics(() => part.default),
      () => {},
    );
  }, [analyticsId]);
  return Analytics;
}

/** What runs in the browser beside every page. */
export default function SiteBehavior() {
  const Analytics = useAnalytics();
  useEffect(() => {
    guardNavigation(__remixRouter);
    return prefetchScripts(__remixRouter.routes);
  }, []);
  const { key } = useLocation();
  // A mark for tests and for anyone who inspects the page: the scripts are at work, and this entry of history is shown.
  // The address changes some moments before what is shown does.
  useEffect(() => {
    document.documentElement.dataset.hydrated = key;
  }, [key]);
  return (
    <>
      <LoadingBar />
      {Analytics === null ? null : <Analytics />}
      <RouteAnnouncer />
      <UnreachableNotice />
    </>
  );
}
