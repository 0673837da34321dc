import type { Reporting } from "./monitoring-limits";

const whenIdle = (run: () => void) =>
  typeof requestIdleCallback === "function" ? requestIdleCallback(run, { timeout: 10_000 }) : setTimeout(run, 2000);

/**
 * Error reporting in the browser: nothing is loaded without a DSN, and with one only when the page is loaded
 * and idle, since its 80 KB are worth no visitor's wait. Errors that happen before are kept and sent then.
 */
export function startMonitoring(sentry: Reporting | undefined): void {
  if (sentry === undefined) return;
  const early: unknown[] = [];
  const keep = (event: ErrorEvent | PromiseRejectionEvent) => {
    if (early.length < 10) early.push("reason" in event ? event.reason : event.error);
  };
  addEventListener("error", keep);
  addEventListener("unhandledrejection", keep);

  const load = async () => {
    const { default: startReporting } = await import("./monitoring-browser");
    removeEventListener("error", keep);
    removeEventListener("unhandledrejection", keep);
    startReporting(sentry, early);
  };
  // Whoever blocks it (an extension, say) loses reports, not the page.
  const begin = () => whenIdle(() => void load().catch(() => {}));
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}
