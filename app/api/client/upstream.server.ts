import type { SettingsOf } from "~/platform/config.server";
import { dispatch, openConnections } from "./connections.server";
import { isUpstreamFailure, UpstreamFault } from "./failures.server";
import type { UpstreamRequest } from "./http-message.server";

export type Log = Record<"info" | "warn" | "error", (fields: object, message: string) => void>;

/** OPTIONS belongs to the write that follows it. */
type CallKind = "reads" | "writes" | "uploads";

const kindOf = ({ method, upload }: UpstreamRequest): CallKind =>
  method === "GET" || method === "HEAD" ? "reads" : upload === true ? "uploads" : "writes";

export type Upstream = ReturnType<typeof createUpstream>;

/**
 * What all requests of one server share. Throws when API_HOST is not set; `now` is a monotonic clock in milliseconds.
 */
export function createUpstream(config: SettingsOf<"API">, log: Log, now = () => performance.now()) {
  if (config.API_HOST === undefined) throw new Error("The client of the upstream needs API_HOST");
  const { origin, host } = new URL(config.API_HOST);
  const connections = openConnections(origin, config);
  const breakerOf = (kind: CallKind) =>
    createBreaker({
      requests: config.API_BREAKER_REQUESTS,
      failureShare: config.API_BREAKER_FAILURE_SHARE,
      openMs: config.API_BREAKER_OPEN_MS,
      now,
      onChange: (state) =>
        log.warn({ upstream: host, breaker: state, kind }, `The breaker of ${kind} to the upstream is ${state}`),
    });
  // An upstream on a full disk can't write and still reads, and one that is busy with files still does both: failures of
  // one kind do not count for the others.
  const breakers = { reads: breakerOf("reads"), writes: breakerOf("writes"), uploads: breakerOf("uploads") };

  return {
    origin,
    now,
    retries: createRetryBudget(config.API_RETRY_SHARE),
    breakerState: (kind: CallKind) => breakers[kind].state(),
    /** One request through the breaker of its kind. Rejects with an UpstreamFault and nothing else. */
    async send(request: UpstreamRequest) {
      const kind = kindOf(request);
      const pass = breakers[kind].enter();
      if ("retryAfter" in pass) {
        throw new UpstreamFault("The upstream is failing and is left alone for a moment", {
          kind: "unreachable",
          phase: "breaker",
          code: "breaker_open",
          retryAfter: pass.retryAfter,
        });
      }
      try {
        const response = await dispatch(connections, request, config);
        if (response.status >= 500) pass.failed();
        else pass.succeeded();
        return response;
      } catch (error) {
        // A file that takes long to open says nothing of the upstream.
        const slow = kind === "uploads" && error instanceof UpstreamFault && error.kind === "timeout";
        if (slow || (error instanceof UpstreamFault && !isUpstreamFailure(error))) pass.abandoned();
        else pass.failed();
        throw error;
      }
    },
    /** For readiness: whether anything but a failure answers at the upstream's /healthz; past the breaker. */
    async isReachable() {
      try {
        const response = await dispatch(
          connections,
          {
            method: "GET",
            url: new URL("/healthz", origin),
            headers: { accept: "application/json" },
            headersTimeoutMs: 2000,
            limitMs: 3000,
            // A kept socket may be stale, which is no failure of the upstream.
            fresh: true,
          },
          config,
        );
        return response.status < 500;
      } catch {
        return false;
      }
    },
    close: connections.close,
  };
}

interface BreakerOptions {
  requests: number;
  failureShare: number;
  openMs: number;
  now: () => number;
  onChange: (state: "open" | "closed") => void;
}

/**
 * A circuit breaker over the last `requests` calls. When the share of failures among them reaches
 * `failureShare` it opens for `openMs`; then one trial call decides.
 *
 * Why not cockatiel 3.2.1, which was looked at: its trial closes the circuit on any error it was not told to
 * handle, so a visitor who leaves during the trial would close it; calls that meet a trial wait for it
 * instead of failing at once, which eats the page's deadline; and its clock cannot be handed in.
 */
export function createBreaker({ requests, failureShare, openMs, now, onChange }: BreakerOptions) {
  let recent: boolean[] = [];
  let openedAt: number | null = null;
  let trial = false;

  const open = () => {
    openedAt = now();
    recent = [];
    onChange("open");
  };
  const judge = (failed: boolean) => {
    // Calls that began before it opened end after it: their results are stale.
    if (openedAt !== null) return;
    recent.push(failed);
    if (recent.length > requests) recent.shift();
    const failures = recent.filter(Boolean).length;
    if (failed && recent.length >= requests && failures / recent.length >= failureShare) open();
  };

  return {
    state: (): "closed" | "open" | "half-open" =>
      openedAt === null ? "closed" : now() - openedAt >= openMs ? "half-open" : "open",
    /**
     * A pass for one call, or the seconds to wait when the upstream is being left alone. Exactly one function of a pass
     * is called when the call has ended; `abandoned` counts neither for nor against the upstream.
     */
    enter() {
      if (openedAt === null) {
        return { succeeded: () => judge(false), failed: () => judge(true), abandoned: () => {} };
      }
      const left = openMs - (now() - openedAt);
      if (left > 0 || trial) return { retryAfter: Math.max(1, Math.ceil(left / 1000)) };
      trial = true;
      const after = (consequence: () => void) => () => {
        trial = false;
        consequence();
      };
      const close = () => {
        openedAt = null;
        onChange("closed");
      };
      return { succeeded: after(close), failed: after(open), abandoned: after(() => {}) };
    },
  };
}

/** Calls whose share of retries may be saved up, so that a quiet server can still retry a page that meets a restart. */
const budgetWindow = 50;

/** Keeps retries at or below `share` of all calls, so that a struggling upstream is not pushed over. */
export function createRetryBudget(share: number) {
  const cap = share * budgetWindow;
  let saved = cap;
  return {
    /** A first attempt, which earns a part of a retry. */
    earn() {
      saved = Math.min(cap, saved + share);
    },
    /** Whether one more retry fits; true spends it. */
    spend() {
      if (saved < 1) return false;
      saved -= 1;
      return true;
    },
  };
}
