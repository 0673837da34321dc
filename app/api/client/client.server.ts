import type { z } from "zod";
import type { Config } from "~/platform/config.server";
import { notFound } from "../not-found.server";
import { createCaller } from "./caller.server";
import { createCookieJar } from "./cookies.server";
import { createDeadline } from "./deadline.server";
import type { UpstreamFailure } from "./fault.server";
import { basicAuthorization } from "./headers.server";
import type { WriteOutcome } from "./outcome.server";
import { createReads } from "./reads.server";
import type { CallRecord, Log } from "./record.server";
import type { Upstream } from "./upstream.server";
import { buildUrl, type Query } from "./url.server";
import { vouchedAddress } from "./visitor-address.server";
import { createWrites, type WriteMethod } from "./writes.server";

export type ClientConfig = Pick<
  Config,
  | "API_VERSION"
  | "API_BASIC_USER"
  | "API_BASIC_PASSWORD"
  | "API_VISITOR_SECRET"
  | "API_HEADERS_TIMEOUT_MS"
  | "API_WRITE_TIMEOUT_MS"
  | "API_DEADLINE_MS"
  | "API_RETRY_TRIES"
  | "API_RETRY_DELAY_MS"
>;

export interface ClientOptions {
  upstream: Upstream;
  config: ClientConfig;
  /** The server's log: each line of the client names the request by reqId itself. */
  log: Log;
  /** The browser's Cookie header; only its sessionid is passed on. */
  cookieHeader: string | undefined;
  /** Path of the page, with its query if it has one: a Referer has only the path, a way back from sign-in has both. */
  pagePath: string;
  /** Name of the route that answers, for the log, once it is known; until then the path stands for it. */
  route?: () => string | null;
  /** Public origin of the site: for the Referer, cookie domains, and redirects of the upstream that name this site. */
  siteOrigin: string;
  requestId: string;
  /** The visitor's address, as far as proxies in front are trusted; vouched for where a secret is shared. */
  visitorAddress: string | undefined;
  /** Aborts when the visitor leaves. Reads end with it, a write runs to its end. */
  signal: AbortSignal;
  /** Appends one Set-Cookie line to the outgoing response, at once. */
  relay: (setCookie: string) => void;
  /** Called when a call has ended. */
  onCall: (record: CallRecord) => void;
  /** Called when a write begins, with the promise of its end: it goes on when the visitor leaves. */
  onWrite: (ended: Promise<unknown>) => void;
  /** Called when the upstream has failed a call in the end, for error reporting. */
  onFailure: (failure: UpstreamFailure) => void;
}

export interface ReadOptions {
  query?: Query;
  /** Of the path prefix, when it is not the configured one. */
  version?: number;
  /** What a 401 means: by default that the visitor must sign in. */
  onSignIn?: "redirect" | "null";
}

/** Calls of api/v2 on behalf of one request (specification, section 7). */
export interface Client {
  /**
   * The answer by its contract, or null when its body is empty. Asked once per request and address. Throws a Response:
   * 404 'Resource not found', a redirect to sign-in, or 4xx, 502, 503, 504 with a FailureBody.
   */
  get<T>(path: string, contract: z.ZodType<T>, options?: ReadOptions): Promise<T | null>;
  /** As `get`, for a thing that is always something: an empty body is a 404 too. */
  getRequired<T>(path: string, contract: z.ZodType<T>, options?: ReadOptions): Promise<T>;
  /** As `get`, but makes no call and gives null when any parameter is null or undefined (specification, section 5). */
  load<T>(path: string, contract: z.ZodType<T>, query: Query, options?: Omit<ReadOptions, "query">): Promise<T | null>;
  /**
   * OPTIONS for a fresh token, then the write; JSON out and in. Throws a Response for 404, and the signal's reason
   * when the visitor has left before it begins.
   */
  write<T>(
    method: WriteMethod,
    path: string,
    body: unknown,
    contract: z.ZodType<T>,
    options?: Pick<ReadOptions, "query" | "version">,
  ): Promise<WriteOutcome<T>>;
}

export function createClient(options: ClientOptions): Client {
  const { upstream, config, log, requestId, signal, siteOrigin } = options;
  const page = { pagePath: options.pagePath, requestId };
  const pathname = options.pagePath.split("?", 1)[0]!;
  const deadline = createDeadline(config.API_DEADLINE_MS, upstream.now);
  const caller = createCaller({
    upstream,
    config,
    jar: createCookieJar({
      cookieHeader: options.cookieHeader,
      siteHost: new URL(siteOrigin).hostname,
      upstreamHost: new URL(upstream.origin).hostname,
      relay: options.relay,
      log,
      reqId: requestId,
    }),
    authorization: basicAuthorization(upstream.origin, config),
    vouch: (request) => vouchedAddress(config.API_VISITOR_SECRET, options.visitorAddress, request),
    referer: `${siteOrigin}${pathname}`,
    route: () => options.route?.() ?? pathname,
    requestId,
    log,
    onCall: options.onCall,
    onFailure: options.onFailure,
  });
  const reads = createReads({
    caller,
    upstreamOrigin: upstream.origin,
    siteOrigin,
    page,
    headersTimeoutMs: config.API_HEADERS_TIMEOUT_MS,
    limitMs: deadline.left,
    signal,
  });
  const writes = createWrites({
    caller,
    page,
    optionsTimeoutMs: config.API_HEADERS_TIMEOUT_MS,
    headersTimeoutMs: config.API_WRITE_TIMEOUT_MS,
    limitMs: writeLimit(config),
  });
  const urlOf = (path: string, { query, version }: ReadOptions) =>
    buildUrl({ origin: upstream.origin, version: version ?? config.API_VERSION }, path, query);

  const get: Client["get"] = (path, contract, read = {}) =>
    reads.read(urlOf(path, read), contract, read.onSignIn ?? "redirect");

  return {
    get,
    async getRequired(path, contract, read) {
      const answer = await get(path, contract, read);
      if (answer === null) throw notFound();
      return answer;
    },
    async load(path, contract, query, read = {}) {
      if (Object.values(query).some((value) => value === null || value === undefined)) return null;
      return get(path, contract, { ...read, query });
    },
    async write(method, path, body, contract, write = {}) {
      // A write that has begun runs to its end; one for a visitor who has left does not begin.
      signal.throwIfAborted();
      reads.forget();
      try {
        const written = writes.write(method, urlOf(path, write), body, contract);
        options.onWrite(written);
        return await written;
      } finally {
        // What was read meanwhile may be older than the write, and the page after it has a deadline of its
        // own.
        reads.forget();
        deadline.renew();
      }
    },
  };
}

/**
 * A write may take its own time until the headers and then as long as a page for its body; 0 in either means no end.
 */
function writeLimit({ API_WRITE_TIMEOUT_MS, API_DEADLINE_MS }: ClientConfig): number {
  return API_WRITE_TIMEOUT_MS === 0 || API_DEADLINE_MS === 0 ? Infinity : API_WRITE_TIMEOUT_MS + API_DEADLINE_MS;
}
