import { isIP } from "node:net";
import { parseCookie, parseSetCookie } from "cookie";
import type { Log, Upstream } from "./upstream.server";

const sessionCookie = "sessionid";

/** Cookie octets of RFC 6265, section 4.1.1: anything else is not passed on. */
const cookieValue = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+$/;

const raw = { decode: (value: string) => value };

/** The browser's sessionid as it goes to the upstream, or null. Ask here: another reading may miss `sessionid =x`. */
export const sessionOf = (cookieHeader: string | undefined): string | null =>
  usable(parseCookie(cookieHeader ?? "", raw)[sessionCookie]);

export interface CookieOptions {
  upstream: Pick<Upstream, "origin">;
  /** The server's log: each line of the client names the request by reqId itself. */
  log: Log;
  /** The browser's Cookie header; only its sessionid is passed on. */
  cookieHeader: string | undefined;
  /** Public origin of the site: for the Referer, for cookies, and for redirects of the upstream that name this site. */
  siteOrigin: string;
  requestId: string;
  /** Called with each new cookie: all set-cookie lines of the answer so far, which take the place of those before. */
  relay: (setCookies: readonly string[]) => void;
}

/**
 * Only sessionid goes to the upstream. `relay` writes on the outgoing response itself, because loader headers are lost
 * when a sibling loader redirects or throws.
 */
export function createCookieJar({ upstream, log, cookieHeader, siteOrigin, requestId: reqId, relay }: CookieOptions) {
  const site = new URL(siteOrigin);
  const upstreamHost = new URL(upstream.origin).hostname;
  /** What the visitor gets so far: one line a cookie (RFC 6265, section 4.1.1), by what a browser tells cookies apart by. */
  const lines = new Map<string, string>();
  let session = sessionOf(cookieHeader);
  return {
    session: () => session,
    /** Takes the set-cookie lines of one answer: relays the last one of each cookie, in order, and keeps a new session. */
    take(setCookies: readonly string[]) {
      for (const line of setCookies) {
        const { name, value, domain, path = "", maxAge, expires } = parseSetCookie(line, raw);
        const outgoing = forSite(line, domain, site.hostname, upstreamHost);
        if (outgoing !== line) {
          log.warn(
            { reqId, cookie: name, outcome: outgoing === null ? "dropped" : "rewritten" },
            "A cookie of the upstream names a foreign domain",
          );
        }
        if (outgoing === null) continue;
        if (name === sessionCookie) {
          const expired = (maxAge ?? 1) <= 0 || (expires?.getTime() ?? Infinity) <= Date.now();
          session = expired ? null : usable(value);
        }
        const key = JSON.stringify([name, outgoing === line ? bareDomain(domain) : "", path]);
        lines.delete(key);
        lines.set(key, site.protocol === "https:" ? asSecure(outgoing) : outgoing);
        try {
          relay([...lines.values()]);
        } catch (error) {
          // Too late, as inside a deferred call, or not a legal header: the page matters more than the cookie.
          lines.delete(key);
          log.error(
            { reqId, cookie: name, code: (error as NodeJS.ErrnoException).code },
            "A cookie of the upstream could not be relayed",
          );
        }
      }
    },
  };
}

/** The value of the last usable cookie of that name in one answer's set-cookie lines, or null. */
export function freshValue(setCookies: readonly string[], name: string): string | null {
  const found = setCookies.map((line) => parseSetCookie(line, raw)).filter((cookie) => cookie.name === name);
  return usable(found.at(-1)?.value);
}

function usable(value: string | undefined): string | null {
  return value !== undefined && cookieValue.test(value) ? value : null;
}

/** The line as the visitor's browser can use it: as it is, without a Domain that only fits the upstream, or null. */
function forSite(line: string, domain: string | undefined, siteHost: string, upstreamHost: string): string | null {
  if (domain === undefined || domain === "") return line;
  if (domainMatches(siteHost, domain)) return line;
  if (!domainMatches(upstreamHost, domain)) return null;
  const [pair, ...attributes] = line.split(";");
  return [pair, ...attributes.filter((attribute) => !/^\s*domain\s*=/i.test(attribute))].join(";");
}

/** The line with Secure: the upstream may be reached over http, and only the site knows that its visitors come over https. */
const asSecure = (line: string) => (parseSetCookie(line, raw).secure === true ? line : `${line}; Secure`);

const bareDomain = (domain = "") => domain.replace(/^\./, "").toLowerCase();

/** RFC 6265, section 5.1.3. */
function domainMatches(host: string, domain: string): boolean {
  const wanted = bareDomain(domain);
  return host === wanted || (host.endsWith(`.${wanted}`) && isIP(host) === 0);
}
