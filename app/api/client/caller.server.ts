import { setTimeout as sleep } from "node:timers/promises";
import type { Config } from "~/platform/config.server";
import { statusFault } from "./answer.server";
import { createCookieJar, type CookieOptions } from "./cookies.server";
import { isUpstreamFailure, UpstreamFailure, UpstreamFault, type FaultKind } from "./failures.server";
import {
  basicAuthorization,
  requestHeaders,
  vouchedAddress,
  type Method,
  type UpstreamRequest,
  type UpstreamResponse,
} from "./http-message.server";
import type { Upstream } from "./upstream.server";

export interface ClientOptions extends CookieOptions {
  upstream: Upstream;
  config: Config;
  /** Path of the page, with its query: a Referer has only the path, a way back from sign-in has both. */
  pagePath: string;
  /** Name of the route that answers, for the log, once it is known; until then the path stands for it. */
  route?: () => string | null;
  /** The visitor's address, as far as proxies in front are trusted; vouched for where a secret is shared. */
  visitorAddress: string | undefined;
  /** Seconds after which this visitor may write again, who has sent too many forms; null: they may now. */
  writesAfter: number | null;
  /** Aborts when the visitor leaves. Reads end with it, a write runs to its end. */
  signal: AbortSignal;
  onCall: (record: CallRecord) => void;
  /** Called when a write begins, with the promise of its end: it goes on when the visitor leaves. */
  onWrite: (ended: Promise<unknown>) => void;
  /** Called when the upstream has failed a call in the end, for error reporting. */
  onFailure: (failure: UpstreamFailure) => void;
}

/**
 * How one call ended, for the request log and Server-Timing: `empty` is a 204 or no body, `sign_in` a 401, `rejected`
 * any other 4xx, `failed` a 5xx.
 */
type CallOutcome =
  | ("ok" | "empty" | "redirect" | "not_found" | "sign_in" | "rejected" | "failed")
  | Exclude<FaultKind, "status">
  | ("contract" | "breaker_open");

/** One call to the upstream with its retries. The path has no query, which may hold a search term. */
export interface CallRecord {
  method: string;
  path: string;
  /** Status of the last answer, null when there was none. */
  status: number | null;
  durMs: number;
  attempts: number;
  /** Body bytes of the last answer. */
  bytes: number;
  /** May turn from `ok` to `contract` shortly after the record was handed over, when the body is parsed. */
  outcome: CallOutcome;
}

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

/** What the upstream answers to what a visitor mistyped, or sent twice: nothing for an operator to mend. */
const mistakes = new Set([400, 409, 422]);

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
    log[failed ? "error" : mistakes.has(fault.upstreamStatus ?? 0) ? "info" : "warn"](
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

const pathOf = ({ pagePath }: Pick<ClientOptions, "pagePath">) => pagePath.split("?", 1)[0]!;

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

/** What a gateway, or an upstream that starts, stops or is full, answers. A 500 is an error of the program, which the next try meets too. */
const passingStatuses = new Set([502, 503, 504]);

/**
 * How often a safe call that ended this way may be tried in all. `tries` is for GET (specification,
 * section 9), where another try may end otherwise; a lost connection is tried once more on a fresh one, and a broken or
 * late answer not at all.
 */
function triesFor(method: string, fault: UpstreamFault, tries: number): number {
  if (method !== "GET" && method !== "OPTIONS") return 1;
  if (fault.phase === "breaker") return 1;
  if (fault.kind === "unreachable" || fault.kind === "dropped") return Math.min(2, tries);
  // With Retry-After the upstream is not tried sooner.
  const again = fault.kind === "status" && passingStatuses.has(fault.upstreamStatus ?? 0) && fault.retryAfter === null;
  return again && method === "GET" ? tries : 1;
}
