import type { StoreSearch } from "#contracts/stores";
import { paths } from "~/paths";
import type { MapBox, Point } from "./mercator.server";

/** Addresses of the pictures beneath the pins: few kinds of boxes, so that caches hold them. */

/** Radii of searches, each drawn as a circle in a box a little larger than it. */
const radii = [5, 10, 25, 50, 100];
/** Half sides of boxes without a circle. */
export const surroundings = [3, 6, 12, 30, 60, 120, 400];

/** Three decimals are 120 yards: nearer than any map here can show. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

export interface BasePicture {
  box: MapBox;
  /** Of the circle in miles; null for none. */
  radius: number | null;
}

export const aroundSearch = (place: Point, radius: StoreSearch["radius"]): BasePicture => ({
  box: { latitude: rounded(place.latitude), longitude: rounded(place.longitude), miles: radius * 1.12 },
  radius,
});

export const aroundStore = (store: Point, miles: number): BasePicture => ({
  box: { latitude: rounded(store.latitude), longitude: rounded(store.longitude), miles },
  radius: null,
});

export function pictureHref({ box, radius }: BasePicture): string {
  const size = radius === null ? `miles=${box.miles}` : `radius=${radius}`;
  return `${paths.storeMap}?latitude=${box.latitude}&longitude=${box.longitude}&${size}`;
}

/** What an address asks for: null for the whole country, undefined for what none of our pages asks for. */
export function readPicture(parameters: URLSearchParams): BasePicture | null | undefined {
  if (parameters.size === 0) return null;
  const number = (name: string) => {
    const value = parameters.get(name);
    return value !== null && /^-?\d{1,3}(\.\d{1,3})?$/.test(value) ? Number(value) : NaN;
  };
  const place = { latitude: number("latitude"), longitude: number("longitude") };
  const inCountry = place.latitude >= 17 && place.latitude <= 72 && Math.abs(place.longitude) <= 180;
  if (!inCountry || parameters.size !== 3) return undefined;
  if (radii.includes(number("radius"))) return aroundSearch(place, number("radius"));
  return surroundings.includes(number("miles")) ? aroundStore(place, number("miles")) : undefined;
}
