import { z } from "zod";
import { facet } from "./listing";
import { mattressSize, modelSummary, namedLink } from "./mattress";
import { cents, count, percent } from "./quantities";
import { day, demo, list, maybe, maybeList, orElse, paged } from "./tolerance";
import { cashbackSortLabels } from "./vocabulary/cashback";
import { dealKindLabels, dealSortLabels, dealStateLabels } from "./vocabulary/deals";
import { dayOf } from "./us-days";
import { termsOf } from "./vocabulary/terms";

/** If absent, the day of the response. */
const today = day
  .nullish()
  .transform((said) => said ?? dayOf(new Date()))
  .describe("The day for which states were determined.");

export const dealStates = termsOf(dealStateLabels);
export const dealKinds = termsOf(dealKindLabels);
export const dealSorts = termsOf(dealSortLabels);
export const cashbackSorts = termsOf(cashbackSortLabels);

/** Money in US cents, ISO dates; every price was observed. */
export const dealSummary = z.object({
  slug: z.string(),
  title: z.string(),
  kind: maybe(z.enum(dealKinds)),
  state: z.enum(dealStates),
  brand: namedLink,
  seller: z.string(),
  starts_on: day,
  ends_on: maybe(day).describe("Null if the seller gives no end date."),
  last_checked_on: day,
  code: maybe(z.string()),
  code_percent: maybe(percent).describe("What the code takes off, according to the seller."),
  percent_off: maybe(percent).describe("Percentage of the usual price; null for gifts."),
  model_count: maybe(count),
  example: maybe(
    z.object({
      model: modelSummary,
      size: mattressSize,
      now_cents: cents,
      paid_cents: maybe(cents).describe(
        "Price with the deal: a code is taken off, in whole dollars; for a deal that has ended, off the price while it ran.",
      ),
      before_cents: maybe(cents).describe(
        "Usual price: 90-day median up to the latest observation, the same as for the bed without the deal; for a deal " +
          "that has ended, up to the day before it began.",
      ),
      during_cents: maybe(cents).describe(
        "Lowest price observed at the deal's seller so far while it ran, before a code.",
      ),
      asked: maybe(z.object({ size: mattressSize, made: z.boolean() })).describe(
        "The requested size and whether the bed comes in it, if no price was observed in that size; otherwise null.",
      ),
    }),
  ).describe(
    "The included bed with the largest saving, or the cheapest one if the list is sorted by price; null if no price was observed.",
  ),
});

/** GET deals/ */
export const dealListing = z.object({
  demo,
  today,
  ...paged,
  size: orElse(mattressSize, "queen").describe("Size that prices are shown for."),
  sort: orElse(z.enum(dealSorts), dealSorts[0]),
  items: list(dealSummary, 24),
  facets: maybeList(facet, 12, "rules"),
});

/** Who pays this site for a purchase, and how much; never an input of any ranking. */
export const commission = z.object({ payer: z.string(), terms: z.string() });

/** GET deals/{slug}/ */
export const dealDetail = z.object({
  demo,
  today,
  deal: dealSummary.extend({
    description: orElse(z.string(), ""),
    terms: maybeList(z.string(), 20, "catalogue"),
    url: maybe(z.url({ protocol: /^https?$/ })).describe("URL of the offer at the seller; null once it has ended."),
    commission: maybe(commission).describe("Null if nobody pays this site for a purchase there."),
    sold_online: orElse(z.boolean(), true).describe("If false, the seller sells it only in stores."),
  }),
  models: maybeList(
    z.object({
      model: modelSummary,
      size: mattressSize,
      now_cents: maybe(cents),
      paid_cents: maybe(cents).describe("As in the example of a deal."),
      before_cents: maybe(cents),
      before_of: orElse(count, 0).describe("Number of observations behind the median in `before_cents`."),
      during_cents: maybe(cents).describe("As in the example of a deal."),
      lowest_cents: maybe(cents),
      lowest_on: maybe(day),
    }),
    100,
    "catalogue",
  ),
  others: maybeList(dealSummary, 6, "rules").describe(
    "Running deals from the same brand, then from others; mainly for the page of a deal that has ended.",
  ),
});

/** One cash back offer: money that we pay out of our commission after a purchase is confirmed. */
export const cashbackOffer = z.object({
  slug: z.string(),
  brand: namedLink,
  seller: z.string(),
  amount_cents: cents.describe("Fixed amount, or the maximum for an offer in percent."),
  back_percent: maybe(percent).describe(
    "Percentage of the price, rounded down to the cent; null if the amount is fixed.",
  ),
  minimum_cents: maybe(cents).describe("Minimum purchase that qualifies."),
  starts_on: day,
  ends_on: maybe(day),
  last_checked_on: day,
  days_to_pay: maybe(count).describe("Usual number of days from the end of the return period to payment."),
  terms: maybeList(z.string(), 20, "catalogue"),
  commission: maybe(commission),
  claim_days: maybe(count).describe("Number of days after the purchase in which a claim may be made."),
  return_days: maybe(count).describe(
    "Number of days in which the seller accepts returns; no sale is confirmed before they have passed.",
  ),
  example: maybe(
    z.object({
      price_cents: cents,
      paid_us_cents: cents,
      back_cents: cents,
      kept_cents: z.number().int().describe("US cents; negative if we give more than we get."),
    }),
  ).describe("How the money is split for a purchase of twice the minimum."),
});

/** GET cashback-offers/{slug}/ : also ended ones, for purchases made while they were running. */
export const cashbackOfferDetail = z.object({ demo, today, offer: cashbackOffer });

/** GET cashback-offers/ */
export const cashbackOffers = z.object({
  demo,
  today,
  sort: orElse(z.enum(cashbackSorts), cashbackSorts[0]),
  items: list(cashbackOffer, 200, "catalogue"),
});

export type DealKind = (typeof dealKinds)[number];
export type DealState = (typeof dealStates)[number];
export type DealSort = (typeof dealSorts)[number];
export type DealSummary = z.infer<typeof dealSummary>;
export type DealListing = z.infer<typeof dealListing>;
export type DealDetail = z.infer<typeof dealDetail>;
export type CashbackOffer = z.infer<typeof cashbackOffer>;
export type CashbackOffers = z.infer<typeof cashbackOffers>;
