import { sql } from "kysely";
import type { Db } from "../database/engine";
import type { ShelfSource } from "./review-cache";
import { publishedReviews } from "./read-reviews";
import type { PartRatings } from "./tables";

/** The fields of a review that lists use: the same for every reader, without the texts. */
export interface ReviewFacts {
  id: number;
  brand: string | null;
  model: string | null;
  product: string;
  rating: number;
  parts: PartRatings;
  months_owned: number;
  position: string | null;
  weight: string | null;
  proof: string;
  helpful_votes: number;
  /** The date of the latest version, ISO. */
  written_on: string;
}

/**
 * All published reviews, also grouped by the brand of their bed, newest first; cached in the process like the
 * catalogue.
 */
export interface ReviewLists {
  all: readonly ReviewFacts[];
  byBrand: ReadonlyMap<string, readonly ReviewFacts[]>;
}

export const reviewShelf = (db: Db): ShelfSource<ReviewFacts, ReviewLists> => ({
  read: (ids) =>
    publishedReviews(db)
      .$if(ids !== null, (query) => query.where("owner_review.id", "=", sql<number>`any(${ids})`))
      .select(["owner_review.id", "brand_slug as brand", "model_slug as model", "product", "proof", "helpful_votes"])
      .select(["sleep_position as position", "weight_band as weight"])
      .select(["rating", "parts", "months_owned", sql<string>`written_on::text`.as("written_on")])
      .execute(),
  shelfOf: (all) => ({ all, byBrand: groupedBy(all, ({ brand }) => brand) }),
});

/** How many have 1, 2, 3, 4 and 5 stars. */
export const starsOf = (facts: readonly Pick<ReviewFacts, "rating">[]) =>
  distributionOf(facts.map(({ rating }) => rating));

/** How many of 1, 2, 3, 4 and 5 stars there are. */
export function distributionOf(stars: readonly number[]): number[] {
  const distribution = [0, 0, 0, 0, 0];
  for (const given of stars) distribution[given - 1]! += 1;
  return distribution;
}

/** Groups them by key, keeping their order; entries without a key are in no group. */
export function groupedBy<Facts>(all: readonly Facts[], keyOf: (facts: Facts) => string | null): Map<string, Facts[]> {
  const groups = new Map<string, Facts[]>();
  for (const facts of all) {
    const key = keyOf(facts);
    if (key === null) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [facts]);
    else group.push(facts);
  }
  return groups;
}

export interface ReviewSource {
  /** The current published owner reviews. */
  reviews(): ReviewLists;
}
