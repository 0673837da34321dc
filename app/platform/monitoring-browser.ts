import { browserTracingIntegration, captureException, init, replayIntegration, type Event } from "@sentry/remix";
import { useLocation, useMatches } from "@remix-run/react";
import { useEffect } from "react";
import { withoutAddresses } from "./addresses";
import { fromAdScript, replayRates, reportingLimits } from "./monitoring-limits";

const withoutQuery = (url: string) => url.split(/[?#]/, 1)[0] ?? "";

/** What a visitor searched for or typed stays here: no query, no referring page, no addresses. */
function withoutWords<E extends Event>(event: E): E {
  for (const value of event.exception?.values ?? []) value.value &&= withoutAddresses(value.value);
  if (event.request?.url) event.request.url = withoutQuery(event.request.url);
  delete event.request?.headers?.Referer;
  for (const span of event.spans ?? []) if (span.description) span.description = withoutQuery(span.description);
  return event;
}

type Options = { dsn: string; release: string };

/** Starts reporting and sends what went wrong before. A module of its own, so that it is loaded apart. */
export default function startReporting(options: Options, early: readonly unknown[]): void {
  init({
    ...options,
    ...reportingLimits,
    ...replayRates,
    sendDefaultPii: false,
    integrations: [
      browserTracingIntegration({ useEffect, useLocation, useMatches }),
      // Words, fields and pictures stay with the visitor. No worker: the content security policy allows no blob.
      replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true, useCompression: false }),
    ],
    beforeSend: (event) => (fromAdScript(event) ? null : withoutWords(event)),
    beforeSendTransaction: withoutWords,
    beforeBreadcrumb(breadcrumb) {
      for (const part of ["url", "from", "to"]) {
        if (typeof breadcrumb.data?.[part] === "string") breadcrumb.data[part] = withoutQuery(breadcrumb.data[part]);
      }
      return breadcrumb;
    },
  });
  for (const error of early) captureException(error);
}
