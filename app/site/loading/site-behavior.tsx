import { useLocation, useNavigation, matchRoutes } from "@remix-run/react";
import { useEffect, useState, type ComponentType } from "react";
import { guardNavigation } from "./navigation-guard";
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
  useEffect(() => {
    document.addEventListener("keydown", pressBySpace);
    return () => document.removeEventListener("keydown", pressBySpace);
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

/** Milliseconds from a finished navigation to the end of the bar (specification, section 9), and of that end (loading-bar.css). */
const stopDelayMs = 200;
const endMs = 1000;

/** Shows that the next page is loading. Visual only: route-announcer.tsx announces the page to screen readers. */
export function LoadingBar() {
  const busy = useNavigation().state !== "idle";
  // A navigation that begins while a bar ends has a bar of its own, since that one is full.
  const [bar, setBar] = useState<{ number: number; ends: boolean } | null>(null);

  useEffect(() => {
    if (busy) {
      setBar((shown) => (shown?.ends === false ? shown : { number: (shown?.number ?? 0) + 1, ends: false }));
      return;
    }
    const end = setTimeout(() => setBar((shown) => shown && { ...shown, ends: true }), stopDelayMs);
    const removal = setTimeout(() => setBar(null), stopDelayMs + endMs);
    return () => {
      clearTimeout(end);
      clearTimeout(removal);
    };
  }, [busy]);

  return bar && <div key={bar.number} className={bar.ends ? "loading-bar loading-bar--ends" : "loading-bar"} />;
}

/** Filters look like boxes to check, so a space presses the one that has the focus. They stay links without scripts. */
export function pressBySpace(event: KeyboardEvent) {
  const { key, target, repeat } = event;
  if (key !== " " || !(target instanceof HTMLElement) || !target.matches("a.facet__value")) return;
  event.preventDefault();
  if (!repeat) target.click();
}

/** Prefetches the scripts of a page whose link is hovered or focused. Its data would not be cached (decision 29). */
function prefetchScripts(routes: (typeof __remixRouter)["routes"]): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData === true) return () => {};
  const asked = new Set<string>();
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link === null || link.origin !== window.location.origin) return;
    for (const { route } of matchRoutes([...routes], link.pathname) ?? []) {
      const { module, imports = [] } = __remixManifest.routes[route.id ?? ""] ?? {};
      if (module === undefined || asked.has(module)) continue;
      asked.add(module);
      // The click loads them again and handles a failure.
      for (const url of [module, ...imports]) import(/* @vite-ignore */ url).catch(() => {});
    }
  };
  const listening = new AbortController();
  for (const intent of ["pointerover", "focusin"]) addEventListener(intent, onIntent, { signal: listening.signal });
  return () => listening.abort();
}
