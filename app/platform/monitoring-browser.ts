import {
  browserTracingIntegration,
  captureException,
  init,
  makeFetchTransport,
  replayIntegration,
} from "@sentry/remix";
import { useLocation, useMatches } from "@remix-run/react";
import { useEffect } from "react";
import { isPrivatePage, withoutWords, type Envelope } from "./monitoring-envelope";
import { fromAdScript, replayRates, type Reporting, reportingLimits } from "./monitoring-limits";

/** Sends what is left when words and keys are taken out of it. */
const transport: typeof makeFetchTransport = (options) => {
  const { send, flush } = makeFetchTransport(options);
  return { send: (envelope) => send(withoutWords(envelope as Envelope) as typeof envelope), flush };
};

/** Starts reporting and sends what went wrong before. A module of its own, so that it is loaded apart. */
export default function startReporting(options: Reporting, early: readonly unknown[]): void {
  // Words, fields and pictures stay with the visitor. No compression: its worker is of a blob, which the content
  // security policy forbids, and the transport reads what it sends.
  const replay = replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    useCompression: false,
  });
  init({
    ...options,
    ...reportingLimits,
    ...replayRates,
    transport,
    sendDefaultPii: false,
    integrations: [
      browserTracingIntegration({ useEffect, useLocation, useMatches }),
      ...(isPrivatePage(location.href) ? [] : [replay]),
    ],
    beforeSend: (event) => (fromAdScript(event) ? null : event),
    beforeBreadcrumb(breadcrumb) {
      // Which answer was pressed.
      if (breadcrumb.category?.startsWith("ui.") === true && isPrivatePage(location.href)) return null;
      // Told before the address changes and before the recorder learns of it: masked or not, places of answers tell.
      const to: unknown = breadcrumb.category === "navigation" ? breadcrumb.data?.to : null;
      if (typeof to === "string" && isPrivatePage(to)) void replay.stop();
      return breadcrumb;
    },
  });
  for (const error of early) captureException(error);
}
