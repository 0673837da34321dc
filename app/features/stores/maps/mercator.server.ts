import { geoDistance, geoMercator } from "d3-geo";

/** The square that a map of stores shows: its middle, and half of its side in miles. */
export interface MapBox {
  latitude: number;
  longitude: number;
  miles: number;
}

export type Point = Omit<MapBox, "miles">;

/** Mean radius of the earth. */
const earthMiles = 3958.8;

/** Mercator has no place for the poles, and none of our maps reaches as far. */
const withinMap = (latitude: number) => Math.max(-85, Math.min(85, latitude));

/** The box on a square of this side: Mercator stretches by the latitude. */
export function boxProjection({ latitude, longitude, miles }: MapBox, side: number) {
  const middle = withinMap(latitude);
  return geoMercator()
    .rotate([-longitude, 0])
    .center([0, middle])
    .scale(((side / 2) * earthMiles * Math.cos((middle * Math.PI) / 180)) / miles)
    .translate([side / 2, side / 2]);
}

/** Where points lie in the box, as shares of its side from the left and from the top. */
export function placesIn(box: MapBox) {
  const project = boxProjection(box, 1);
  return ({ longitude, latitude }: Point) => {
    const [x, y] = project([longitude, withinMap(latitude)])!;
    return { x, y };
  };
}

/** Great-circle distance. */
export const milesBetween = (one: Point, other: Point) =>
  earthMiles * geoDistance([one.longitude, one.latitude], [other.longitude, other.latitude]);
