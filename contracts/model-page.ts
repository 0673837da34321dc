import { z } from "zod";
import { modelDetail } from "./catalogue";
import { cashbackOffer, commission, dealKinds } from "./deals";
import { expertReviewLink } from "./expert-reviews/link";
import { yourMatch } from "./match/match";
import { mattressSize } from "./mattress";
import { priceOrNone } from "./prices";
import { cents, count, percent } from "./quantities";
import { reviewSummary } from "./reviews";
import { searchedPlace } from "./stores";
import { day, maybe, maybeList, orElse } from "./tolerance";

/** A deal that runs on the day of the answer, by what it means for one model in one size. Money in US cents. */
export const modelDeal = z.object({
  slug: z.string(),
  title: z.string(),
  kind: maybe(z.enum(dealKinds)),
  seller: z.string(),
  ends_on: maybe(day),
  last_checked_on: maybe(day),
  code: maybe(z.string()),
  code_percent: maybe(percent),
  size: mattressSize,
  now_cents: maybe(cents).describe("The latest price at the seller of the deal, before a code."),
  paid_cents: maybe(cents).describe("With the code taken off, in whole dollars."),
  before_cents: maybe(cents).describe("Usual price, the same as of the bed without the deal."),
});

/** Where the model is sold, at the seller whose price is shown. */
export const modelOffer = z.object({
  seller: z.string(),
  url: maybe(z.url({ protocol: /^https?$/ })),
  commission: maybe(commission).describe("Null: nobody pays this site when it is bought there."),
  sold_online: orElse(z.boolean(), true).describe("False: the seller sells it in stores alone."),
});

export const storesNear = maybe(z.object({ place: searchedPlace, radius: count, store_count: count })).describe(
  "Stores that have it around the place that the visit remembers.",
);

/** GET models/{slug}/: the model, and what a visitor who thinks of buying it decides by. */
export const modelPage = modelDetail.extend({
  size: orElse(mattressSize, "queen").describe("The size whose prices are shown."),
  price: priceOrNone,
  offer: maybe(modelOffer),
  deal: maybe(modelDeal),
  cashback: maybe(cashbackOffer),
  store_count: maybe(count).describe("Stores of the whole country that have it on their floor."),
  near: storesNear,
  suits: maybe(
    z.object({
      who: z.string(),
      who_not: z.string(),
      found: maybeList(z.string(), 20, "catalogue").describe(
        "What our test says against it, in its own words, where nothing else does.",
      ),
    }),
  ).describe("Who it suits and who should not buy it, one sentence each."),
  expert_review: maybe(expertReviewLink).describe("Our test of it; null: we haven’t tested it."),
  your_match: maybe(yourMatch),
  rating_distribution: maybe(z.array(count).length(5)).describe("Owners’ ratings of 1 to 5 stars."),
  written_distribution: maybe(z.array(count).length(5)).describe("Owner reviews with a text, of 1 to 5 stars."),
  review_count: maybe(count).describe("Owner reviews with a text."),
  owner_reviews: maybeList(reviewSummary, 4).describe("The newest."),
});

export type ModelPage = z.infer<typeof modelPage>;
export type ModelDeal = z.infer<typeof modelDeal>;
export type ModelOffer = z.infer<typeof modelOffer>;
