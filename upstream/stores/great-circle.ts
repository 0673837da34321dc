/** A point on Earth, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

const earthMiles = 3958.76;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Miles along the surface between two points, by the haversine formula. */
export function milesBetween(from: Point, to: Point): number {
  const up = radians(to.latitude - from.latitude) / 2;
  const right = radians(to.longitude - from.longitude) / 2;
  const chord =
    Math.sin(up) ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(right) ** 2;
  return 2 * earthMiles * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Whether a point may lie within `miles` of another: a bounding box in degrees, which is cheap to test. */
export function boxAround(center: Point, miles: number): (latitude: number, longitude: number) => boolean {
  const up = (miles / (radians(1) * earthMiles)) * 1.001;
  // A mile spans the most degrees on the parallel nearest to a pole within reach.
  const slimmest = Math.cos(radians(Math.min(89, Math.abs(center.latitude) + up)));
  const right = up / slimmest;
  return (latitude, longitude) => {
    if (Math.abs(latitude - center.latitude) > up) return false;
    const away = Math.abs(longitude - center.longitude);
    // Across the date line, the other direction is shorter.
    return away <= right || 360 - away <= right;
  };
}

export const inTenths = (miles: number) => Math.round(miles * 10) / 10;
