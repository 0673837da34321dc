import { useLocation } from "@remix-run/react";
import { useEffect, useState, type ComponentType } from "react";
import LoadingBar from "./loading-bar";
import { guardNavigation } from "./navigation-guard";
import { prefetchScripts } from "./prefetch-scripts";
import { useRootData } from "~/site/root-data";
import RouteAnnouncer from "./route-announcer";
import StayNotice from "./stay-notice";

/** Analytics load only when an operator has configured an id. */
function useAnalytics(): ComponentType | null {
  const { analyticsId } = useRootData().site;
  const [Analytics, setAnalytics] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (analyticsId === undefined) return;
    // Blocked by the visitor: nothing is tracked, and nothing else breaks.
    import("~/site/analytics/page-analytics").then(
      (part) => setAnalytics(() => part.default),
      () => {},
    );
  }, [analyticsId]);
  return Analytics;
}

export default function SiteBehavior() {
  const Analytics = useAnalytics();
  useEffect(() => {
    guardNavigation(__remixRouter);
    return prefetchScripts(__remixRouter.routes);
  }, []);
  const { key } = useLocation();
  // For tests and debugging: marks the page as hydrated and names the history entry that is rendered. The address
  // changes a moment before the page does.
  useEffect(() => {
    document.documentElement.dataset.hydrated = key;
  }, [key]);
  return (
    <>
      <LoadingBar />
      {Analytics === null ? null : <Analytics />}
      <RouteAnnouncer />
      <StayNotice />
    </>
  );
}
