import type { Config } from "~/platform/config.server";
import type { UpstreamFailure } from "./fault.server";
import type { CallRecord, Log } from "./record.server";
import type { Upstream } from "./upstream.server";

export interface ClientOptions {
  upstream: Upstream;
  config: Config;
  /** The server's log: each line of the client names the request by reqId itself. */
  log: Log;
  /** The browser's Cookie header; only its sessionid is passed on. */
  cookieHeader: string | undefined;
  /** Path of the page, with its query: a Referer has only the path, a way back from sign-in has both. */
  pagePath: string;
  /** Name of the route that answers, for the log, once it is known; until then the path stands for it. */
  route?: () => string | null;
  /** Public origin of the site: for the Referer, for cookies, and for redirects of the upstream that name this site. */
  siteOrigin: string;
  requestId: string;
  /** The visitor's address, as far as proxies in front are trusted; vouched for where a secret is shared. */
  visitorAddress: string | undefined;
  /** Seconds after which this visitor may write again, who has sent too many forms; null: they may now. */
  writesAfter: number | null;
  /** Aborts when the visitor leaves. Reads end with it, a write runs to its end. */
  signal: AbortSignal;
  /** Called with each new cookie: all set-cookie lines of the answer so far, which take the place of those before. */
  relay: (setCookies: readonly string[]) => void;
  onCall: (record: CallRecord) => void;
  /** Called when a write begins, with the promise of its end: it goes on when the visitor leaves. */
  onWrite: (ended: Promise<unknown>) => void;
  /** Called when the upstream has failed a call in the end, for error reporting. */
  onFailure: (failure: UpstreamFailure) => void;
}

export const pathOf = ({ pagePath }: Pick<ClientOptions, "pagePath">) => pagePath.split("?", 1)[0]!;
