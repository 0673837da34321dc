import { paths } from "~/paths";
import { addressOf, readQuery, type ListingQuery } from "~/ui/listing-address";

/** Addresses of the page of what stands on floors around a place. */

const order = ["place", "latitude", "longitude", "radius", "models"] as const;

export type FloorQuery = ListingQuery<(typeof order)[number]>;

const shape = { path: paths.storeBrands, order, unsaid: { radius: "25" } };

export const readFloorQuery = (parameters: URLSearchParams): FloorQuery => readQuery({ order }, parameters);
export const floorHref = (query: FloorQuery) => addressOf(shape, query);

/** The same for another place. */
export function floorPlaceHref(
  { latitude: _latitude, longitude: _longitude, ...rest }: FloorQuery,
  place: string,
): string {
  return floorHref({ ...rest, place });
}
