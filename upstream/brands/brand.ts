import type { BrandDetail } from "#contracts/brands";
import type { Db } from "../database/engine";
import type { MattressSize } from "#contracts/mattress";
import { brandCardIn, modelsOf } from "../catalogue/cards";
import type { CatalogueSnapshot } from "../catalogue/snapshot";
import { summariesOf } from "../reviews/read-reviews";
import { type ReviewLists, starsOf } from "../reviews/review-facts";
import { type ExpertReviewCache, reviewLink, reviewsOfBrand } from "../expert-reviews/expert-review-cache";
import { isMade } from "../rules/model-price";
import { brandPicks } from "./brand-picks";
import { knownFor } from "./known-for";

/** How many owner reviews a brand's page shows, newest first. */
const reviewsShown = 6;

/** One brand with its reviews and its range, priced in a size; null for an unknown slug. */
export async function readBrand(
  db: Db,
  { catalogue, reviews, tested }: { catalogue: CatalogueSnapshot; reviews: ReviewLists; tested: ExpertReviewCache },
  slug: string,
  size: MattressSize,
): Promise<Omit<BrandDetail, "demo"> | null> {
  const brand = catalogue.brands.get(slug);
  const row = await db
    .selectFrom("brand")
    .select(["id", "about", "expert_review"])
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (brand === undefined || row === undefined) return null;
  const { id, about, expert_review } = row;
  return {
    brand: brandCardIn(brand, size),
    about,
    known_for: knownFor(brand, [...catalogue.brands.values()], size),
    // If none is made in the requested size, the way to find the right bed is the same.
    ...brandPicks(catalogue, brand.models, isMade(brand.models, size) ? size : "queen"),
    expert_review: { ...expert_review, score: brand.card.score },
    tested_beds: reviewsOfBrand(tested, slug).map(reviewLink),
    rating_distribution: [...brand.rating_distribution],
    written_distribution: starsOf(reviews.byBrand.get(slug) ?? []),
    review_count: reviews.byBrand.get(slug)?.length ?? 0,
    owner_reviews: await summariesOf(
      db,
      catalogue,
      (reviews.byBrand.get(slug) ?? []).slice(0, reviewsShown).map(({ id }) => id),
    ),
    collections: await readRange(db, catalogue.lines, id, size),
  };
}

/** Collections and lines in catalogue order, each line's models softest first. */
async function readRange(
  db: Db,
  ranges: CatalogueSnapshot["lines"],
  brandId: number,
  size: MattressSize,
): Promise<BrandDetail["collections"]> {
  const lines = await db
    .selectFrom("mattress_line")
    .innerJoin("collection", "collection.id", "mattress_line.collection_id")
    .where("collection.brand_id", "=", brandId)
    .select([
      "mattress_line.slug",
      "mattress_line.name",
      "collection.id as collection_id",
      "collection.slug as collection_slug",
      "collection.name as collection_name",
      "collection.summary",
    ])
    .orderBy("collection.id")
    .orderBy("mattress_line.id")
    .execute();
  const collections = new Map<number, BrandDetail["collections"][number]>();
  for (const line of lines) {
    const { collection_id, collection_slug, collection_name, summary } = line;
    const collection = collections.get(collection_id) ?? {
      slug: collection_slug,
      name: collection_name,
      summary,
      lines: [],
    };
    collections.set(collection_id, collection);
    collection.lines.push({ slug: line.slug, name: line.name, models: modelsOf(ranges, line.slug, size) });
  }
  return [...collections.values()];
}
