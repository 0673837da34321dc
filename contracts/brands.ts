import { z } from "zod";
import { expertReviewLink } from "./expert-reviews/link";
import { facet } from "./listing";
import { matchBands } from "./match/match";
import { mattressSize, mattressType, modelSummary, namedLink, ownerRating } from "./mattress";
import { cents, count, firmnessValue, score } from "./quantities";
import { atMost, day, demo, list, maybe, maybeList, orElse, paged } from "./tolerance";
import { reviewSummary } from "./reviews";
import { brandFacetKeys, brandSortLabels } from "./vocabulary/brands";
import { termsOf } from "./vocabulary/terms";

export const brandSorts = termsOf(brandSortLabels);
export const brandSort = z.enum(brandSorts);

export const brandFacet = facet.extend({ key: z.enum(brandFacetKeys) });

export const brandSummary = namedLink.extend({
  types: maybeList(mattressType, 8, "rules"),
  sold_online: orElse(z.boolean(), false),
  sold_in_stores: orElse(z.boolean(), false),
  model_count: maybe(count),
  price_size: orElse(mattressSize, "queen").describe("Size that its prices are for."),
  size_made: orElse(z.boolean(), true).describe("Whether any of its beds comes in that size."),
  price_from_cents: maybe(cents),
  price_to_cents: maybe(cents),
  firmness_min: maybe(firmnessValue).describe(
    "As claimed by the brand; for a bed adjusted at home, its softest setting.",
  ),
  firmness_max: maybe(firmnessValue).describe(
    "As claimed by the brand; for a bed adjusted at home, its firmest setting.",
  ),
  set_at_home: orElse(z.boolean(), false).describe("Whether all of its beds are adjusted at home."),
  score: maybe(score).describe("Average score of its models."),
  rating: ownerRating,
});

/** GET brands/ */
export const brandListing = z.object({
  demo,
  ...paged,
  sort: orElse(brandSort, brandSorts[0]),
  items: list(brandSummary, 24),
  facets: maybeList(brandFacet, 12, "rules"),
});

export const expertReview = z.object({
  score: maybe(score).describe("Based on the construction of the brand's models."),
  verdict: z.string(),
  strengths: maybeList(z.string(), 20, "catalogue"),
  weaknesses: maybeList(z.string(), 20, "catalogue"),
  best_for: maybeList(z.string(), 20, "catalogue"),
  reviewer: maybe(z.string()),
  reviewed_on: day,
});

/** A kind of sleeper, and how well a bed fits them. */
export const sleeperFit = z.object({
  label: z.string().describe('The sleepers, such as "Side sleepers".'),
  answers: atMost(z.record(z.string(), z.string()), 30, "rules").describe("Same form as the results URL."),
  score,
  band: maybe(z.enum(matchBands)),
});

/** A bed of the brand with the sleepers whom none of its other beds fits better. */
export const brandPick = z.object({ model: modelSummary, fits: atMost(z.array(sleeperFit).min(1), 30, "rules") });

/** GET brands/{slug}/ */
export const brandDetail = z.object({
  demo,
  brand: brandSummary,
  about: orElse(z.string(), ""),
  known_for: maybeList(z.string(), 10, "rules").describe(
    "What the brand is known for, in sentences made from its range: types, prices relative to other brands, where it is sold, trial.",
  ),
  picks: maybeList(brandPick, 5, "rules").describe("Best fit first; five at most."),
  weak_for: maybeList(sleeperFit, 30, "rules").describe("Sleepers for whom even its best bed is a weak match."),
  expert_review: maybe(expertReview),
  tested_beds: maybeList(expertReviewLink, 100, "catalogue").describe("Beds we tested, best test results first."),
  rating_distribution: maybe(z.array(count).length(5)).describe(
    "Number of owner ratings with 1, 2, 3, 4 and 5 stars, in that order.",
  ),
  written_distribution: maybe(z.array(count).length(5)).describe(
    "Number of owner reviews with text, from 1 to 5 stars.",
  ),
  review_count: maybe(count).describe("Number of owner reviews with text."),
  owner_reviews: maybeList(reviewSummary, 6).describe("The newest ones."),
  collections: maybeList(
    namedLink.extend({
      summary: orElse(z.string(), ""),
      lines: maybeList(namedLink.extend({ models: maybeList(modelSummary, 60, "catalogue") }), 60, "catalogue"),
    }),
    60,
    "catalogue",
  ),
});

export type BrandSort = z.infer<typeof brandSort>;
export type BrandFacet = z.infer<typeof brandFacet>;
export type BrandSummary = z.infer<typeof brandSummary>;
export type BrandListing = z.infer<typeof brandListing>;
export type ExpertReview = z.infer<typeof expertReview>;
export type SleeperFit = z.infer<typeof sleeperFit>;
export type BrandPick = z.infer<typeof brandPick>;
export type BrandDetail = z.infer<typeof brandDetail>;
