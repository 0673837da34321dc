import type { OwnerRating } from "#contracts/mattress";
import type { StoreDiscount, StoreSummary } from "#contracts/stores";
import { inTenths } from "./great-circle";
import { openState } from "./open-state";
import type { storeClocks } from "./store-clock";
import type { IndexedStore } from "./store-index";

export type StoreClocks = ReturnType<typeof storeClocks>;

/** Shoppers' rating of a store, by its slug. */
export type RatingOf = (store: string) => OwnerRating;

export interface RatingSource {
  /** The current ratings from store reviews. */
  storeReviews(): { ratingOf: RatingOf };
}

/** The discount running on a day that ends first. */
export const runningDiscount = ({ discounts }: IndexedStore, date: string): StoreDiscount | null =>
  discounts.find(({ starts_on, ends_on }) => starts_on <= date && (ends_on === null || date <= ends_on)) ?? null;

/** A store for lists; `miles` is the distance from the searched place, null if none was searched. */
export function toStoreSummary(
  store: IndexedStore,
  miles: number | null,
  { clocks, ratingOf }: { clocks: StoreClocks; ratingOf: RatingOf },
): StoreSummary {
  const time = clocks(store.time_zone);
  return {
    slug: store.slug,
    has_ldp_status: store.has_ldp_status,
    retailer: store.retailer,
    street: store.street,
    city: store.city,
    state: store.state,
    zip: store.zip,
    latitude: store.latitude,
    longitude: store.longitude,
    phone: store.phone,
    time_zone: store.time_zone,
    distance_miles: miles === null ? null : inTenths(miles),
    open: openState(store.hours, time),
    brands: [...store.brands],
    model_count: store.model_ids.length,
    rating: ratingOf(store.slug),
    discount: runningDiscount(store, time.date),
  };
}
