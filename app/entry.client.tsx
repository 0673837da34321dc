import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Site } from "~/http/load-context";
import { configureAnalytics } from "~/platform/analytics-id.client";
import { removeHiddenParameter } from "~/platform/hidden-parameter";
import { startMonitoring } from "~/platform/monitoring/monitoring.client";
import { MarkupContext } from "~/site/markup/fixed-markup";
import { pageMarkup } from "~/site/markup/page-markup.client";

/** What the root loader said of the site; an error page may stand without it. */
const rootData = (window.__remixContext as { state: { loaderData?: { root?: { site?: Site } } } }).state.loaderData
  ?.root;

// Before the router reads the address, so that no link carries it on.
removeHiddenParameter(rootData?.site?.hiddenQueryParam);
configureAnalytics(rootData?.site?.analyticsId);
startMonitoring(rootData?.site?.sentry);
const markup = pageMarkup();
startTransition(() => {
  hydrateRoot(
    document,
    <MarkupContext.Provider value={markup}>
      <RemixBrowser />
    </MarkupContext.Provider>,
  );
});
