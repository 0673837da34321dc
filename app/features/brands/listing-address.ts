import type { BrandSort } from "~/contracts/brands";
import { brandFacetKeys } from "~/contracts/vocabulary/brands";
import { paths } from "~/paths";
import { addressOf, type ListingQuery as Query, type ListingShape } from "~/ui/listing-address";

/** Addresses of the brand listing; apart from listing-links.ts, since the home page needs these alone. */

export const order = [...brandFacetKeys, "sort", "page"] as const;

export type ListingQuery = Query<(typeof order)[number]>;

const defaultSort: BrandSort = "name";

const brandListing: ListingShape<keyof ListingQuery> = {
  path: paths.brands,
  order,
  unsaid: { sort: defaultSort, page: "1" },
};

export const listingHref = (query: ListingQuery) => addressOf(brandListing, query);
