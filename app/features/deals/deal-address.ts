import type { DealSort } from "~/contracts/deals";
import { paths } from "~/paths";
import { addressOf, readQuery, toggled, type ListingQuery, type ListingShape } from "~/ui/listing-address";

/** Addresses of the list of deals: every filter, sort and page is one. Running deals go without saying. */

export const dealFacets = ["state", "kind", "brand"] as const;
const order = [...dealFacets, "sort", "page"] as const;

export type DealKey = (typeof order)[number];
export type DealQuery = ListingQuery<DealKey>;

const shape: ListingShape<DealKey> = {
  path: paths.onlineDeals,
  order,
  unsaid: { state: "running", sort: "ending", page: "1" },
};

export const readDealQuery = (parameters: URLSearchParams): DealQuery => readQuery(shape, parameters);

export const dealsHref = (query: DealQuery) => addressOf(shape, query);

const fromFirstPage = (query: DealQuery) => dealsHref({ ...query, page: undefined });

/** A deal has one state, so choosing another one replaces it. */
export function toggledDealsHref(query: DealQuery, key: DealKey, value: string): string {
  const chosen = key === "state" && query.state !== value ? undefined : query[key];
  return fromFirstPage({ ...query, [key]: toggled(chosen, value) });
}

export const withoutFilterHref = (query: DealQuery, key: DealKey) => fromFirstPage({ ...query, [key]: undefined });

export const filterAloneHref = (query: DealQuery, key: DealKey) => dealsHref({ sort: query.sort, [key]: query[key] });

export const withoutFiltersHref = ({ sort }: DealQuery) => dealsHref({ sort });

export const dealSortHref = (query: DealQuery, sort: DealSort) => fromFirstPage({ ...query, sort });

export const dealPageHref = (query: DealQuery, page: number) => dealsHref({ ...query, page: String(page) });
