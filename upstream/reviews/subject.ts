import type { MatchAnswers } from "#contracts/match/match";
import type { ReviewListing } from "#contracts/reviews";
import type { CatalogueSnapshot } from "../catalogue/snapshot";
import { starsOf, type ReviewFacts, type ReviewLists } from "./review-facts";
import type { Subject } from "./review-listing";

/**
 * The reviews that a list starts from. Those of a single brand are looked up, so that the cost depends only on that
 * brand.
 */
export const reviewsAbout = (
  { all, byBrand }: ReviewLists,
  { brand }: Pick<Subject, "brand">,
): readonly ReviewFacts[] =>
  // Reading the choices already rejects an unknown brand; for several brands nothing is looked up.
  brand === null ? all : (byBrand.get(brand) ?? all);

/** All ratings of the single chosen brand or model, including those without a text. */
export function ratingsOf(
  { brands }: Pick<CatalogueSnapshot, "brands">,
  shelf: ReviewLists,
  subject: Subject,
): ReviewListing["about"] {
  const brand = subject.brand === null ? undefined : brands.get(subject.brand);
  if (brand === undefined) return null;
  const named = { slug: brand.slug, name: brand.name };
  const written = shelf.byBrand.get(brand.slug) ?? [];
  const model = brand.models.find(({ card }) => card.slug === subject.model);
  if (model === undefined)
    return {
      brand: named,
      model: null,
      rating: brand.card.rating,
      rating_distribution: [...brand.rating_distribution],
      written_distribution: starsOf(written),
    };
  return {
    brand: named,
    model: { slug: model.card.slug, name: model.card.name },
    rating: model.card.rating,
    rating_distribution: [...model.rating_distribution],
    written_distribution: starsOf(written.filter((review) => review.model === model.card.slug)),
  };
}

/** Owners with the position and weight that the visitor gave in the quiz; null if those are unknown. */
export function likeYou(about: readonly ReviewFacts[], answers: MatchAnswers | null): ReviewListing["like_you"] {
  const { position, weight } = answers ?? {};
  if (position === undefined || position === "unknown" || weight === undefined || weight === "unknown") return null;
  const count = about.filter((review) => review.position === position && review.weight === weight).length;
  return { position, weight, count };
}
