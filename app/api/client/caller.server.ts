import { setTimeout as sleep } from "node:timers/promises";
import { statusFault } from "./answer.server";
import { pathOf, type ClientOptions } from "./client-options.server";
import { createCookieJar } from "./cookies.server";
import { isUpstreamFailure, UpstreamFailure, UpstreamFault } from "./fault.server";
import { basicAuthorization, requestHeaders } from "./headers.server";
import type { CallOutcome, CallRecord } from "./record.server";
import { triesFor } from "./retry.server";
import type { Method, UpstreamRequest, UpstreamResponse } from "./http-message.server";
import { vouchedAddress } from "./visitor-address.server";

interface CallRequest extends Pick<
  UpstreamRequest,
  "method" | "url" | "body" | "upload" | "headersTimeoutMs" | "signal"
> {
  csrfToken?: string;
  /** Milliseconds left, asked before each attempt. */
  limitMs: () => number;
}

export interface Called {
  response: UpstreamResponse;
  record: CallRecord;
}

export type Caller = ReturnType<typeof createCaller>;

const maxFields = 10;

/** Sends the calls of one request: headers, cookies, retries, and one record for each. */
export function createCaller(options: ClientOptions) {
  const { upstream, config, requestId, log } = options;
  const jar = createCookieJar(options);
  const authorization = basicAuthorization(upstream.origin, config);

  // Two reads may share one response that breaks its contract.
  const reported = new WeakSet<CallRecord>();

  const placeOf = (record: CallRecord) => ({
    reqId: requestId,
    method: record.method,
    route: options.route?.() ?? pathOf(options),
    upstream: `${new URL(upstream.origin).host}${record.path}`,
  });

  const report = (record: CallRecord, fault: UpstreamFault) => {
    if (reported.has(record)) return;
    reported.add(record);
    record.outcome = outcomeOf(fault);
    if (record.outcome === "not_found" || record.outcome === "sign_in" || record.outcome === "gone") return;
    const failed = isUpstreamFailure(fault);
    if (failed) options.onFailure(new UpstreamFailure(record.method, record.path, fault));
    log[failed ? "error" : "warn"](
      {
        ...placeOf(record),
        attempt: record.attempts,
        phase: fault.phase,
        code: fault.code,
        upstreamStatus: fault.upstreamStatus ?? record.status,
        durMs: record.durMs,
        bytes: record.bytes,
        outcome: record.outcome,
        ...(fault.field !== undefined && { field: fault.field }),
      },
      fault.message,
    );
  };

  const vouchFor = (method: Method, path: string) =>
    method === "GET" || method === "OPTIONS"
      ? null
      : vouchedAddress(config.API_VISITOR_SECRET, options.visitorAddress, { method, path, requestId });

  const attempt = ({ csrfToken, limitMs, ...request }: CallRequest, fresh: boolean) =>
    upstream.send({
      ...request,
      limitMs: limitMs(),
      fresh,
      headers: requestHeaders({
        body: request.body,
        session: jar.session(),
        csrfToken: csrfToken ?? null,
        referer: request.method === "GET" ? null : options.siteOrigin + pathOf(options),
        requestId,
        authorization,
        visitorAddress: vouchFor(request.method, request.url.pathname),
      }),
      onHead: (head) => jar.take(head.setCookies),
    });

  return {
    /** One call with its retries. Rejects with an UpstreamFault that has been recorded and logged. */
    async call(request: CallRequest): Promise<Called> {
      const startedAt = performance.now();
      upstream.retries.earn();
      let fresh = false;
      for (let attempts = 1; ; attempts += 1) {
        const result: Result = await attempt(request, fresh).catch(onlyFaults);
        const fault: UpstreamFault | null = faultOf(result);
        if (
          fault !== null &&
          attempts < triesFor(request.method, fault, config.API_RETRY_TRIES) &&
          request.limitMs() > config.API_RETRY_DELAY_MS &&
          upstream.retries.spend()
        ) {
          fresh = fault.kind === "dropped";
          // A visitor who leaves ends the pause; the next attempt then fails as `gone`.
          await sleep(config.API_RETRY_DELAY_MS, undefined, { signal: request.signal }).catch(() => {});
          continue;
        }
        const record = recordOf(request, result, attempts, performance.now() - startedAt);
        options.onCall(record);
        if (!(result instanceof UpstreamFault)) return { response: result, record };
        report(record, result);
        throw result;
      }
    },
    /** Records and logs that an answer cannot be used, and gives the fault back to be thrown. */
    refuse(called: Called, fault: UpstreamFault) {
      report(called.record, fault);
      return fault;
    },
    /** Logs the fields that broke the contract of an answer which is used without them. */
    leftOut({ record }: Called, fields: readonly string[]) {
      if (reported.has(record)) return;
      reported.add(record);
      log.warn(
        { ...placeOf(record), outcome: record.outcome, fields: fields.slice(0, maxFields), fieldCount: fields.length },
        "Parts of the upstream's body break their contract and are left out",
      );
    },
  };
}

type Result = UpstreamResponse | UpstreamFault;

function onlyFaults(error: unknown): UpstreamFault {
  if (error instanceof UpstreamFault) return error;
  throw error;
}

/** What may be tried again: no usable answer, or one with a status of failure. */
function faultOf(result: Result): UpstreamFault | null {
  if (result instanceof UpstreamFault) return result;
  return result.status >= 500 ? statusFault(result) : null;
}

function recordOf({ method, url }: CallRequest, result: Result, attempts: number, elapsedMs: number): CallRecord {
  const durMs = Math.round(elapsedMs * 10) / 10;
  const common = { method, path: url.pathname, durMs, attempts };
  return result instanceof UpstreamFault
    ? { ...common, status: result.upstreamStatus, bytes: result.bytes, outcome: outcomeOf(result) }
    : { ...common, status: result.status, bytes: result.body.length, outcome: answered(result) };
}

function answered({ status, body }: UpstreamResponse): CallOutcome {
  if (status < 300) return body.length === 0 ? "empty" : "ok";
  return refused(status);
}

function refused(status: number): CallOutcome {
  if (status < 400) return "redirect";
  if (status === 404) return "not_found";
  if (status === 401) return "sign_in";
  return status < 500 ? "rejected" : "failed";
}

function outcomeOf(fault: UpstreamFault): CallOutcome {
  if (fault.kind === "status") return refused(fault.upstreamStatus ?? 500);
  if (fault.phase === "breaker") return "breaker_open";
  return fault.phase === "contract" ? "contract" : fault.kind;
}
