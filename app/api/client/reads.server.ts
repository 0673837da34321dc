import type { z } from "zod";
import { parseContract, readJson, statusFault, unusable } from "./answer.server";
import type { Called, Caller } from "./caller.server";
import type { ClientOptions } from "./client-options.server";
import { failureResponse, ownPath, redirectTo } from "./failures.server";
import { UpstreamFault } from "./fault.server";

/** What an address of the upstream holds, before its contract is applied; or where on this site it has moved. */
type Asked = { value: unknown; called: Called } | { movedTo: string };

/** GETs of one request: each address is requested once, however it ends. `limitMs` is how long they may still take. */
export function createReads(caller: Caller, limitMs: () => number, options: ClientOptions) {
  const { upstream, config, siteOrigin, signal } = options;
  const headersTimeoutMs = config.API_HEADERS_TIMEOUT_MS;
  const asked = new Map<string, Promise<Asked>>();

  const get = (url: URL) => caller.call({ method: "GET", url, headersTimeoutMs, limitMs, signal });

  const ask = async (url: URL): Promise<Asked> => {
    let called = await get(url);
    if (isRedirect(called)) {
      const target = redirectTarget(called, url);
      if (target?.origin === upstream.origin && target.pathname.startsWith("/api/")) {
        // Django sends a missing slash to its own address with one. Once: a second redirect is a fault.
        called = await get(target);
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
    return { value: used(called, () => readJson(response)), called };
  };

  const used = <T>(called: Called, use: () => T): T => {
    try {
      return use();
    } catch (error) {
      throw error instanceof UpstreamFault ? caller.refuse(called, error) : error;
    }
  };

  return {
    /** The parsed answer, null for an empty body. Throws a Response. */
    async read<T>(url: URL, contract: z.ZodType<T>, onSignIn: "redirect" | "null"): Promise<T | null> {
      try {
        const answer = asked.get(url.href) ?? ask(url);
        asked.set(url.href, answer);
        const found = await answer;
        if ("movedTo" in found) throw redirectTo(found.movedTo);
        if (found.value === null) return null;
        return used(found.called, () =>
          parseContract(contract, found.value, (fields) => caller.leftOut(found.called, fields)),
        );
      } catch (error) {
        if (!(error instanceof UpstreamFault)) throw error;
        if (onSignIn === "null" && error.kind === "status" && error.upstreamStatus === 401) return null;
        throw failureResponse(error, options);
      }
    },
    /** The bytes of a WebP picture, asked for anew each time. Throws a Response. */
    async readPicture(url: URL): Promise<Buffer> {
      try {
        const called = await get(url);
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
    forget: () => asked.clear(),
  };
}

const isRedirect = ({ response: { status } }: Called) => status >= 300 && status < 400;

function redirectTarget({ response }: Called, from: URL): URL | null {
  const { location } = response.headers;
  const usable = typeof location === "string" && location !== "" && URL.canParse(location, from);
  return usable ? new URL(location, from) : null;
}
