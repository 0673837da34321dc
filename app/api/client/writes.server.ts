import { setImmediate as nextTurn } from "node:timers/promises";
import type { z } from "zod";
import { errorDetail } from "#contracts/refusals/errors";
import { jsonOrNull, parseContract, readJson, statusFault, unusable } from "./answer.server";
import type { Called, Caller, ClientOptions } from "./caller.server";
import { freshValue } from "./cookies.server";
import {
  failureResponse,
  faultOutcome,
  refusedOutcome,
  UpstreamFault,
  type WriteFailure,
  type WriteOutcome,
} from "./failures.server";
import { SentFile, type UpstreamResponse } from "./http-message.server";
import type { WriteMessages } from "./visitor-messages.server";

export type WriteMethod = "POST" | "PUT" | "PATCH" | "DELETE";

/** Writes are never sent twice, but for one that the upstream refused for its token before it read it. */
export function createWrites(caller: Caller, options: ClientOptions) {
  const { API_HEADERS_TIMEOUT_MS, API_WRITE_TIMEOUT_MS, API_DEADLINE_MS } = options.config;
  /** Until the headers of a write. A file is turned into pictures before it is acknowledged, behind others. */
  const headersMsOf = (upload: boolean) => (upload ? 4 : 1) * API_WRITE_TIMEOUT_MS;
  /**
   * For OPTIONS and for the write, each: its own time until the headers and then as long as a page for its body; 0 in
   * either means no end. Not cut short when the visitor leaves.
   */
  const limitOf = (upload: boolean) => () =>
    API_WRITE_TIMEOUT_MS === 0 || API_DEADLINE_MS === 0 ? Infinity : headersMsOf(upload) + API_DEADLINE_MS;

  const freshToken = async (url: URL, upload: boolean, words: WriteMessages): Promise<string | WriteFailure> => {
    const headersTimeoutMs = API_HEADERS_TIMEOUT_MS;
    const called = await caller.call({ method: "OPTIONS", url, upload, headersTimeoutMs, limitMs: limitOf(false) });
    try {
      const token = csrfTokenOf(called.response);
      // undici frees a socket one turn after its answer. Waiting for it sends the write, which is never sent
      // again, over the connection that has just proved to be alive.
      await nextTurn();
      return token;
    } catch (error) {
      if (!(error instanceof UpstreamFault)) throw error;
      caller.refuse(called, error);
      const { upstreamStatus: status } = error;
      if (status === 404) throw failureResponse(error, options);
      return status === 401 || status === 429
        ? refusedOutcome(error, null, false, words)
        : faultOutcome(error, false, words);
    }
  };

  const outcomeOf = <T>(
    called: Called,
    contract: z.ZodType<T>,
    csrfRejected: boolean,
    words: WriteMessages,
  ): WriteOutcome<T> => {
    const { response } = called;
    if (response.status >= 300) {
      const fault = caller.refuse(called, statusFault(response));
      if (response.status === 404) throw failureResponse(fault, options);
      return refusedOutcome(fault, jsonOrNull(response), csrfRejected, words);
    }
    try {
      const data = parseContract(contract, readJson(response), (fields) => caller.leftOut(called, fields));
      return { ok: true, data };
    } catch (error) {
      if (!(error instanceof UpstreamFault)) throw error;
      return faultOutcome(caller.refuse(called, error), true, words);
    }
  };

  return {
    /** `body` undefined sends none; a file goes as it is, all else as JSON. Throws a Response for 404; every other end is an outcome. */
    async write<T>(
      method: WriteMethod,
      url: URL,
      body: unknown,
      contract: z.ZodType<T>,
      words: WriteMessages,
    ): Promise<WriteOutcome<T>> {
      const upload = body instanceof SentFile;
      let sent = false;
      try {
        for (let last = false; ; last = true) {
          sent = false;
          const csrfToken = await freshToken(url, upload, words);
          if (typeof csrfToken !== "string") return csrfToken;
          sent = true;
          const called = await caller.call({
            method,
            url,
            body: body === undefined || body instanceof SentFile ? body : JSON.stringify(body),
            upload,
            csrfToken,
            headersTimeoutMs: headersMsOf(upload),
            limitMs: limitOf(upload),
          });
          const csrfRejected = isCsrfRejection(called.response);
          if (last || !csrfRejected) return outcomeOf(called, contract, csrfRejected, words);
        }
      } catch (error) {
        if (error instanceof UpstreamFault) return faultOutcome(error, sent, words);
        throw error;
      }
    },
  };
}

/**
 * Django's double submit: the token goes back as cookie and as header, since a real Django (3.2.25) refuses the header
 * alone. Throws UpstreamFault when there is no token: then nothing may be written.
 */
function csrfTokenOf(options: UpstreamResponse): string {
  if (options.status >= 300) throw statusFault(options);
  const token = freshValue(options.setCookies, "csrftoken");
  if (token === null) throw unusable(options, "no_csrf_token", "OPTIONS gave no CSRF token", "csrf");
  return token;
}

/**
 * Whether a write was refused for its token, by the upstream's own word: the code, or Django REST framework's
 * wording. Only that makes it safe to send the write again, because it was refused before it was read.
 */
function isCsrfRejection(response: UpstreamResponse): boolean {
  if (response.status !== 403) return false;
  const said = errorDetail.safeParse(jsonOrNull(response));
  return said.success && (said.data.code === "csrf_failed" || said.data.detail.startsWith("CSRF Failed"));
}
