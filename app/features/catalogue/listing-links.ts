import type { BrandSort, BrandFacet } from "~/contracts/brands";
import { listingHref, order, type ListingQuery } from "./listing-address";

/** Links of the brand listing: every facet value, sort and page is an address of its own. */

/** The rule of each sort is stated on the page; the upstream breaks ties by name. */
export const sorts: readonly { value: BrandSort; label: string; rule: string }[] = [
  { value: "name", label: "Name", rule: "From A to Z." },
  { value: "score", label: "Score", rule: "Highest mean score of a brand's models first, then by name." },
  {
    value: "price",
    label: "Price",
    rule: "Lowest queen price first, then by name; brands without a published price come last.",
  },
  { value: "models", label: "Number of models", rule: "Most models first, then by name." },
];

/** What of an address the listing reads; empty values count as absent. */
export function readListingQuery(parameters: URLSearchParams): ListingQuery {
  const query: ListingQuery = {};
  for (const key of order) {
    const value = parameters.get(key)?.trim();
    if (value) query[key] = value;
  }
  return query;
}

/** The same list with a facet's value added, or taken away when it is chosen; starts again at page 1. */
export function toggledHref(query: ListingQuery, key: keyof ListingQuery, value: string): string {
  const { page: _page, ...rest } = query;
  const chosen = (query[key] ?? "").split(",").filter(Boolean);
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value].sort();
  return listingHref({ ...rest, [key]: next.join(",") });
}

export function sortHref(query: ListingQuery, sort: BrandSort): string {
  const { page: _page, ...rest } = query;
  return listingHref({ ...rest, sort });
}

export const pageHref = (query: ListingQuery, page: number) => listingHref({ ...query, page: String(page) });

/** Without any facet; the sort stays. */
export const clearedHref = (query: ListingQuery) => listingHref(query.sort ? { sort: query.sort } : {});

/** One sentence for each value of `query` that the list does not offer, after the upstream refused the query. */
export function unknownChoices(query: ListingQuery, facets: readonly BrandFacet[]): string[] {
  const faults = facets.flatMap((facet) => {
    const known = new Set(facet.values.map((value) => value.value));
    const unknown = (query[facet.key] ?? "").split(",").filter((value) => value !== "" && !known.has(value));
    return unknown.map((value) => `${facet.label}: there is no “${value.slice(0, 60)}”.`);
  });
  if (query.sort && !sorts.some((sort) => sort.value === query.sort)) {
    faults.push(`Sort: there is no “${query.sort.slice(0, 60)}”.`);
  }
  return faults.length > 0 ? faults : ["One of the filters in it could not be read."];
}

/** State of links whose target shows the same link again: the focus stays on it (site/route-announcer.tsx). */
export const stay = { keepFocus: true } as const;
