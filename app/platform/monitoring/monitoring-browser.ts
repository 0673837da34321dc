import {
  browserTracingIntegration,
  captureException,
  type ErrorEvent,
  getClient,
  init,
  makeFetchTransport,
  replayIntegration,
} from "@sentry/remix";
import { useLocation, useMatches } from "@remix-run/react";
import { useEffect } from "react";
import { withoutWords, type Envelope } from "./monitoring-envelope";
import { fromAdScript, replayRates, type Reporting, reportingLimits } from "./monitoring-limits";
import { recordingOf } from "./monitoring-recording";
import { isPrivatePage, withoutValues } from "../private-page";
import { type Redact, redactor } from "../secret-addresses";

/** Sends what is left when words and keys are taken out of it. */
const transportWith =
  (redact: Redact): typeof makeFetchTransport =>
  (options) => {
    const { send, flush } = makeFetchTransport(options);
    return { send: (envelope) => send(withoutWords(envelope as Envelope, redact) as typeof envelope), flush };
  };

/** Where the visitor is; nothing is known of a page that could not be made alive. */
const isPrivate = (address: string) =>
  isPrivatePage((window as Partial<typeof window>).__remixRouter?.routes ?? [], address);

/** Starts reporting and sends what went wrong before. A module of its own, so that it is loaded apart. */
export default function startReporting({ dsn, release, secretAddresses }: Reporting, early: readonly unknown[]): void {
  // Words, fields and pictures stay with the visitor. No compression: its worker is of a blob, which the content
  // security policy forbids, and the transport reads what it sends.
  const replay = replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    useCompression: false,
  });
  const recording = recordingOf(replay, () => getClient()?.addIntegration(replay), isPrivate);
  init({
    dsn,
    release,
    ...reportingLimits,
    ...replayRates,
    transport: transportWith(redactor(secretAddresses)),
    sendDefaultPii: false,
    // No times of single presses: they name what was pressed.
    integrations: [browserTracingIntegration({ useEffect, useLocation, useMatches, enableInp: false })],
    beforeSend(event, { data }) {
      if (fromAdScript(event)) return null;
      // What went wrong before may be of a page that has been left.
      if (data === ofEarlier || isPrivate(location.href)) removeValues(event);
      return event;
    },
    beforeBreadcrumb(breadcrumb) {
      // Which answer was pressed, and what was written of it.
      if (/^(?:ui\.|console)/.test(breadcrumb.category ?? "") && isPrivate(location.href)) return null;
      // Told before the address changes and before the recorder learns of it: masked or not, places of answers tell.
      const to: unknown = breadcrumb.category === "navigation" ? breadcrumb.data?.to : null;
      if (typeof to === "string" && isPrivate(to)) recording.pause();
      return breadcrumb;
    },
  });
  recording.follow();
  for (const error of early) captureException(error, { data: ofEarlier });
}

const ofEarlier = "early";

/** Leaves what happened and where in the code. */
function removeValues(event: ErrorEvent): void {
  delete event.extra;
  if (event.message !== undefined) event.message = withoutValues(event.message);
  for (const value of event.exception?.values ?? []) value.value &&= withoutValues(value.value);
}
