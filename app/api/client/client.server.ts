import type { z } from "zod";
import { emptyOf } from "#contracts/empty-answer";
import { notFound } from "../not-found.server";
import { createCaller } from "./caller.server";
import type { ClientOptions } from "./client-options.server";
import { createDeadline } from "./deadline.server";
import { tooManyForms, type WriteOutcome } from "./outcome.server";
import { createReads } from "./reads.server";
import { buildUrl, type Query } from "./url.server";
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
  const { upstream, config, signal } = options;
  const deadline = createDeadline(config.API_DEADLINE_MS, upstream.now);
  const caller = createCaller(options);
  const reads = createReads(caller, deadline.left, options);
  const writes = createWrites(caller, options);
  const urlOf = (path: string, { query, version = config.API_VERSION }: ReadOptions) =>
    buildUrl({ origin: upstream.origin, version }, path, query);

  /**
   * The answer by its contract, or null when its body is empty. Asked once per request and address. Throws a Response:
   * 404 'Resource not found', a redirect to sign-in, or 4xx, 502, 503, 504 with a FailureBody.
   */
  const get = <T>(path: string, contract: z.ZodType<T>, read: ReadOptions = {}): Promise<T | null> =>
    reads.read(urlOf(path, read), contract, read.onSignIn ?? "redirect");

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
        reads.forget();
      }
    },
    /** As `get`, for a list, or what a page leads with: an empty body is a list of nothing. */
    getList: async <Shape extends z.ZodRawShape>(path: string, contract: z.ZodObject<Shape>, read?: ReadOptions) =>
      (await get(path, contract, read)) ?? emptyOf(contract),
    /** As `get`, but makes no call and gives null when any parameter is null or undefined (specification, section 5). */
    async load<T>(path: string, contract: z.ZodType<T>, query: Query): Promise<T | null> {
      if (Object.values(query).some((value) => value === null || value === undefined)) return null;
      return get(path, contract, { query });
    },
    /** The bytes of a WebP picture. Throws a Response, as `get`. */
    getPicture: (path: string): Promise<Buffer> => reads.readPicture(urlOf(path, {})),
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
      signal.throwIfAborted();
      if (options.writesAfter !== null) return tooManyForms(options.writesAfter, words);
      reads.forget();
      try {
        const written = writes.write(method, urlOf(path, write), body, contract, words);
        options.onWrite(written);
        return await written;
      } finally {
        // What was read meanwhile may be older than the write, and the page after it has a deadline of its own.
        reads.forget();
        deadline.renew();
      }
    },
  };
}
