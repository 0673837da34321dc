import { z } from "zod";
import { facet } from "./listing";
import { mattressSize, modelSummary, namedLink } from "./mattress";

export const dealStates = ["running", "upcoming", "ended"] as const;
export const dealKinds = ["price-cut", "code", "gift"] as const;
export const dealSorts = ["ending", "saving", "newest", "brand"] as const;

/** Money in US cents, dates ISO; every price was observed. */
export const dealSummary = z.object({
  slug: z.string(),
  title: z.string(),
  kind: z.enum(dealKinds),
  state: z.enum(dealStates),
  brand: namedLink,
  seller: z.string(),
  starts_on: z.string(),
  /** Null: the seller states no end. */
  ends_on: z.string().nullable(),
  last_checked_on: z.string(),
  code: z.string().nullable(),
  /** In per cent of the usual price; null for gifts. */
  percent_off: z.number().nullable(),
  model_count: z.number().int(),
  /** The included queen (else the smallest size) with the largest saving; null when no price was observed. */
  example: z
    .object({
      model: namedLink,
      size: mattressSize,
      now_cents: z.number().int(),
      /** Usual price before the deal began: median of the 90 days before its start. */
      before_cents: z.number().int(),
      /** Lowest price seen at the seller of the deal while it ran, so far; of an ended deal, what was paid then. */
      during_cents: z.number().int().nullable(),
    })
    .nullable(),
});

/** GET deals/?brand=&kind=&state=&sort=&page= ; running ones unless `state` says otherwise (24 a page). */
export const dealListing = z.object({
  demo: z.boolean(),
  /** ISO date against which states were judged. */
  today: z.string(),
  count: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  sort: z.enum(dealSorts),
  items: z.array(dealSummary),
  facets: z.array(facet),
});

/** Who pays this site what when somebody buys; never an input of any ranking. */
export const commission = z.object({ payer: z.string(), terms: z.string() });

/** GET deals/{slug}/ ; ended deals are still answered, with state "ended". */
export const dealDetail = z.object({
  demo: z.boolean(),
  today: z.string(),
  deal: dealSummary.extend({
    description: z.string(),
    terms: z.array(z.string()),
    /** Address of the offer at the seller; null once it has ended. */
    url: z.string().nullable(),
    commission: commission.nullable(),
  }),
  models: z.array(
    z.object({
      model: modelSummary,
      size: mattressSize,
      now_cents: z.number().int().nullable(),
      before_cents: z.number().int().nullable(),
      /** How many observations `before_cents` is the median of. */
      before_of: z.number().int(),
      /** As in the example of a deal. */
      during_cents: z.number().int().nullable(),
      lowest_cents: z.number().int().nullable(),
      lowest_on: z.string().nullable(),
    }),
  ),
  /** Running deals of the same brand, then of others; for the page of one that has ended above all. */
  others: z.array(dealSummary),
});

/** One cash back offer: money that we pay out of our commission after a purchase was confirmed. */
export const cashbackOffer = z.object({
  slug: z.string(),
  brand: namedLink,
  seller: z.string(),
  amount_cents: z.number().int(),
  /** Smallest purchase that counts. */
  minimum_cents: z.number().int(),
  starts_on: z.string(),
  ends_on: z.string().nullable(),
  last_checked_on: z.string(),
  /** Usual number of days from purchase to payment. */
  days_to_pay: z.number().int(),
  terms: z.array(z.string()),
  commission,
});

/** GET cashback-offers/?sort=amount|brand|days ; those that run today. */
export const cashbackOffers = z.object({
  demo: z.boolean(),
  today: z.string(),
  sort: z.enum(["amount", "brand", "days"]),
  items: z.array(cashbackOffer),
});

export type DealKind = (typeof dealKinds)[number];
export type DealState = (typeof dealStates)[number];
export type DealSort = (typeof dealSorts)[number];
export type DealSummary = z.infer<typeof dealSummary>;
export type DealListing = z.infer<typeof dealListing>;
export type DealDetail = z.infer<typeof dealDetail>;
export type CashbackOffer = z.infer<typeof cashbackOffer>;
export type CashbackOffers = z.infer<typeof cashbackOffers>;
