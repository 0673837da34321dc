import type { BrandSort } from "~/contracts/brands";
import { paths } from "~/paths";

/** Addresses of the brand listing; apart from listing-links.ts, since the home page needs these alone. */

/** Order of the parameters in an address, so that one choice has one address. */
export const order = ["type", "price", "firmness", "sold", "certificate", "sort", "page"] as const;

export type ListingQuery = Partial<Record<(typeof order)[number], string>>;

const defaultSort: BrandSort = "name";

/** Commas stay as they are: they keep an address readable, and no value holds one. */
export function listingHref(query: ListingQuery): string {
  const parts = order.flatMap((key) => {
    const value = query[key];
    if (!value || (key === "page" && value === "1") || (key === "sort" && value === defaultSort)) return [];
    return [`${key}=${value.split(",").map(encodeURIComponent).join(",")}`];
  });
  return parts.length === 0 ? paths.brands : `${paths.brands}?${parts.join("&")}`;
}
