import { storeSortLabels } from "~/contracts/vocabulary/stores";
import { optionsOf } from "~/contracts/vocabulary/terms";
import { paths } from "~/paths";
import { addressOf, readQuery, toggled, type ListingQuery, type ListingShape } from "~/ui/listing-address";

/** Addresses of the store search: every place, radius, filter, sort and page is one of its own. */

export const order = ["place", "latitude", "longitude", "radius", "open", "discount", "brand", "sort", "page"] as const;

export type StoreKey = (typeof order)[number];
export type StoreQuery = ListingQuery<StoreKey>;

/** Radius of a search that names none, as the upstream has it. */
export const usualRadius = 25;

const storeListing: ListingShape<StoreKey> = {
  path: paths.stores,
  order,
  unsaid: { radius: String(usualRadius), sort: "distance", page: "1" },
};

export const nouns = { one: "store", many: "stores" };

/** The rule of each sort is stated on the page. */
export const sorts = optionsOf(storeSortLabels);

export const storesHref = (query: StoreQuery) => addressOf(storeListing, query);
export const readStoreQuery = (parameters: URLSearchParams): StoreQuery => readQuery({ order }, parameters);

/** The search as it is with other values; starts again at page 1. */
export function changedHref(query: StoreQuery, change: StoreQuery): string {
  const { page: _page, ...rest } = query;
  return storesHref({ ...rest, ...change });
}

export const toggledHref = (query: StoreQuery, key: StoreKey, value: string) =>
  changedHref(query, { [key]: toggled(query[key], value) });

export const pageHref = (query: StoreQuery, page: number) => storesHref({ ...query, page: String(page) });

const placeOf = ({ place, latitude, longitude }: StoreQuery): StoreQuery =>
  place ? { place } : latitude && longitude ? { latitude, longitude } : {};

/** Without any filter; place, radius and sort stay. */
export const clearedHref = (query: StoreQuery) =>
  storesHref({ ...placeOf(query), radius: query.radius, sort: query.sort });

/** Another place with the same filters. */
export function placeHref(query: StoreQuery, place: string): string {
  const { latitude: _latitude, longitude: _longitude, ...rest } = query;
  return changedHref(rest, { place });
}

/** How a place's stores are reached from elsewhere. */
export const storesAt = (place: string) => storesHref({ place });

/**
 * Coordinates as they leave the browser: two decimals, about half a mile, which is near enough to find stores
 * and too far to tell a house.
 */
export const coarse = (degrees: number) => degrees.toFixed(2);
