import type { StoreSearch } from "#contracts/stores";
import type { StoreQuery } from "./store-list";
import { restated } from "./store-text";

/** "Mattress stores within 25 miles of Boise, ID" */
export function searchHeading(search: Searched, query: StoreQuery): string {
  return foundIn(query.discount === "true" ? "Discounts at mattress stores" : "Mattress stores", search);
}

/** For search engines, and where a link is shown. */
export const searchDescription = (search: Searched, query: StoreQuery): string =>
  query.discount === "true"
    ? `See what’s on sale at ${foundIn("mattress stores", search)}, until when, and how to get there.`
    : `${searchHeading(search, query)}: see which beds you can try, when each store is open, how to get there and what’s on sale.`;

type Searched = Pick<StoreSearch, "place" | "state" | "radius">;

function foundIn(what: string, { place, state, radius }: Searched): string {
  if (state !== null) return `${what} in ${state}`;
  return place === null ? `${what} near you` : restated(what, radius, place);
}

/** Of a mark that stands for several stores. */
const gatheredPins = "A number in a ring is how many stores are at that spot of the map. Select it to see which ones.";

/** What the marks of a search's map mean. */
export function mapCaption({ place, radius, count, items }: Pick<StoreSearch, "place" | "radius" | "count" | "items">) {
  const middle = place === null || place.kind === "coordinates" ? "where you are" : place.label;
  const dots = count > items.length ? " The small dots are stores on other pages of this list." : "";
  return (
    `Select a number to see that store in the list. ${gatheredPins} ` +
    `The cross marks ${middle}, and the dashed circle is ${radius} miles around it.${dots}`
  );
}

/** What the marks of a store's map mean. */
export const storeCaption = (name: string) =>
  `The cross marks ${name}. Select a number to see that store in the list. ${gatheredPins}`;
