import type { z } from "zod";
import { emptyOf } from "#contracts/empty-answer";
import { notFound } from "../not-found.server";
import { parseContract, readJson, statusFault, unusable } from "./answer.server";
import { createCaller, type Called, type Caller, type ClientOptions } from "./caller.server";
import {
  failureResponse,
  ownPath,
  redirectTo,
  tooManyForms,
  UpstreamFault,
  type WriteOutcome,
} from "./failures.server";
import { buildUrl, type Query } from "./http-message.server";
import { writeMessages, type WriteMessages } from "./visitor-messages.server";
import { createWrites, type WriteMethod } from "./writes.server";

interface ReadOptions {
  query?: Query;
  /** Of the path prefix, when it is not the configured one. */
  version?: number;
  /** What a 401 means: by default that the visitor must sign in. */
  onSignIn?: "redirect" | "null";
}

interface WriteOptions extends Pick<ReadOptions, "query" | "version"> {
  /** What a visitor reads where it fails. */
  words?: WriteMessages;
}

export type Client = ReturnType<typeof createClient>;

/** Calls of api/v2 on behalf of one request (specification, section 7). */
export function createClient(options: ClientOptions) {
  const deadline = createDeadline(options.config.API_DEADLINE_MS, options.upstream.now);
  const caller = createCaller(options);
  const { get, getPicture, forget } = createReads(caller, deadline.left, options);
  const writes = createWrites(caller, options);

  /** As `get`, for one thing among others: an empty body is a 404 too. */
  const getRequired = async <T>(path: string, contract: z.ZodType<T>, read?: ReadOptions): Promise<T> => {
    const answer = await get(path, contract, read);
    if (answer === null) throw notFound();
    return answer;
  };

  return {
    get,
    getRequired,
    /**
     * As `getRequired`, for one answer of many that go into a file as they come: each has a deadline of its own, and none
     * is kept.
     */
    async getPart<T>(path: string, contract: z.ZodType<T>, read?: ReadOptions): Promise<T> {
      deadline.renew();
      try {
        return await getRequired(path, contract, read);
      } finally {
        forget();
      }
    },
    /** As `get`, for a list, or what a page leads with: an empty body is a list of nothing. */
    getList: async <Shape extends z.ZodRawShape>(path: string, contract: z.ZodObject<Shape>, read?: ReadOptions) =>
      (await get(path, contract, read)) ?? emptyOf(contract),
    getPicture,
    /**
     * OPTIONS for a fresh token, then the write; JSON, or a SentFile, out and JSON in. Throws a Response for 404, and the signal's reason
     * when the visitor has left before it begins: one that has begun runs to its end.
     */
    async write<T>(
      method: WriteMethod,
      path: string,
      body: unknown,
      contract: z.ZodType<T>,
      { words = writeMessages, ...write }: WriteOptions = {},
    ): Promise<WriteOutcome<T>> {
      options.signal.throwIfAborted();
      if (options.writesAfter !== null) return tooManyForms(options.writesAfter, words);
      forget();
      try {
        const written = writes.write(method, urlOf(path, write, options), body, contract, words);
        options.onWrite(written);
        return await written;
      } finally {
        // What was read meanwhile may be older than the write, and the page after it has a deadline of its own.
        forget();
        deadline.renew();
      }
    },
  };
}

const urlOf = (path: string, { query, version }: ReadOptions, { upstream, config }: ClientOptions) =>
  buildUrl({ origin: upstream.origin, version: version ?? config.API_VERSION }, path, query);

/** What an address of the upstream holds, before its contract is applied; or where on this site it has moved. */
type Answer = { value: unknown; called: Called } | { movedTo: string };

/** GETs of one request: each address is requested once, however it ends. `limitMs` is how long they may still take. */
function createReads(caller: Caller, limitMs: () => number, options: ClientOptions) {
  const { upstream, config, siteOrigin, signal } = options;
  const headersTimeoutMs = config.API_HEADERS_TIMEOUT_MS;
  const answers = new Map<string, Promise<Answer>>();

  const fetchFrom = (url: URL) => caller.call({ method: "GET", url, headersTimeoutMs, limitMs, signal });

  const ask = async (url: URL): Promise<Answer> => {
    let called = await fetchFrom(url);
    if (isRedirect(called)) {
      const target = redirectTarget(called, url);
      if (target?.origin === upstream.origin && target.pathname.startsWith("/api/")) {
        // Django sends a missing slash to its own address with one. Once: a second redirect is a fault.
        called = await fetchFrom(target);
      } else if (target?.origin === siteOrigin) {
        return { movedTo: ownPath(target.pathname + target.search) };
      }
    }
    const { response } = called;
    if (response.status >= 400) throw caller.refuse(called, statusFault(response));
    if (response.status >= 300) {
      const message = "The upstream redirects to where this server does not follow";
      throw caller.refuse(called, unusable(response, "redirect", message));
    }
    return { value: orRefuse(called, () => readJson(response)), called };
  };

  const orRefuse = <T>(called: Called, use: () => T): T => {
    try {
      return use();
    } catch (error) {
      throw error instanceof UpstreamFault ? caller.refuse(called, error) : error;
    }
  };

  return {
    /**
     * The answer by its contract, or null when its body is empty. Asked once per request and address. Throws a Response:
     * 404 'Resource not found', a redirect to sign-in, or 4xx, 502, 503, 504 with a FailureBody.
     */
    async get<T>(path: string, contract: z.ZodType<T>, read: ReadOptions = {}): Promise<T | null> {
      const url = urlOf(path, read, options);
      try {
        const answer = answers.get(url.href) ?? ask(url);
        answers.set(url.href, answer);
        const found = await answer;
        if ("movedTo" in found) throw redirectTo(found.movedTo);
        if (found.value === null) return null;
        return orRefuse(found.called, () =>
          parseContract(contract, found.value, (fields) => caller.leftOut(found.called, fields)),
        );
      } catch (error) {
        if (!(error instanceof UpstreamFault)) throw error;
        if (read.onSignIn === "null" && error.kind === "status" && error.upstreamStatus === 401) return null;
        throw failureResponse(error, options);
      }
    },
    /** The bytes of a WebP picture, asked for anew each time. Throws a Response, as `get`. */
    async getPicture(path: string): Promise<Buffer> {
      try {
        const called = await fetchFrom(urlOf(path, {}, options));
        const { response } = called;
        if (response.status >= 300) throw caller.refuse(called, statusFault(response));
        if (response.headers["content-type"] !== "image/webp")
          throw caller.refuse(called, unusable(response, "no_picture", "The upstream answered with no picture"));
        return response.body;
      } catch (error) {
        if (!(error instanceof UpstreamFault)) throw error;
        throw failureResponse(error, options);
      }
    },
    forget: () => answers.clear(),
  };
}

const isRedirect = ({ response: { status } }: Called) => status >= 300 && status < 400;

function redirectTarget({ response }: Called, from: URL): URL | null {
  const { location } = response.headers;
  const usable = typeof location === "string" && location !== "" && URL.canParse(location, from);
  return usable ? new URL(location, from) : null;
}

/**
 * The time that all reads of one page share, in milliseconds from the first on; 0 disables it. `now` is a monotonic clock.
 */
export function createDeadline(ms: number, now: () => number) {
  let startedAt: number | null = null;
  return {
    /** Milliseconds left, 0 or more; Infinity when there is no deadline. */
    left() {
      if (ms === 0) return Infinity;
      startedAt ??= now();
      return Math.max(0, startedAt + ms - now());
    },
    /** Starts again with the next read, for the page that follows a write. */
    renew() {
      startedAt = null;
    },
  };
}
