import type { FloorBrands } from "~/contracts/stores";
import { bedStoresHref, haveIt, noneHasIt } from "~/mattress/stores-near";
import { formatCount } from "~/ui/format";

export type Floors = Pick<FloorBrands, "place" | "radius" | "models"> | null;

/** The stores that have a model: around the place that was asked for, else around the one that the visit remembers. */
export function floorLink(slug: string, floors: Floors, storeCount: number | null, remembered: string | null) {
  const place = floors?.place ?? null;
  const found = floors?.models[0];
  if (floors !== null && place !== null && found !== undefined) {
    const where = `within ${floors.radius} miles of ${place.kind === "coordinates" ? "where you are" : place.label}`;
    const href = bedStoresHref(slug, typedPlace(place));
    return found.store_count === 0
      ? { said: noneHasIt(where), text: "See where the nearest one is", href }
      : { said: null, text: haveIt(found.store_count, where), href };
  }
  const href = bedStoresHref(slug, remembered);
  if (storeCount === 0) return { said: "No store we know of has it.", text: null, href };
  if (storeCount === null) return { said: null, text: "Stores that have it", href };
  const have = `${formatCount(storeCount, "store", "stores")} ${storeCount === 1 ? "has" : "have"} it`;
  return {
    said: null,
    text: remembered === null ? `${have}: find one near you` : `${have}: find one ${nearRemembered(remembered)}`,
    href,
  };
}

/** A place as a search field takes it: "83702", "Boise, ID". */
export const typedPlace = ({ kind, label }: NonNullable<NonNullable<Floors>["place"]>) =>
  kind === "zip" ? label.slice(0, 5) : label;

/** A browser's position is remembered as "Near you". */
const nearRemembered = (place: string) => (place === "Near you" ? "near you" : `near ${place}`);
