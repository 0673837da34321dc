import { z } from "zod";
import { facet } from "./listing";
import { mattressSize, modelSummary, namedLink } from "./mattress";
import { cents, count, percent } from "./quantities";
import { day, demo, list, maybe, maybeList, orElse, paged } from "./tolerance";
import { cashbackSortLabels } from "./vocabulary/cashback";
import { dealKindLabels, dealSortLabels, dealStateLabels } from "./vocabulary/deals";
import { dayOf } from "./us-days";
import { termsOf } from "./vocabulary/terms";

/** Without it, the day of the answer. */
const today = day
  .nullish()
  .transform((said) => said ?? dayOf(new Date()))
  .describe("The day against which states were judged.");

export const dealStates = termsOf(dealStateLabels);
export const dealKinds = termsOf(dealKindLabels);
export const dealSorts = termsOf(dealSortLabels);
export const cashbackSorts = termsOf(cashbackSortLabels);

/** Money in US cents, dates ISO; every price was observed. */
export const dealSummary = z.object({
  slug: z.string(),
  title: z.string(),
  kind: maybe(z.enum(dealKinds)),
  state: z.enum(dealStates),
  brand: namedLink,
  seller: z.string(),
  starts_on: day,
  ends_on: maybe(day).describe("Null: the seller states no end."),
  last_checked_on: day,
  code: maybe(z.string()),
  code_percent: maybe(percent).describe("What the seller says that the code takes off."),
  percent_off: maybe(percent).describe("In percent of the usual price; null for gifts."),
  model_count: maybe(count),
  example: maybe(
    z.object({
      model: modelSummary,
      size: mattressSize,
      now_cents: cents,
      paid_cents: maybe(cents).describe(
        "With the deal: a code is taken off, in whole dollars; of an ended deal, off what was asked while it ran.",
      ),
      before_cents: maybe(cents).describe(
        "Usual price: median of 90 days to the latest look, as of the bed without the deal; of a deal that has ended to the day before it began.",
      ),
      during_cents: maybe(cents).describe(
        "Lowest price seen at the seller of the deal while it ran, so far, before a code.",
      ),
      asked: maybe(z.object({ size: mattressSize, made: z.boolean() })).describe(
        "The size asked for, where the bed was not seen in it, and whether the bed is made in it; else null.",
      ),
    }),
  ).describe(
    "The included bed with the largest saving, or the cheapest where the list is sorted by price; null when no price was observed.",
  ),
});

/** GET deals/ */
export const dealListing = z.object({
  demo,
  today,
  ...paged,
  size: orElse(mattressSize, "queen").describe("The size whose prices are shown."),
  sort: orElse(z.enum(dealSorts), dealSorts[0]),
  items: list(dealSummary, 24),
  facets: maybeList(facet, 12, "rules"),
});

/** Who pays this site what when somebody buys; never an input of any ranking. */
export const commission = z.object({ payer: z.string(), terms: z.string() });

/** GET deals/{slug}/ */
export const dealDetail = z.object({
  demo,
  today,
  deal: dealSummary.extend({
    description: orElse(z.string(), ""),
    terms: maybeList(z.string(), 20, "catalogue"),
    url: maybe(z.url({ protocol: /^https?$/ })).describe("Address of the offer at the seller; null once it has ended."),
    commission: maybe(commission).describe("Null: nobody pays this site when something is bought there."),
    sold_online: orElse(z.boolean(), true).describe("False: the seller sells it in stores alone."),
  }),
  models: maybeList(
    z.object({
      model: modelSummary,
      size: mattressSize,
      now_cents: maybe(cents),
      paid_cents: maybe(cents).describe("As in the example of a deal."),
      before_cents: maybe(cents),
      before_of: orElse(count, 0).describe("How many observations `before_cents` is the median of."),
      during_cents: maybe(cents).describe("As in the example of a deal."),
      lowest_cents: maybe(cents),
      lowest_on: maybe(day),
    }),
    100,
    "catalogue",
  ),
  others: maybeList(dealSummary, 6, "rules").describe(
    "Running deals of the same brand, then of others; for the page of one that has ended above all.",
  ),
});

/** One cash back offer: money that we pay out of our commission after a purchase was confirmed. */
export const cashbackOffer = z.object({
  slug: z.string(),
  brand: namedLink,
  seller: z.string(),
  amount_cents: cents.describe("A fixed sum; of an offer in percent, the most that is given."),
  back_percent: maybe(percent).describe("Of the price, rounded down to the cent; null: the sum is fixed."),
  minimum_cents: maybe(cents).describe("Smallest purchase that counts."),
  starts_on: day,
  ends_on: maybe(day),
  last_checked_on: day,
  days_to_pay: maybe(count).describe("Usual number of days from the end of the return period to payment."),
  terms: maybeList(z.string(), 20, "catalogue"),
  commission: maybe(commission),
  claim_days: maybe(count).describe("A claim may be made for so many days after the purchase."),
  return_days: maybe(count).describe("Until then the seller takes a bed back, and no sale is confirmed."),
  example: maybe(
    z.object({
      price_cents: cents,
      paid_us_cents: cents,
      back_cents: cents,
      kept_cents: z.number().int().describe("US cents; below zero where we give more than we get."),
    }),
  ).describe("Who gets what of a purchase of twice the smallest one."),
});

/** GET cashback-offers/{slug}/ : ended ones too, for purchases while they ran. */
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
