import { browserPosition } from "#contracts/analytics/exact-place";
import { storeStatus } from "#contracts/analytics/store-status";
import type { SearchedPlace, StoreSearch, StoreSummary } from "#contracts/stores";
import type { Store, StoreLocator } from "#contracts/analytics/data-layer";
import { slugWords } from "./store-text";

/** What is pushed to the data layer about stores (specification, section 3). */

type TrackedStore = Pick<StoreSummary, "has_ldp_status" | "slug"> & {
  retailer: string;
  open: Pick<NonNullable<StoreSummary["open"]>, "open" | "holiday"> | null;
};

/** The flag maps to yes or no. */
export const storePart = (store: TrackedStore): Store => ({
  isLdp: store.has_ldp_status ? "yes" : "no",
  retailerLocation: slugWords(store.slug),
  retailerName: store.retailer,
  retailerStatus: storeStatus(store.open),
});

/** A place as it may be tracked: the first three digits of a ZIP, nothing of coordinates. */
export function toldPlace(place: SearchedPlace | null, query: string): string {
  if (place === null) return query === "" ? "" : "not found";
  if (place.kind === "coordinates") return browserPosition;
  return place.kind === "zip" ? `${/\d{3}/.exec(place.label)?.[0] ?? ""}xx` : place.label;
}

type FoundStores = Pick<StoreSearch, "place" | "query" | "count" | "items" | "ldp_store_count" | "ldp_retailer_count">;

/** Not by name: the names of the nearest stores would reveal where someone is. */
const unnamed = (part: Store): Store => ({ ...part, retailerLocation: "", retailerName: "" });

/**
 * `rows`: the stores of the page, as they are shown. The counts are of all results; an upstream that does not say how many
 * have local promotions is counted by the page shown.
 */
export function storeLocatorPart(
  { place, query, count, items, ldp_retailer_count, ldp_store_count }: FoundStores,
  rows: readonly TrackedStore[],
): StoreLocator {
  const promoting = items.filter(({ has_ldp_status }) => has_ldp_status);
  return {
    ldpRetailerCount: ldp_retailer_count ?? new Set(promoting.map(({ retailer }) => retailer.name)).size,
    ldpStoreCount: ldp_store_count ?? promoting.length,
    query: toldPlace(place, query),
    resultCount: count,
    resultInfo: rows.map(storePart).map(place?.kind === "coordinates" ? unnamed : (part) => part),
  };
}
