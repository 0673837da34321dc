import { useEffect } from "react";
import LoadingBar from "./loading-bar";
import PageAnalytics from "./page-analytics";
import RouteAnnouncer from "./route-announcer";

/** What runs in the browser beside every page. */
export default function SiteBehavior() {
  // A mark for tests and for anyone who inspects the page: from here on the scripts are at work.
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return (
    <>
      <LoadingBar />
      <PageAnalytics />
      <RouteAnnouncer />
    </>
  );
}
