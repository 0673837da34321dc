import type { Config } from "~/platform/config.server";
import { createBreaker } from "./breaker.server";
import { isUpstreamFailure, UpstreamFault } from "./fault.server";
import type { Log } from "./record.server";
import { createRetryBudget, type RetryBudget } from "./retry.server";
import { createConnectionPool, type ConnectionConfig } from "./connection-pool.server";
import type { UpstreamRequest, UpstreamResponse } from "./http-message.server";

export type UpstreamConfig = ConnectionConfig &
  Pick<
    Config,
    "API_HOST" | "API_RETRY_SHARE" | "API_BREAKER_REQUESTS" | "API_BREAKER_FAILURE_SHARE" | "API_BREAKER_OPEN_MS"
  >;

/** OPTIONS belongs to the write that follows it. */
type CallKind = "reads" | "writes";

/** What all requests of one server share about the upstream: sockets, breakers and retry budget. */
export interface Upstream {
  readonly origin: string;
  readonly retries: RetryBudget;
  /** Monotonic clock in milliseconds. */
  readonly now: () => number;
  breakerState(kind: CallKind): "closed" | "open" | "half-open";
  /** One request through the breaker of its kind. Rejects with an UpstreamFault and nothing else. */
  send(request: UpstreamRequest): Promise<UpstreamResponse>;
  /** For readiness: whether anything but a failure answers at the upstream's /healthz; past the breaker. */
  isReachable(): Promise<boolean>;
  /** Lets calls under way end, for so many milliseconds at most, then closes every socket. */
  close(withinMs?: number): Promise<void>;
}

/** Made once per server. Throws when API_HOST is not set. */
export function createUpstream(config: UpstreamConfig, log: Log, now = () => performance.now()): Upstream {
  if (config.API_HOST === undefined) throw new Error("The client of the upstream needs API_HOST");
  const { origin, host } = new URL(config.API_HOST);
  const pool = createConnectionPool(origin, config);
  const breakerOf = (kind: CallKind) =>
    createBreaker({
      requests: config.API_BREAKER_REQUESTS,
      failureShare: config.API_BREAKER_FAILURE_SHARE,
      openMs: config.API_BREAKER_OPEN_MS,
      now,
      onChange: (state) =>
        log.warn({ upstream: host, breaker: state, kind }, `The breaker of ${kind} to the upstream is ${state}`),
    });
  // An upstream on a full disk can't write and still reads: failures of one kind say nothing of the other.
  const breakers = { reads: breakerOf("reads"), writes: breakerOf("writes") };

  return {
    origin,
    now,
    retries: createRetryBudget(config.API_RETRY_SHARE),
    breakerState: (kind) => breakers[kind].state(),
    async send(request) {
      const pass = breakers[request.method === "GET" ? "reads" : "writes"].enter();
      if ("retryAfter" in pass) {
        throw new UpstreamFault("The upstream is failing and is left alone for a moment", {
          kind: "unreachable",
          phase: "breaker",
          code: "breaker_open",
          retryAfter: pass.retryAfter,
        });
      }
      try {
        const response = await pool.send(request);
        if (response.status >= 500) pass.failed();
        else pass.succeeded();
        return response;
      } catch (error) {
        if (error instanceof UpstreamFault && !isUpstreamFailure(error)) pass.abandoned();
        else pass.failed();
        throw error;
      }
    },
    async isReachable() {
      try {
        const response = await pool.send({
          method: "GET",
          url: new URL("/healthz", origin),
          headers: { accept: "application/json" },
          headersTimeoutMs: 2000,
          limitMs: 3000,
          // A kept socket may be stale, which says nothing of the upstream.
          fresh: true,
        });
        return response.status < 500;
      } catch {
        return false;
      }
    },
    close: (withinMs) => pool.close(withinMs),
  };
}
