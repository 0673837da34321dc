import type { SettingsOf } from "~/platform/config.server";
import { createBreaker } from "./breaker.server";
import { isUpstreamFailure, UpstreamFault } from "./fault.server";
import type { Log } from "./record.server";
import { createRetryBudget } from "./retry.server";
import { createConnectionPool } from "./connection-pool.server";
import type { UpstreamRequest } from "./http-message.server";

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
        const response = await pool.send(request);
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
        const response = await pool.send({
          method: "GET",
          url: new URL("/healthz", origin),
          headers: { accept: "application/json" },
          headersTimeoutMs: 2000,
          limitMs: 3000,
          // A kept socket may be stale, which is no failure of the upstream.
          fresh: true,
        });
        return response.status < 500;
      } catch {
        return false;
      }
    },
    close: pool.close,
  };
}
