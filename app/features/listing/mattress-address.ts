import type { MattressSort } from "~/contracts/mattress-listing";
import { mattressFacetKeys } from "~/contracts/vocabulary/mattress-listing";
import { paths } from "~/paths";
import { addressOf, readQuery, toggled, type ListingQuery, type ListingShape } from "~/ui/listing-address";
import { defaultSort } from "./mattress-sorts";

/** Addresses of the list of mattresses sold online: every facet value, sort, view and page is one. */

const order = [...mattressFacetKeys, "sort", "view", "page"] as const;

export type MattressKey = (typeof order)[number];
export type MattressQuery = ListingQuery<MattressKey>;

const shape: ListingShape<MattressKey> = {
  path: paths.onlineMattresses,
  order,
  unsaid: { sort: defaultSort, view: "cards", page: "1" },
};

/** Facets of which one value is chosen at most: prices are of one size. */
export const singleChoice: readonly string[] = ["size"];

export const readMattressQuery = (parameters: URLSearchParams): MattressQuery => readQuery(shape, parameters);

export const mattressHref = (query: MattressQuery) => addressOf(shape, query);

const firstPage = ({ page: _page, ...rest }: MattressQuery) => rest;
const looks = ({ sort, view }: MattressQuery): MattressQuery => ({ sort, view });

export function toggledMattressHref(query: MattressQuery, key: MattressKey, value: string): string {
  const chosen = singleChoice.includes(key) && query[key] !== value ? undefined : query[key];
  return mattressHref({ ...firstPage(query), [key]: toggled(chosen, value) });
}

export const withoutFacetHref = (query: MattressQuery, key: MattressKey) =>
  mattressHref({ ...firstPage(query), [key]: undefined });

/** That facet alone; sort and view stay, as they do without any facet. */
export const facetAloneHref = (query: MattressQuery, key: MattressKey) =>
  mattressHref({ ...looks(query), [key]: query[key] });

export const withoutFacetsHref = (query: MattressQuery) => mattressHref(looks(query));

export const mattressPageHref = (query: MattressQuery, page: number) => mattressHref({ ...query, page: String(page) });

export const viewHref = (query: MattressQuery, view: MattressView) => mattressHref({ ...query, view });

export const mattressSortHref = (query: MattressQuery, sort: readonly MattressSort[]) =>
  mattressHref({ ...firstPage(query), sort: sort.join(",") });

export type MattressView = "cards" | "list";

/** The view that an address asks for; null for one that does not exist. */
export const readView = ({ view = "cards" }: MattressQuery): MattressView | null =>
  view === "cards" || view === "list" ? view : null;
