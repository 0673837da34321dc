import type { Product, Store } from "#contracts/analytics/data-layer";
import { browserPosition } from "#contracts/analytics/exact-place";
import { storeStatus } from "#contracts/analytics/store-status";
import type { PageWords } from "#contracts/analytics/page-words";
import { factsOf } from "~/route-facts";
import type { PageLayer } from "./page-layer";

interface Match {
  handle?: unknown;
  data: unknown;
}

const failed = (error: unknown): PageWords => {
  const { status } = (error ?? {}) as { status?: unknown };
  return ["error", status === 404 ? "not found" : status === 401 || status === 403 ? "not allowed" : "failed"];
};

/** What the page is: by its route, or by what was thrown instead of it. */
export function wordsOf(match: Match | undefined, errors: object | null | undefined): PageWords {
  if (errors) return failed(Object.values(errors)[0]);
  return factsOf(match?.handle).page ?? ["information", "other"];
}

/** The path of a page without the token or the invoice that its address holds. */
export function pathWithoutSecret(
  pathname: string,
  match: (Match & { params: Readonly<Record<string, string | undefined>> }) | undefined,
): string {
  const { secret } = factsOf(match?.handle);
  const value = secret === undefined ? undefined : match?.params[secret];
  if (value === undefined) return pathname;
  return pathname
    .split("/")
    .map((segment) => (decodeURIComponent(segment) === value ? "[token]" : segment))
    .join("/");
}

export const layerOf = (match: Match | undefined): PageLayer =>
  ((match?.data ?? {}) as { layer?: PageLayer | null }).layer ?? {};

const inWords = (slug: string) => slug.replaceAll("-", " ");

/** A bed of the page; of one that its list doesn’t hold what the slug says. */
export const productNamed = (slug: string, { products = {} }: PageLayer): Product =>
  products[slug] ?? { collection: "", line: "", listed: "no", manufacturer: "", model: inWords(slug) };

interface StoreLike {
  slug: string;
  retailer: string | { name: string } | null;
  has_ldp_status?: boolean;
  open?: Parameters<typeof storeStatus>[0];
}

/** The fullest of what the data of a page says of a store. */
function storeIn(data: unknown, slug: string): StoreLike | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const nested = Object.values(data);
  const deeper = nested.flatMap((value) => storeIn(value, slug) ?? []);
  const own = "slug" in data && data.slug === slug && "retailer" in data ? [data as StoreLike] : [];
  return [...own, ...deeper].toSorted((a, b) => Object.keys(b).length - Object.keys(a).length)[0];
}

/**
 * A store that a link leads to. The flag maps to yes or no. Among those near a browser's position none is named, since the
 * nearest one would say where somebody is.
 */
export function storeNamed(slug: string, matches: readonly Match[], { storeLocator }: PageLayer): Store {
  const isNamed = storeLocator?.query !== browserPosition;
  const { retailer, has_ldp_status, open } = storeIn(
    matches.map(({ data }) => data),
    slug,
  ) ?? { retailer: null };
  return {
    isLdp: has_ldp_status === true ? "yes" : "no",
    retailerLocation: isNamed ? inWords(slug) : "",
    retailerName: !isNamed ? "" : typeof retailer === "string" ? retailer : (retailer?.name ?? ""),
    retailerStatus: storeStatus(open),
  };
}
