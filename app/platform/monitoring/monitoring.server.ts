import { withoutAddresses } from "../addresses";
import type { Config } from "../config.server";
import { fromAdScript, reportingLimits } from "./monitoring-limits";
import { withoutValues } from "../private-page";
import type { Redact } from "../secret-addresses";

/** One answered request, for tracing; times in milliseconds, `startedAt` since the epoch. */
interface Trace {
  name: string;
  status: number;
  startedAt: number;
  durMs: number;
  /** Calls to the upstream, and the milliseconds they took together. */
  calls: number;
  upstreamMs: number;
}

export interface Monitoring {
  /** The words of an error of a private page (RouteFacts.private) are reported without the values in them. */
  report(error: unknown, facts: { requestId: string; route: string | null; privatePage: boolean }): void;
  /** Reports how long a request took, for the sampled share of them. */
  trace(trace: Trace): void;
  /** Resolves when what was reported is sent, or after two seconds. */
  flush(): Promise<void>;
}

const ofPrivatePage = "private";

export const noMonitoring: Monitoring = { report: () => {}, trace: () => {}, flush: async () => {} };

/**
 * Error reporting and tracing; without a DSN nothing is loaded. The client is put together by hand, because the
 * SDK's own init wraps every loader, reports each error a second time and collects request headers and queries:
 * what is sent here is the error, the request's id and its route. `sampling` replaces the rates, for tests.
 */
export async function startMonitoring(
  config: Pick<Config, "NODE_ENV" | "SENTRY_DSN" | "SENTRY_RELEASE">,
  redact: Redact,
  sampling?: { sampleRate: number; tracesSampleRate: number },
): Promise<Monitoring> {
  if (config.SENTRY_DSN === undefined) return noMonitoring;
  const sentry = await import("@sentry/node");
  const client = new sentry.NodeClient({
    dsn: config.SENTRY_DSN,
    environment: config.NODE_ENV,
    release: config.SENTRY_RELEASE,
    ...reportingLimits,
    ...sampling,
    sendDefaultPii: false,
    transport: sentry.makeNodeTransport,
    stackParser: sentry.defaultStackParser,
    integrations: [
      sentry.inboundFiltersIntegration(),
      sentry.linkedErrorsIntegration(),
      sentry.nodeContextIntegration(),
    ],
    beforeSend(event, { data }) {
      const clean = data === ofPrivatePage ? withoutValues : (text: string) => text;
      for (const value of event.exception?.values ?? []) value.value &&= clean(redact(withoutAddresses(value.value)));
      return fromAdScript(event) ? null : event;
    },
  });
  sentry.setCurrentClient(client);
  client.init();

  return {
    report(error, { requestId, route, privatePage }) {
      const captureContext = { tags: { request_id: requestId, route: route ?? "none" } };
      sentry.captureException(error, { captureContext, ...(privatePage && { data: ofPrivatePage }) });
    },
    trace({ name, status, startedAt, durMs, calls, upstreamMs }) {
      const attributes = {
        [sentry.SEMANTIC_ATTRIBUTE_SENTRY_SOURCE]: "route" as const,
        "http.response.status_code": status,
        "upstream.calls": calls,
        "upstream.ms": upstreamMs,
      };
      const span = { name, op: "http.server", startTime: startedAt, forceTransaction: true, attributes };
      // A trace of its own each time: the spans of one trace share one sampling decision.
      sentry.startNewTrace(() => sentry.startInactiveSpan(span).end(startedAt + durMs));
    },
    async flush() {
      await sentry.flush(2000);
    },
  };
}
