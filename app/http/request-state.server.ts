import type { Request, RequestHandler, Response } from "express";
import type { SentFile } from "~/api/client/http-message.server";
import type { CallRecord } from "~/api/client/caller.server";
import type { Logger } from "~/platform/logger.server";
import type { FactsAt, KnownFacts } from "~/route-facts";
import type { RequestFacts } from "./figures/counted.server";

export type Outcome = "answered" | "aborted" | "failed" | "hit" | "limited" | "miss" | "refused" | "shed";

/** A form with a file, as readFileForm takes it. */
export interface FileForm {
  fields: URLSearchParams;
  /** Null: none was chosen. Busy: it had no turn in time. Full: those of other people have all room. */
  file: SentFile | "too-large" | "busy" | "full" | null;
}

/** What the server keeps about one request; made first, read by everything after. */
export interface RequestState {
  requestId: string;
  /** performance.now() at arrival. */
  startedAt: number;
  log: Logger;
  nonce: string;
  /** The site's own origin for this request: from the configuration, or a loopback name when there is none. */
  origin: string;
  siteName: string;
  factsAt: FactsAt;
  /** Facts of the route that answers a path, as they were last asked for (routeFactsOf). */
  routeFacts: { path: string; facts: KnownFacts } | null;
  /** Route id, once Remix has matched one. */
  route: string | null;
  outcome: Outcome;
  /** Calls to the upstream, in the order they ended. */
  calls: CallRecord[];
  /** A form that came with a file; null: a plain form, or none. */
  fileForm: FileForm | null;
  /** Seconds after which writes to the upstream are taken again, of a visitor who has sent too many; null: they are now. */
  writesAfter: number | null;
  /** Writes to the upstream: they go on when the visitor leaves. */
  writes: Promise<unknown>[];
  /** For the operator's figures. */
  facts: RequestFacts;
  /** Whether the document loads a tag manager, whose hosts its policy then names. */
  loadsTag: boolean;
}

export const stateOf = (res: Response): RequestState => res.locals.state as RequestState;

/** The path as a visitor asked for it, without its query. */
export const pathOf = (req: Request): string => req.originalUrl.split("?", 1)[0] ?? "/";

/** The page that a request belongs to, with its query; of a data request the page's own. */
export const pagePath = (req: Request): string =>
  isDataRequest(req) ? req.originalUrl.replace(/([?&])_data=[^&]*&?/, "$1").replace(/[?&]$/, "") : req.originalUrl;

/** Whether Remix's browser part asks for a route's data rather than for a page; found as Remix finds it. */
export function isDataRequest({ originalUrl }: Request): boolean {
  const at = originalUrl.indexOf("?");
  // Most queries need no parsing: the name has an underscore, written out or escaped.
  return at >= 0 && /_|%5f/i.test(originalUrl) && new URLSearchParams(originalUrl.slice(at)).has("_data");
}

/** Aborts when the visitor goes away before the whole answer has left. */
export function disconnectSignal(res: Response): AbortSignal {
  const disconnected = new AbortController();
  res.once("close", () => {
    if (!res.writableFinished) disconnected.abort();
  });
  return disconnected.signal;
}

function once(call: () => void): () => void {
  let called = false;
  return () => {
    if (called) return;
    called = true;
    call();
  };
}

/** Calls whenever the response's own method is called, just before. */
function ahead(res: Response, method: "end" | "writeHead", call: () => void): void {
  const own = res[method].bind(res) as (...args: unknown[]) => Response;
  res[method] = (...args: unknown[]) => {
    call();
    return own(...args);
  };
}

/** Sets the headers that depend on the whole answer, just before the first byte leaves. */
export const beforeHeaders = (res: Response, set: () => void): void => ahead(res, "writeHead", once(set));

/** As a step of every request. */
export const setHeaders =
  (set: (req: Request, res: Response) => void): RequestHandler =>
  (req, res, next) => {
    beforeHeaders(res, () => set(req, res));
    next();
  };

/** Calls once no work is left: the answer is made or the visitor has left, and all writes have ended. */
export function onceReady(res: Response, call: () => void): void {
  const callOnce = once(call);
  const ended = () => void Promise.allSettled(stateOf(res).writes).then(callOnce);
  ahead(res, "end", ended);
  res.once("close", ended);
}
