import type { ModelPage } from "#contracts/model-page";
import type { FloorBrands } from "#contracts/stores";
import { cutText } from "#contracts/text/cut-text";
import { bedStoresHref, haveIt, noneHasIt } from "~/mattress/stores-near";

export type Floors = Pick<FloorBrands, "query" | "place" | "radius" | "models"> | null;

/** The stores that have a model around the place that was asked for, else around the one that the visit remembers. */
function storesAround(floors: Floors, near: ModelPage["near"]): ModelPage["near"] {
  const found = floors?.models[0];
  if (floors === null || floors.place === null || found === undefined) return near;
  return { place: floors.place, radius: floors.radius, store_count: found.store_count };
}

/** Where a model can be tried. */
export function floorLink(
  slug: string,
  floors: Floors,
  { store_count: storeCount, near }: Pick<ModelPage, "store_count" | "near">,
  remembered: string | null,
) {
  const query = floors !== null && floors.place === null ? floors.query.trim() : "";
  const href = bedStoresHref(slug, remembered);
  if (query !== "") {
    return {
      said: /^\d{5}$/.test(query) ? (
        `We don’t know the ZIP code ${query}.`
      ) : (
        <>
          We don’t know a place called “<bdi>{cutText(query, 60)}</bdi>.”
        </>
      ),
      text: "Find stores that have it",
      href,
    };
  }
  const stores = storesAround(floors, near);
  if (stores !== null) {
    const { place, radius, store_count: count } = stores;
    const where = `within ${radius} miles of ${place.kind === "coordinates" ? "where you are" : place.label}`;
    const nearHref = bedStoresHref(slug, typedPlace(place));
    return count === 0
      ? { said: noneHasIt(where), text: "See where the nearest one is", href: nearHref }
      : { said: null, text: haveIt(count, where), href: nearHref };
  }
  if (storeCount === 0) return { said: "No store we know of has it.", text: null, href };
  if (storeCount === null) return { said: null, text: "Stores that have it", href };
  // A browser's position is remembered as "Near you".
  const place = remembered === null || remembered === "Near you" ? "you" : remembered;
  return { said: null, text: `${haveIt(storeCount)}: find one near ${place}`, href };
}

/** A place as a search field takes it: "83702", "Boise, ID". */
export const typedPlace = ({ kind, label }: NonNullable<NonNullable<Floors>["place"]>) =>
  kind === "zip" ? label.slice(0, 5) : label;
