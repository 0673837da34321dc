import { sql } from "kysely";
import type { NamedLink, OwnerRating } from "#contracts/mattress";
import type { Db } from "../database/engine";
import type { ShelfSource } from "../reviews/review-cache";
import { groupedBy, starsOf } from "../reviews/review-facts";
import { ownerRating } from "../rules/owner-rating";
import { publishedStoreReviews } from "./read-store-reviews";
import type { StorePartRatings } from "./tables";

/** The fields of a store review that lists use: the same for every reader, without the texts. */
export interface StoreReviewFacts {
  id: number;
  /** Null: the store is not in the catalogue, or no longer. */
  store: NamedLink | null;
  retailer: NamedLink | null;
  rating: number;
  parts: StorePartRatings;
  bought: boolean;
  helpful_votes: number;
  /** The date of the latest version, ISO. */
  written_on: string;
}

/** All published reviews of stores, newest first; cached in the process like the catalogue. */
export interface StoreReviewShelf {
  all: readonly StoreReviewFacts[];
  byStore: ReadonlyMap<string, readonly StoreReviewFacts[]>;
  byRetailer: ReadonlyMap<string, readonly StoreReviewFacts[]>;
  /** `store` is a slug. */
  ratingOf(store: string): OwnerRating;
}

export const storeReviewShelf = (db: Db): ShelfSource<StoreReviewFacts, StoreReviewShelf> => ({
  async read(ids) {
    const rows = await publishedStoreReviews(db)
      .$if(ids !== null, (query) => query.where("store_review.id", "=", sql<number>`any(${ids})`))
      .select(["store_review.id", "store_review.store as name", "store.slug as store_slug"])
      .select(["retailer.slug as retailer_slug", "retailer.name as retailer_name"])
      .select(["rating", "parts", "bought", "helpful_votes", sql<string>`written_on::text`.as("written_on")])
      .execute();
    return rows.map(({ name, store_slug, retailer_slug, retailer_name, ...facts }) => ({
      ...facts,
      store: store_slug === null ? null : { slug: store_slug, name },
      retailer: retailer_slug === null ? null : { slug: retailer_slug, name: retailer_name! },
    }));
  },
  shelfOf(all) {
    const byStore = groupedBy(all, ({ store }) => store?.slug ?? null);
    const ratings = new Map([...byStore].map(([slug, facts]) => [slug, ownerRating(starsOf(facts))]));
    const unrated = ownerRating([]);
    return {
      all,
      byStore,
      byRetailer: groupedBy(all, ({ retailer }) => retailer?.slug ?? null),
      ratingOf: (store) => ratings.get(store) ?? unrated,
    };
  },
});

export interface StoreReviewSource {
  /** The current published reviews of stores. */
  storeReviews(): StoreReviewShelf;
}
