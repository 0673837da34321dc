import { z } from "zod";
import { facet } from "./listing";
import { namedLink, ownerRating } from "./mattress";
import { count } from "./quantities";
import { reviewReply, reviewReport, reviewSorts, stars } from "./reviews";
import { day, demo, list, maybe, maybeList, orElse, paged } from "./tolerance";
import { proofLabels } from "./vocabulary/reviews";
import { storeRefusalReasons, storeReportReasons } from "./vocabulary/refusal-reasons";
import { storePartLabels, storeReviewFacetKeys } from "./vocabulary/store-reviews";
import { forEachTerm, termsOf } from "./vocabulary/terms";

export const storeReviewFacet = facet.extend({ key: z.enum(storeReviewFacetKeys) });

/** A review that rates no part. */
export const unratedStoreParts = forEachTerm(storePartLabels, null);

/** Stars for parts of the visit; a part that the writer left out is null. */
const partRatings = orElse(z.object(forEachTerm(storePartLabels, maybe(stars))), unratedStoreParts);

/** What a shopper wrote at one time. */
const written = {
  rating: stars,
  parts: partRatings,
  title: orElse(z.string(), ""),
  body: z.string().describe("Paragraphs, separated by blank lines."),
  written_on: maybe(day),
};

/** A store review by its latest version. */
export const storeReviewSummary = z.object({
  id: z.number().int().min(1).describe("Number of the review."),
  store: maybe(namedLink).describe("Null if the store is not, or no longer, known."),
  name: orElse(z.string(), "").describe("Name of the store, including the city, when the review was written."),
  ...written,
  author: maybe(z.string()),
  visited_on: maybe(day),
  bought: maybe(z.boolean()).describe("Whether the writer bought something there."),
  proof: maybe(z.enum(termsOf(proofLabels))).describe("Kind of proof that the writer bought something there."),
  helpful_votes: orElse(count, 0),
  edited: orElse(z.boolean(), false).describe("Whether the writer has changed it since it was first published."),
  reply: maybe(reviewReply),
});

/** How shoppers rate a store, or all stores of a retailer together. */
export const storeRatings = z.object({
  store: maybe(namedLink).describe("Null for all stores of the retailer together."),
  retailer: maybe(namedLink),
  rating: ownerRating,
  rating_distribution: z.array(count).length(5).describe("Number of reviews from 1 to 5 stars."),
  parts: orElse(
    z.object(forEachTerm(storePartLabels, ownerRating)),
    forEachTerm(storePartLabels, { count: 0, average: null }),
  ).describe("Each part follows the same rule as the overall rating, based on those who rated it."),
  retailer_rating: maybe(ownerRating).describe("For a store: combined rating of all stores of its retailer."),
});

/** GET store-reviews/ */
export const storeReviewListing = z.object({
  demo,
  ...paged,
  sort: orElse(z.enum(reviewSorts), reviewSorts[0]),
  items: list(storeReviewSummary, 20),
  facets: maybeList(storeReviewFacet, 12, "rules"),
  about: maybe(storeRatings).describe("The one selected store or retailer; null for reviews of several."),
});

/** GET store-reviews/{id}/ */
export const storeReviewDetail = z.object({
  demo,
  review: storeReviewSummary.extend({
    state: orElse(z.enum(["published", "refused"]), "published"),
    reason: maybe(z.enum(termsOf(storeRefusalReasons))).describe("Why it was not published; its text is then empty."),
    versions: maybeList(
      z.object({ number: count, kind: orElse(z.enum(["first", "edit"]), "first"), ...written }),
      50,
    ).describe("The latest 50, oldest first; the last one counts."),
    voted: orElse(z.boolean(), false).describe("Whether this visitor has marked it as useful."),
  }),
  about: maybe(storeRatings).describe("Ratings of its store."),
  others: maybeList(storeReviewSummary, 3).describe("The three most useful other reviews of the store."),
});

/** GET store-review-overview/ */
export const storeReviewOverview = z.object({
  demo,
  review_count: maybe(count),
  store_count: maybe(count).describe("Number of stores with a review."),
  retailers: maybeList(
    z.object({ retailer: namedLink, rating: ownerRating, store_count: count }).describe("A retailer with reviews."),
    300,
    "catalogue",
  ).describe("Best rated first."),
});

/** Body of POST store-reviews/{id}/report/ */
export const storeReviewReport = reviewReport.extend({
  reason: z.enum(termsOf(storeReportReasons), { error: "Choose what’s wrong with this review" }),
});

export type StoreReviewFacet = z.infer<typeof storeReviewFacet>;
export type StoreReviewSummary = z.infer<typeof storeReviewSummary>;
export type StoreRatings = z.infer<typeof storeRatings>;
export type StoreReviewListing = z.infer<typeof storeReviewListing>;
export type StoreReviewDetail = z.infer<typeof storeReviewDetail>;
export type StoreReviewOverview = z.infer<typeof storeReviewOverview>;
export type StoreReviewReport = z.infer<typeof storeReviewReport>;
