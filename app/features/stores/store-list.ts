import { defaultRadius, storeSortLabels } from "#contracts/vocabulary/stores";
import { optionsOf } from "#contracts/vocabulary/terms";
import { paths } from "~/paths";
import { defineList, type Addresses, type ListQuery, type QueryOf } from "~/ui/listing/address";

/** Stores a page (contract of GET stores/). */
export const pageSize = 20;

export type StoreQuery = QueryOf<typeof storeList>;

export const storeList = defineList({
  title: "Mattress stores",
  path: paths.stores,
  order: ["place", "latitude", "longitude", "radius", "open", "discount", "brand", "retailer", "sort", "page"],
  defaults: { radius: String(defaultRadius), sort: "distance" },
  nouns: { one: "store", many: "stores" },
  sorts: optionsOf(storeSortLabels),
  switches: ["open", "discount"],
  kept: ({ place, latitude, longitude, radius, sort }) => ({
    ...(place ? { place } : latitude && longitude ? { latitude, longitude } : {}),
    radius,
    sort,
  }),
});

/** What stands on floors around a place. */
export const floorList = {
  path: paths.storeBrands,
  order: ["place", "latitude", "longitude", "radius", "models"],
  defaults: { radius: String(defaultRadius) },
} as const satisfies Addresses;

export type FloorQuery = QueryOf<typeof floorList>;

/** Another place: it replaces the position of a browser too. */
export const atPlace = (place: string) => ({ place, latitude: undefined, longitude: undefined });

/** Whether an address asks for all stores around a place, so that a place has as many as are counted around it. */
export const isUnfiltered = (query: ListQuery) =>
  Object.entries(query).every(
    ([name, value]) => value === undefined || ["place", "latitude", "longitude", "page", "sort"].includes(name),
  );

/**
 * Coordinates as they leave the browser: two decimals, about half a mile, which is near enough to find stores
 * and too far to tell a house.
 */
export const coarse = (degrees: number) => degrees.toFixed(2);

/** The field for a place was sent empty. */
export const isBlankPlace = (parameters: URLSearchParams): boolean =>
  parameters.get("place")?.trim() === "" && !parameters.has("latitude");
