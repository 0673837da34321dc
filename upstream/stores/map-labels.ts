import type { StoreSearch } from "#contracts/stores";
import { boxAround, milesBetween, type Point } from "./great-circle";
import type { City, PlaceIndex } from "./place-index";

const most = 12;
/** The list of ZIP codes includes air bases, often at the location of another post office. */
const airBase = / A ?F ?B$/i;

/** Larger places around a point, the most important first, far enough apart to be legible on a map of that radius. */
export function mapLabels(places: PlaceIndex, center: Point, radius: number): StoreSearch["map"]["labels"] {
  const chosen: City[] = [];
  for (const city of places.within(boxAround(center, radius))) {
    if (chosen.length === most) break;
    if (!airBase.test(city.name) && chosen.every((other) => milesBetween(city, other) > radius / 4)) chosen.push(city);
  }
  return chosen.map(({ name, latitude, longitude }) => ({ name, latitude, longitude }));
}
