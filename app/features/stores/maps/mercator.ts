/** The square that a map of stores shows: its middle, and half of its side in miles. */
export interface MapBox {
  latitude: number;
  longitude: number;
  miles: number;
}

export interface Point {
  latitude: number;
  longitude: number;
}

/** Mean radius of the earth. */
const earthMiles = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const northing = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2));

/** Half of the box's side in units of the projection: Mercator stretches by the latitude. */
export const halfSide = ({ latitude, miles }: MapBox) => miles / earthMiles / Math.cos(radians(latitude));

/** Where a point lies in the box, as shares of its side from the left and from the top. */
export function placeInBox(box: MapBox, point: Point): { x: number; y: number } {
  const side = 2 * halfSide(box);
  const eastward = ((point.longitude - box.longitude + 540) % 360) - 180;
  return {
    x: 0.5 + radians(eastward) / side,
    y: 0.5 - (northing(point.latitude) - northing(box.latitude)) / side,
  };
}

/** Great-circle distance. */
export function milesBetween(one: Point, other: Point): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const share =
    half(other.latitude - one.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(other.longitude - one.longitude);
  return 2 * earthMiles * Math.asin(Math.sqrt(share));
}
