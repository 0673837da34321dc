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

/** The box on a square of this side: Mercator stretches by the latitude. */
export const boxProjection = ({ latitude, longitude, miles }: MapBox, side: number) =>
  geoMercator()
    .rotate([-longitude, 0])
    .center([0, latitude])
    .scale(((side / 2) * earthMiles * Math.cos((latitude * Math.PI) / 180)) / miles)
    .translate([side / 2, side / 2]);

/** Where points lie in the box, as shares of its side from the left and from the top. */
export function placesIn(box: MapBox) {
  const project = boxProjection(box, 1);
  return ({ longitude, latitude }: Point) => {
    const [x, y] = project([longitude, latitude])!;
    return { x, y };
  };
}

/** Great-circle distance. */
export const milesBetween = (one: Point, other: Point) =>
  earthMiles * geoDistance([one.longitude, one.latitude], [other.longitude, other.latitude]);
