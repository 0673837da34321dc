import { z } from "zod";
import { formKey } from "./form-key";
import { facet } from "./listing";
import { mattressSize, modelSummary, namedLink, ownerRating } from "./mattress";
import { maybeLines } from "./text/plain-text";
import { cents, count } from "./quantities";
import { day, demo, list, maybe, maybeList, orElse, paged } from "./tolerance";
import { scoreLabels } from "./vocabulary/scores";
import { shownPhoto } from "./uploads";
import {
  incentiveLabels,
  proofLabels,
  refusalReasons,
  reportReasons,
  reviewFacetKeys,
  reviewSortLabels,
  versionKindLabels,
} from "./vocabulary/reviews";
import { forEachTerm, termsOf } from "./vocabulary/terms";

export const reviewSorts = termsOf(reviewSortLabels);
export const reviewFacet = facet.extend({ key: z.enum(reviewFacetKeys) });

export const stars = z.number().int().min(1).max(5).describe("Rating in stars.");

/** A review that rates no part. */
export const unratedParts = forEachTerm(scoreLabels, null);

/** Stars for parts of the bed; a part that the writer left out is null. */
const partRatings = orElse(z.object(forEachTerm(scoreLabels, maybe(stars))), unratedParts);

/** What an owner wrote at one time. */
const written = {
  rating: stars,
  parts: partRatings,
  title: orElse(z.string(), ""),
  body: z.string().describe("Paragraphs, separated by blank lines."),
  months_owned: maybe(count),
  written_on: maybe(day),
};

/** The text that its updates are shown below. */
const firstText = z.object({
  rating: stars,
  title: written.title,
  body: written.body,
  months_owned: written.months_owned,
});

export const reviewReply = z.object({
  name: z.string().describe("Name of the store or brand that replies."),
  body: z.string(),
  written_on: maybe(day),
});

/** A review by its latest version. */
export const reviewSummary = z.object({
  id: z.number().int().min(1).describe("Number of the review."),
  brand: maybe(namedLink),
  model: maybe(namedLink).describe("Null if the bed is not, or no longer, in the catalog."),
  product: orElse(z.string(), "").describe("Name of the bed when the review was written."),
  ...written,
  author: maybe(z.string()),
  sleep_position: maybe(z.string()),
  weight_band: maybe(z.string()),
  size: maybe(mattressSize),
  proof: maybe(z.enum(termsOf(proofLabels))).describe("Kind of proof that the writer owns the bed."),
  incentive: orElse(z.enum(termsOf(incentiveLabels)), "none"),
  helpful_votes: orElse(count, 0),
  updates: orElse(count, 0).describe("Number of times the writer has added to it after the first months."),
  first: maybe(firstText).describe(
    "What an updated review said before its first update; null if it was never updated.",
  ),
  reply: maybe(reviewReply),
});

/** GET reviews/ */
export const reviewListing = z.object({
  demo,
  ...paged,
  sort: orElse(z.enum(reviewSorts), reviewSorts[0]),
  items: list(reviewSummary, 20),
  facets: maybeList(reviewFacet, 12, "rules"),
  about: maybe(
    z.object({
      brand: namedLink,
      model: maybe(namedLink),
      rating: ownerRating,
      rating_distribution: z
        .array(count)
        .length(5)
        .describe("Number of ratings from 1 to 5 stars, including those without text."),
      written_distribution: maybe(z.array(count).length(5)).describe(
        "Number of owner reviews with text, from 1 to 5 stars.",
      ),
    }),
  ).describe("The one selected brand or model; null for reviews of several."),
  like_you: maybe(z.object({ position: z.string(), weight: z.string(), count })).describe(
    "Number of owners of the brand or model whose sleep position and weight match the quiz answers that the visit remembers.",
  ),
});

/** GET reviews/{id}/ */
export const reviewDetail = z.object({
  demo,
  review: reviewSummary.extend({
    state: orElse(z.enum(["published", "refused"]), "published"),
    reason: maybe(z.enum(termsOf(refusalReasons))).describe("Why it was not published; its text is then empty."),
    seller: maybe(z.string()).describe("Where the bed was bought."),
    paid_cents: maybe(cents),
    versions: maybeList(
      z.object({ number: count, kind: orElse(z.enum(termsOf(versionKindLabels)), "first"), ...written }),
      50,
    ).describe("The latest 50, oldest first; the last one counts."),
    photos: maybeList(shownPhoto, 50).describe("From published versions, in the order they were sent, 50 at most."),
    voted: orElse(z.boolean(), false).describe("Whether this visitor has marked it as useful."),
  }),
  bed: maybe(modelSummary),
  others: maybeList(reviewSummary, 3).describe("The three most useful other reviews of the bed."),
});

/** GET review-overview/ */
export const reviewOverview = z.object({
  demo,
  review_count: maybe(count),
  rating_count: maybe(count).describe("Number of ratings, with and without text."),
  newest: maybeList(reviewSummary, 4),
  useful: maybeList(reviewSummary, 4),
  brands: maybeList(
    z.object({ brand: namedLink, rating: ownerRating, review_count: count }).describe("A brand with reviews."),
    300,
    "catalogue",
  ).describe("Best rated first, by the same average of owner ratings that is used everywhere."),
});

/** Body of POST reviews/{id}/useful/ */
export const usefulVote = z.object({ useful: z.boolean().describe("False withdraws the vote.") });
export const usefulVoteAnswer = z.object({ helpful_votes: count, voted: z.boolean() });

/** Body of POST reviews/{id}/report/ */
export const reviewReport = z.object({
  reason: z.enum(termsOf(reportReasons), { error: "Choose what’s wrong with this review" }),
  note: maybeLines({ most: 1000 }).optional().describe("In the reader's words."),
  key: formKey,
});

/** For a review, a store review or a post. Tolerates an upstream with an empty response. */
export const reportTaken = orElse(
  z.object({
    already: orElse(z.boolean(), false).describe(
      "Whether this reader has already reported it and no decision has been made; if so, nothing new was stored.",
    ),
  }),
  { already: false },
);

export type ReviewSort = (typeof reviewSorts)[number];
export type ReviewFacet = z.infer<typeof reviewFacet>;
export type ReviewSummary = z.infer<typeof reviewSummary>;
export type ReviewListing = z.infer<typeof reviewListing>;
export type ReviewDetail = z.infer<typeof reviewDetail>;
export type FirstText = z.infer<typeof firstText>;
export type ReviewOverview = z.infer<typeof reviewOverview>;
export type ReviewReport = z.infer<typeof reviewReport>;
export type ReportTaken = z.infer<typeof reportTaken>;
