import { storeSortLabels } from "~/contracts/vocabulary/stores";
import { optionsOf } from "~/contracts/vocabulary/terms";
import { paths } from "~/paths";
import { defineList, type Addresses, type QueryOf } from "~/ui/listing/address";

export type StoreQuery = QueryOf<typeof storeList>;

/** Radius of a search that names none, as the upstream has it. */
const usualRadius = "25";

export const storeList = defineList({
  title: "Mattress stores",
  path: paths.stores,
  order: ["place", "latitude", "longitude", "radius", "open", "discount", "brand", "sort", "page"],
  defaults: { radius: usualRadius, sort: "distance" },
  nouns: { one: "store", many: "stores" },
  sorts: optionsOf(storeSortLabels),
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
  defaults: { radius: usualRadius },
} as const satisfies Addresses;

export type FloorQuery = QueryOf<typeof floorList>;

/** Another place: it replaces the position of a browser too. */
export const atPlace = (place: string) => ({ place, latitude: undefined, longitude: undefined });

/**
 * Coordinates as they leave the browser: two decimals, about half a mile, which is near enough to find stores
 * and too far to tell a house.
 */
export const coarse = (degrees: number) => degrees.toFixed(2);
