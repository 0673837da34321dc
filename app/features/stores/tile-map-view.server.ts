import type { StoreDetail, StoreSearch, StoreSummary } from "#contracts/stores";
import { paths } from "~/paths";
import { pageSize } from "./store-list";
import { addressLine, locationName, milesText, storeName } from "./store-text";

type Tiles = { url: string; attribution: string } | null;

export type TileMapView = NonNullable<ReturnType<typeof searchView | typeof storeView>>;

/** The number is that of the list; pins of other pages have none. */
const pinOf = (store: StoreSummary, number: number | null) => ({
  latitude: store.latitude,
  longitude: store.longitude,
  number,
  title: storeName(store),
  detail: [addressLine(store), store.distance_miles === null ? "" : milesText(store.distance_miles)]
    .filter(Boolean)
    .join(", "),
  href: paths.store(store.slug),
});

/** Data of the interactive map; null when no tiles are configured, so that it is not sent in vain. */
export function searchView({ place, radius, items, map, page }: StoreSearch, tiles: Tiles) {
  if (tiles === null || place === null) return null;
  const listed = new Set(items.map(({ slug }) => slug));
  const others = map.pins.filter(({ slug }) => !listed.has(slug));
  return {
    tiles,
    center: { latitude: place.latitude, longitude: place.longitude },
    /** Half of what is shown, and the circle around the searched place. */
    miles: radius,
    radius,
    pins: [
      ...items.map((store, index) => pinOf(store, (page - 1) * pageSize + index + 1)),
      ...others.map(({ slug, latitude, longitude }) => ({
        latitude,
        longitude,
        number: null,
        title: locationName(slug),
        detail: "",
        href: paths.store(slug),
      })),
    ],
  };
}

export function storeView({ store, nearby }: StoreDetail, miles: number, tiles: Tiles) {
  if (tiles === null) return null;
  return {
    tiles,
    center: { latitude: store.latitude, longitude: store.longitude },
    miles,
    radius: null,
    pins: [pinOf(store, null), ...nearby.map((other, index) => pinOf(other, index + 1))],
  };
}
