import type { StoreSearch, StoreSort, StoreSummary } from "#contracts/stores";
import { greatestRadius, storeRadii } from "#contracts/vocabulary/stores";
import { type FacetValue, namedValues, passing } from "../listing/facets";
import { type Choice, itself, list, type ListDefinition } from "../listing/list";
import type { Point } from "./great-circle";
import { isOpen } from "./open-state";
import { storeClocks } from "./store-clock";
import type { FoundStore, StoreIndex } from "./store-index";
import { type RatingOf, runningDiscount, type StoreClocks, toStoreSummary } from "./store-summary";

const mostPins = 300;

/** The properties of a store that filters test, computed once. */
interface Candidate extends FoundStore {
  open: boolean;
  discount: boolean;
}

/** The store search, nearest first; `brands` and `retailers` are the available choices. */
export const storeList = (
  brands: readonly FacetValue[],
  seen: { clocks: StoreClocks; ratingOf: RatingOf },
  retailers: readonly FacetValue[] = [],
): ListDefinition<Candidate, StoreSummary, StoreSort, Candidate, "brand" | "open" | "discount" | "retailer"> => ({
  facets: [
    {
      key: "brand",
      label: "Brand",
      values: brands,
      valuesOf: ({ store }) => store.brands.map(({ slug }) => slug),
    },
    {
      key: "open",
      label: "Store hours",
      values: [{ value: "true", label: "Open now" }],
      valuesOf: ({ open }) => (open ? ["true"] : []),
    },
    {
      key: "discount",
      label: "Discounts",
      values: [{ value: "true", label: "Has a discount" }],
      valuesOf: ({ discount }) => (discount ? ["true"] : []),
    },
    { key: "retailer", label: "Store name", values: retailers, valuesOf: ({ store }) => [store.retailer.slug] },
  ],
  partsOf: itself,
  sorts: {
    distance: [],
    models: [{ of: ({ store }) => store.model_ids.length, descending: true }],
    rating: [{ of: ({ store }) => seen.ratingOf(store.slug).average, descending: true }],
    name: [{ of: ({ store }) => store.retailer.name.toLowerCase() }],
  },
  lastKeys: [],
  perPage: 20,
  toItem: ({ store, miles }) => toStoreSummary(store, miles, seen),
});

type Found = Pick<
  StoreSearch,
  "radii" | "count" | "pages" | "items" | "facets" | "ldp_store_count" | "ldp_retailer_count" | "holiday"
> &
  Pick<StoreSearch["map"], "pins">;

/** Searches stores around a place. Throws 404 when the page is out of range. */
export function searchStores(
  stores: StoreIndex,
  { place, radius, ...choice }: Choice<StoreSort> & { place: Point; radius: number },
  now: Date,
  ratingOf: RatingOf,
): Found {
  const clocks = storeClocks(now);
  const reachable = candidates(stores, place, clocks);
  const within = reachable.filter(({ miles }) => miles <= radius);
  // A chosen retailer stays in the list, so that it can be deselected even where it has no store.
  const chosen = stores.stores.filter(({ retailer }) => choice.chosen.retailer?.includes(retailer.slug));
  const { brand: wanted = [] } = choice.chosen;
  const chosenBrands =
    wanted.length === 0
      ? []
      : stores.stores.flatMap(({ brands }) => brands.filter(({ slug }) => wanted.includes(slug)));
  const definition = storeList(
    namedValues([...within.flatMap(({ store }) => store.brands), ...chosenBrands]),
    { clocks, ratingOf },
    namedValues([...within.map(({ store }) => store), ...chosen].map(({ retailer }) => retailer)),
  );
  const { count, pages, items, facets } = list(within, definition, choice);
  const matching = passing(reachable, definition.partsOf, definition.facets, choice.chosen);
  const matchingWithin = matching.filter(({ miles }) => miles <= radius);
  const promoting = matchingWithin.filter(({ store }) => store.has_ldp_status);
  return {
    radii: storeRadii.map((most) => ({ miles: most, count: matching.filter(({ miles }) => miles <= most).length })),
    count,
    pages,
    items,
    ldp_store_count: promoting.length,
    ldp_retailer_count: new Set(promoting.map(({ store }) => store.retailer.slug)).size,
    holiday: within.flatMap(({ store }) => clocks(store.time_zone).holiday ?? [])[0] ?? null,
    facets,
    pins: matchingWithin
      .slice(0, mostPins)
      .map(({ store: { slug, latitude, longitude } }) => ({ slug, latitude, longitude })),
  };
}

/** All stores within the largest radius, nearest first. */
const candidates = (stores: StoreIndex, place: Point, clocks: StoreClocks): Candidate[] =>
  stores.around(place, greatestRadius).map(({ store, miles }) => {
    const time = clocks(store.time_zone);
    return { store, miles, open: isOpen(store.hours, time), discount: runningDiscount(store, time.date) !== null };
  });
