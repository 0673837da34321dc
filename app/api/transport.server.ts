import type { IncomingHttpHeaders } from "node:http";
import { Pool } from "undici";
import type { Config } from "~/platform/config.server";
import { exchangeOver } from "./exchange.server";

export type Method = "GET" | "OPTIONS" | "POST" | "PUT" | "PATCH" | "DELETE";

/** One request on the wire. */
export interface Exchange {
  method: Method;
  url: URL;
  headers: Record<string, string>;
  body?: string | undefined;
  /** 0 means none. */
  headersTimeoutMs: number;
  /** For the whole exchange, waiting for a socket included; Infinity means none. */
  limitMs: number;
  /** Aborts the exchange when the visitor leaves; a write has none. */
  signal?: AbortSignal | undefined;
  /** Use a connection that never carried anything before. */
  fresh?: boolean;
  /** Called as soon as a well-formed head has come, also when the body fails afterwards. */
  onHead?: (head: Head) => void;
}

export interface Head {
  status: number;
  statusText: string;
  headers: IncomingHttpHeaders;
  setCookies: string[];
}

/** A whole answer; the body is as it came over the wire, never decoded. */
export type Reply = Head & { body: Buffer };

export type TransportConfig = Pick<
  Config,
  "API_CONNECT_TIMEOUT_MS" | "API_BODY_TIMEOUT_MS" | "API_MAX_BODY_BYTES" | "API_MAX_SOCKETS" | "API_KEEP_ALIVE_MS"
>;

export interface Transport {
  /** Rejects with an UpstreamFault and nothing else. */
  send(exchange: Exchange): Promise<Reply>;
  /** Lets calls under way end, for so many milliseconds at most, then closes every socket. */
  close(withinMs?: number): Promise<void>;
}

/**
 * Sockets to one upstream. A bare pool follows no redirect, decodes nothing and knows no proxy: all wanted.
 */
export function createTransport(origin: string, config: TransportConfig): Transport {
  const shared = {
    pipelining: 1,
    // undici's own timers are coarse: 40 ms took a second with 7.30.2. Those of the exchange replace them.
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
    send: (exchange) => exchangeOver(exchange.fresh === true ? fresh : pool, exchange, config),
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
