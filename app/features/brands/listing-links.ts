import type { BrandSort } from "~/contracts/brands";
import { brandSortLabels } from "~/contracts/vocabulary/brands";
import { optionsOf } from "~/contracts/vocabulary/terms";
import { readQuery, toggled } from "~/ui/listing-address";
import { listingHref, order, type ListingQuery } from "./listing-address";

/** Links of the brand listing: every facet value, sort and page is an address of its own. */

export const sorts = optionsOf(brandSortLabels);

export const readListingQuery = (parameters: URLSearchParams): ListingQuery => readQuery({ order }, parameters);

/** The same list with a facet's value added, or taken away when it is chosen; starts again at page 1. */
export function toggledHref(query: ListingQuery, key: keyof ListingQuery, value: string): string {
  const { page: _page, ...rest } = query;
  return listingHref({ ...rest, [key]: toggled(query[key], value) });
}

export function droppedHref(query: ListingQuery, key: keyof ListingQuery): string {
  const { page: _page, ...rest } = query;
  return listingHref({ ...rest, [key]: "" });
}

export function sortHref(query: ListingQuery, sort: BrandSort): string {
  const { page: _page, ...rest } = query;
  return listingHref({ ...rest, sort });
}

export const pageHref = (query: ListingQuery, page: number) => listingHref({ ...query, page: String(page) });

/** Without any facet; the sort stays. */
export const clearedHref = (query: ListingQuery) => listingHref(query.sort ? { sort: query.sort } : {});

export const keptHref = (query: ListingQuery, key: keyof ListingQuery) =>
  listingHref({ ...(query.sort ? { sort: query.sort } : {}), [key]: query[key] });
