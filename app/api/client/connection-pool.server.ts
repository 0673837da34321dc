import { Pool } from "undici";
import type { SettingsOf } from "~/platform/config.server";
import { dispatch } from "./dispatch.server";
import type { UpstreamRequest } from "./http-message.server";

/** Sockets to one upstream. A bare pool follows no redirect, decodes nothing and uses no proxy, all as we need it. */
export function createConnectionPool(origin: string, config: SettingsOf<"API">) {
  const shared = {
    pipelining: 1,
    // undici's own timers are coarse: 40 ms took a second with 7.30.2. dispatch() has its own.
    headersTimeout: 0,
    bodyTimeout: 0,
    // A peer's Keep-Alive hint may shorten the time that a socket idles here, and not lengthen it.
    keepAliveTimeout: config.API_KEEP_ALIVE_MS,
    keepAliveMaxTimeout: config.API_KEEP_ALIVE_MS,
    maxHeaderSize: 16_384,
    connect: { timeout: config.API_CONNECT_TIMEOUT_MS },
  };
  // Retries after a lost connection must not meet the next stale socket of the pool. Without keep-alive a
  // pool opens one socket a call. Its share comes off the common limit.
  const freshSockets = Math.floor(config.API_MAX_SOCKETS / 8);
  const pool = new Pool(origin, { ...shared, connections: config.API_MAX_SOCKETS - freshSockets });
  const fresh = freshSockets > 0 ? new Pool(origin, { ...shared, pipelining: 0, connections: freshSockets }) : pool;
  let closing: Promise<unknown> | null = null;
  return {
    /** Rejects with an UpstreamFault and nothing else. */
    send: (request: UpstreamRequest) => dispatch(request.fresh === true ? fresh : pool, request, config),
    /** Lets calls under way end, for so many milliseconds at most, then closes every socket. */
    async close(withinMs = Infinity) {
      const pools = fresh === pool ? [pool] : [pool, fresh];
      closing ??= Promise.all(pools.map((each) => each.close()));
      // A write is not cut short by a visitor who leaves, and may have no timeout at all.
      const cut =
        withinMs === Infinity ? undefined : setTimeout(() => pools.forEach((each) => void each.destroy()), withinMs);
      await closing.finally(() => clearTimeout(cut));
    },
  };
}
