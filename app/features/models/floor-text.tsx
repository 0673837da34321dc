import type { ModelPage } from "#contracts/model-page";
import type { FloorBrands } from "#contracts/stores";
import { cutText } from "#contracts/text/cut-text";
import { bedStoresHref, haveIt, noneHasIt } from "~/mattress/stores-near";
import { formatCount } from "~/ui/format";

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
      href: bedStoresHref(slug, remembered),
    };
  }
  const around = storesAround(floors, near);
  if (around !== null) {
    const { place, radius, store_count: count } = around;
    const where = `within ${radius} miles of ${place.kind === "coordinates" ? "where you are" : place.label}`;
    const href = bedStoresHref(slug, typedPlace(place));
    return count === 0
      ? { said: noneHasIt(where), text: "See where the nearest one is", href }
      : { said: null, text: haveIt(count, where), href };
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
