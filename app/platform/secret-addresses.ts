import { factsOf } from "~/route-facts";

/**
 * Takes tokens and the numbers of invoices out of a text: knowing a token is enough to open what it leads to. A text
 * without one stays as it is.
 */
export type Redact = (text: string) => string;

/** Addresses of the upstream, up to a token. */
const ofUpstream = [
  "match/saved/",
  "auth/links/",
  "review-drafts/",
  "review-confirmations/",
  "own-reviews/",
  "cashback-claims/confirm/",
  "cashback-confirmations/",
  "cashback-claims/",
];

/** Slashes as a visitor may write them, before the server puts them right. */
const slashes = String.raw`[\\/]+`;
const part = String.raw`[^\\/?#\s"]+`;
const escapedForRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

interface Route {
  id: string;
  /** As "cashback/claim/:token/purchase". */
  path?: string | undefined;
  module: { handle?: unknown };
}

/**
 * A regular expression, as text that a browser can be sent, of the addresses that hold a secret; from the site's routes and
 * the upstream's addresses. Its group is what comes before the secret.
 */
export function secretAddresses(routes: readonly Route[]): string {
  const segmentsOf = ({ path = "" }: Route) => path.split("/").filter((segment) => segment !== "");
  const all = routes.map(segmentsOf);
  const before = routes.flatMap((route) => {
    const { secret } = factsOf(route.module.handle);
    if (secret === undefined) return [];
    const segments = segmentsOf(route);
    const end = segments.indexOf(`:${secret}`);
    if (end === -1) throw new Error(`The address of ${route.id} has no :${secret}.`);
    const pattern = segments.slice(0, end).map((segment, index) => {
      if (!segment.startsWith(":")) return escapedForRegExp(segment);
      // What another route has there is no parameter: /cashback/claim/… is no offer called "claim".
      const others = all
        .filter((other) => other.slice(0, index).join("/") === segments.slice(0, index).join("/"))
        .flatMap((other) => other[index] ?? [])
        .filter((other) => !other.startsWith(":"));
      const none =
        others.length === 0 ? "" : `(?!(?:${[...new Set(others)].map(escapedForRegExp).join("|")})${slashes})`;
      return none + part;
    });
    return [{ pattern: [...pattern, ""].join(slashes), secret }];
  });
  const upTo = (name: "token" | "invoice") => [
    ...new Set(before.filter(({ secret }) => secret === name).map(({ pattern }) => pattern)),
  ];
  const tokens = [...upTo("token"), ...ofUpstream.map((path) => path.replaceAll("/", slashes))].join("|");
  const invoices = upTo("invoice").join("|");
  // An invoice may hold slashes of its own.
  return `((?:${tokens}))${part}` + (invoices === "" ? "" : String.raw`|((?:${invoices}))[^?#\s"]+`);
}

/** A letter, digit, hyphen, dot, slash or underscore that is escaped, be it within another address several times. */
const escaped = /%(?:25)*(2[d-f]|3\d|[46][1-9a-f]|[57][0-9a]|5f)/gi;

const unescaped = (text: string) => text.replace(escaped, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** @param addresses of `secretAddresses` */
export function redactor(addresses: string): Redact {
  const withSecret = new RegExp(addresses, "gi");
  return (text) => {
    const plain = text.includes("%") ? unescaped(text) : text;
    const cleaned = plain.replace(withSecret, (_, token?: string, invoice?: string) => `${token ?? invoice}[token]`);
    return cleaned === plain ? text : cleaned;
  };
}
