import type { NamedLink } from "#contracts/mattress";
import type { StoreRatings, StoreReviewOverview } from "#contracts/store-reviews";
import { inOrder } from "../listing/sort";
import { ownerRating } from "../rules/owner-rating";
import { distributionOf, starsOf } from "../reviews/review-facts";
import type { StoreReviewFacts, StoreReviewShelf } from "./store-review-facts";

/** A store, or a retailer with all of its stores. */
export type RatedPlace = { store: NamedLink; retailer: NamedLink | null } | { store: null; retailer: NamedLink };

export const reviewsOfPlace = (
  { byStore, byRetailer }: StoreReviewShelf,
  { store, retailer }: RatedPlace,
): readonly StoreReviewFacts[] => (store === null ? byRetailer.get(retailer.slug) : byStore.get(store.slug)) ?? [];

/**
 * Shoppers' ratings of a store or a retailer; every average, including those of the parts, follows the same rating
 * rule.
 */
export function storeRatingsOf(shelf: StoreReviewShelf, place: RatedPlace): StoreRatings {
  const { store, retailer } = place;
  const own = reviewsOfPlace(shelf, place);
  const partRating = (part: keyof StoreRatings["parts"]) =>
    ownerRating(distributionOf(own.flatMap(({ parts }) => parts[part] ?? [])));
  return {
    store,
    retailer,
    rating: ownerRating(starsOf(own)),
    rating_distribution: starsOf(own),
    parts: {
      service: partRating("service"),
      selection: partRating("selection"),
      pressure: partRating("pressure"),
      delivery: partRating("delivery"),
      honesty: partRating("honesty"),
    },
    retailer_rating:
      store === null || retailer === null ? null : ownerRating(starsOf(shelf.byRetailer.get(retailer.slug) ?? [])),
  };
}

/** The number of store reviews, by retailer. */
export function storeOverview({ all, byStore, byRetailer }: StoreReviewShelf): Omit<StoreReviewOverview, "demo"> {
  const retailers = [...byRetailer.values()].flatMap((own) => {
    const { retailer } = own[0]!;
    const stores = new Set(own.map(({ store }) => store?.slug));
    return retailer === null ? [] : [{ retailer, rating: ownerRating(starsOf(own)), store_count: stores.size }];
  });
  return {
    review_count: all.length,
    store_count: byStore.size,
    retailers: inOrder(retailers, [
      { of: ({ rating }) => rating.average, descending: true },
      { of: ({ retailer }) => retailer.name.toLowerCase() },
    ]),
  };
}
