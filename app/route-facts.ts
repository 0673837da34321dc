import type { PageWords } from "#contracts/analytics/page-words";
import type { SitemapKind } from "#contracts/sitemap";

/**
 * What a route says of itself in its `handle`. Guards, rate limits, robots.txt, sitemaps, noindex, the redaction of logs
 * and reports, the limits of forms, `npm run routes` and tests are made from it (decision 91): no list names a route a
 * second time, and the build refuses a route without it.
 */
export type RouteFacts = PageRoute | ResourceRoute;

/** A route that has a page. */
interface PageRoute extends AddressFacts {
  /** What its page is, for the data layer. */
  page: PageWords;
  listing: Listing;
  /** People write to us or to others there as themselves, so no tag manager is in it (decision 79). */
  unmeasured?: true;
  /** The way to it from home, where it is the same whatever it shows. */
  crumbs?: readonly Crumb[];
}

/** A route without a page: a file, a picture, JSON or a redirect. It has no `listing`, which a test holds. */
interface ResourceRoute extends AddressFacts {
  page?: never;
  unmeasured?: never;
  crumbs?: never;
}

/** A step of the way from home to a page. */
export interface Crumb {
  label: string;
  /** Left out for the current page, which comes last. */
  href?: string;
}

interface AddressFacts {
  access: Access;
  /** The parameter of the address that opens something or that names a purchase: it is cut from logs and reports. */
  secret?: "token" | "invoice";
  /**
   * Why nothing of it is recorded (decision 77): it asks about somebody's health or money, it has or links to a secret (a
   * token, a password), or it shows staff what people sent. tests/architecture holds it to its forms and links.
   */
  private?: "health" | "money" | "secret" | "staff";
  /** What counts requests that are no forms. */
  reads?: ReadLimit;
  /** Parameters with which such a request is a search, and counted as one instead. */
  searchedBy?: readonly string[];
  /** What counts its form, beside the limit of all forms. */
  writes?: readonly WriteLimit[];
  /** Its form has a file. */
  takesFile?: true;
  /** A mail provider may send its form for a reader (RFC 8058). */
  oneClick?: true;
}

/** Who may open it: everyone, whoever has the link, who is logged in, staff, or staff who handle payments. */
export type Access = "everyone" | "link" | "user" | "staff" | "payments";

/**
 * Whether search engines may list a page: "pages" and the kinds of things are the sitemap that has it. "noindex" may be
 * read and not listed. "closed" is not listed either, and robots.txt says that it need not be read.
 */
export type Listing = "pages" | SitemapKind | "noindex" | "closed";

/** "listings" have facets, which make millions of addresses; "texts" show in full what visitors write. */
export type ReadLimit = "listings" | "texts" | "search" | "autocomplete" | "maps" | "images";

/**
 * "sign-up" hashes a password or mails anybody; "save" keeps something for a month or longer; "search" scores the
 * catalogue.
 */
export type WriteLimit = "sign-in" | "sign-up" | "save" | "search";

/** A page for everyone, in the sitemap. */
export const forEveryone = { access: "everyone", listing: "pages" } as const;

/** A page for everyone that search engines don't list. */
export const unlisted = { access: "everyone", listing: "noindex" } as const;

/** A page of an account, for its owner. */
export const forMembers = { access: "user", listing: "closed" } as const;

/** A page for staff alone. */
export const forStaff = { access: "staff", listing: "closed", private: "staff" } as const;

/** A page for whoever has the link to it, which a token in its address opens. */
export const byLink = { access: "link", listing: "noindex", secret: "token" } as const;

/** The facts of a route as they are read; none of a stranger's. */
export type KnownFacts = Partial<PageRoute>;

/** The facts of the route that answers a path, and of those around it, from the root; none where no route does. */
export type FactsAt = (path: string) => readonly KnownFacts[];

export const factsOf = (handle: unknown): KnownFacts => (handle ?? {}) as KnownFacts;
