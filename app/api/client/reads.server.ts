import type { z } from "zod";
import { parseContract, readJson, statusFault } from "./answer.server";
import type { Called, Caller } from "./caller.server";
import { failureResponse, ownPath, redirectTo, type PageFacts } from "./failures.server";
import { UpstreamFault } from "./fault.server";

/** What an address of the upstream holds, before its contract is applied; or where on this site it has moved. */
type Asked = { value: unknown; called: Called } | { movedTo: string };

export interface Reads {
  /** The parsed answer, null for an empty body. Throws a Response. */
  read<T>(url: URL, contract: z.ZodType<T>, onSignIn: "redirect" | "null"): Promise<T | null>;
  /** Forgets what was asked: a write may have changed it. */
  forget(): void;
}

/** GETs of one request: each address is requested once, however it ends. */
export function createReads(options: {
  caller: Caller;
  upstreamOrigin: string;
  siteOrigin: string;
  page: PageFacts;
  headersTimeoutMs: number;
  limitMs: () => number;
  signal: AbortSignal;
}): Reads {
  const { caller, headersTimeoutMs, limitMs, signal } = options;
  const asked = new Map<string, Promise<Asked>>();

  const get = (url: URL) => caller.call({ method: "GET", url, headersTimeoutMs, limitMs, signal });

  const ask = async (url: URL): Promise<Asked> => {
    let called = await get(url);
    if (isRedirect(called)) {
      const target = redirectTarget(called, url);
      if (target?.origin === options.upstreamOrigin && target.pathname.startsWith("/api/")) {
        // Django sends a missing slash to its own address with one. Once: a second redirect is a fault.
        called = await get(target);
      } else if (target?.origin === options.siteOrigin) {
        return { movedTo: ownPath(target.pathname + target.search) };
      }
    }
    const { response } = called;
    if (response.status >= 400) throw caller.refuse(called, statusFault(response, response.body.length));
    if (response.status >= 300) throw caller.refuse(called, strayRedirect(response.status));
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
    async read(url, contract, onSignIn) {
      try {
        let answer = asked.get(url.href);
        if (answer === undefined) {
          answer = ask(url);
          asked.set(url.href, answer);
        }
        const found = await answer;
        if ("movedTo" in found) throw redirectTo(found.movedTo);
        if (found.value === null) return null;
        return used(found.called, () =>
          parseContract(contract, found.value, (fields) => caller.leftOut(found.called, fields)),
        );
      } catch (error) {
        if (!(error instanceof UpstreamFault)) throw error;
        if (onSignIn === "null" && error.kind === "status" && error.upstreamStatus === 401) return null;
        throw failureResponse(error, options.page);
      }
    },
    forget: () => asked.clear(),
  };
}

function isRedirect({ response }: Called): boolean {
  return response.status >= 300 && response.status < 400;
}

function redirectTarget({ response }: Called, from: URL): URL | null {
  const { location } = response.headers;
  const usable = typeof location === "string" && location !== "" && URL.canParse(location, from);
  return usable ? new URL(location, from) : null;
}

function strayRedirect(status: number): UpstreamFault {
  return new UpstreamFault("The upstream redirects to where this server does not follow", {
    kind: "broken",
    phase: "answer",
    code: "redirect",
    upstreamStatus: status,
  });
}
