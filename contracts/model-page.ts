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

/** A deal running on the day of the response, and what it means for one model in one size. Money in US cents. */
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
  now_cents: maybe(cents).describe("Latest price at the deal's seller, before a code."),
  paid_cents: maybe(cents).describe("After the code, in whole dollars."),
  before_cents: maybe(cents).describe("Usual price, the same as for the bed without the deal."),
});

/** Where the model is sold, at the seller whose price is shown. */
export const modelOffer = z.object({
  seller: z.string(),
  url: maybe(z.url({ protocol: /^https?$/ })),
  commission: maybe(commission).describe("Null if nobody pays this site for a purchase there."),
  sold_online: orElse(z.boolean(), true).describe("If false, the seller sells it only in stores."),
});

export const storesNear = maybe(z.object({ place: searchedPlace, radius: count, store_count: count })).describe(
  "Stores that have it near the place that the visit remembers.",
);

/** GET models/{slug}/: the model, and what a prospective buyer needs to decide. */
export const modelPage = modelDetail.extend({
  size: orElse(mattressSize, "queen").describe("Size that prices are shown for."),
  price: priceOrNone,
  offer: maybe(modelOffer),
  deal: maybe(modelDeal),
  cashback: maybe(cashbackOffer),
  store_count: maybe(count).describe("Number of stores nationwide that have it on the floor."),
  near: storesNear,
  suits: maybe(
    z.object({
      who: z.string(),
      who_not: z.string(),
      found: maybeList(z.string(), 20, "catalogue").describe(
        "What our test found against it, in its own words, if nothing else counts against it.",
      ),
    }),
  ).describe("Who it suits and who should not buy it, one sentence each."),
  expert_review: maybe(expertReviewLink).describe("Our test of it; null if we haven’t tested it."),
  your_match: maybe(yourMatch),
  rating_distribution: maybe(z.array(count).length(5)).describe("Number of owner ratings from 1 to 5 stars."),
  written_distribution: maybe(z.array(count).length(5)).describe(
    "Number of owner reviews with text, from 1 to 5 stars.",
  ),
  review_count: maybe(count).describe("Number of owner reviews with text."),
  owner_reviews: maybeList(reviewSummary, 4).describe("The newest ones."),
});

export type ModelPage = z.infer<typeof modelPage>;
export type ModelDeal = z.infer<typeof modelDeal>;
export type ModelOffer = z.infer<typeof modelOffer>;
