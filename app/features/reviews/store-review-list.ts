import type { StoreRatings } from "#contracts/store-reviews";
import { reviewSortLabels } from "#contracts/vocabulary/reviews";
import { storeReviewFacetKeys } from "#contracts/vocabulary/store-reviews";
import { optionsOf } from "#contracts/vocabulary/terms";
import { paths } from "~/paths";
import { changedHref, defineList, type QueryOf } from "~/ui/listing/address";

export const storeReviewList = defineList({
  title: "Store reviews",
  path: paths.storeReviews,
  // What a list is about comes first in its address.
  order: [
    "store",
    "retailer",
    ...storeReviewFacetKeys.filter((key) => key !== "store" && key !== "retailer"),
    "sort",
    "page",
  ],
  defaults: { sort: "newest" },
  nouns: { one: "review", many: "reviews" },
  sorts: optionsOf(reviewSortLabels).map(({ phrase, ...sort }) => ({ ...sort, by: phrase })),
  single: ["store", "retailer"],
  panel: ["stars", "store", "praises", "misses", "bought", "retailer"],
  // Whoever clears the filters of a store's reviews still wants that store.
  kept: ({ store, retailer, sort }) => ({ store, retailer, sort }),
});

type Place = Pick<StoreRatings, "store" | "retailer">;

/** "Sleep Depot, Boise, ID", or the retailer where it is about all of its stores. */
export const placeName = ({ store, retailer }: Place) => store?.name ?? retailer?.name ?? "this store";

/** The list about one store or retailer, named so. */
export const storeReviewListOf = (about: Place | null) =>
  about === null ? storeReviewList : { ...storeReviewList, title: `Reviews of ${placeName(about)}` };

/** The list about one store, or about all stores of a retailer, with more chosen. */
export const storeReviewsHref = ({ store, retailer }: Place, choice: QueryOf<typeof storeReviewList> = {}) =>
  changedHref(storeReviewList, store === null ? { retailer: retailer?.slug } : { store: store.slug }, choice);
