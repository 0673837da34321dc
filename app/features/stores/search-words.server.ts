import type { StoreSearch } from "~/contracts/stores";
import type { StoreQuery } from "./store-list";
import { restated } from "./store-words";

/** "Mattress stores within 25 miles of Boise, ID" */
export function searchHeading(
  { place, state, radius }: Pick<StoreSearch, "place" | "state" | "radius">,
  query: StoreQuery,
): string {
  const what = query.discount === "true" ? "Discounts at mattress stores" : "Mattress stores";
  if (state !== null) return `${what} in ${state}`;
  return place === null ? `${what} near you` : restated(what, radius, place);
}

/** What the marks of a search's map mean. */
export function mapCaption({ place, radius, count, items }: Pick<StoreSearch, "place" | "radius" | "count" | "items">) {
  const middle = place === null || place.kind === "coordinates" ? "where you are" : place.label;
  const dots = count > items.length ? " The small dots are stores on other pages of this list." : "";
  return (
    `Select a number to see that store in the list. A number in a ring counts stores close together. Select it to see which ones. ` +
    `The cross marks ${middle}, and the dashed circle is ${radius} miles around it.${dots}`
  );
}
