import type { DealKind } from "#contracts/deals";
import type { MattressSize, NamedLink } from "#contracts/mattress";
import type { RunningDeal } from "#contracts/mattresses";
import { plusDays, type Today } from "#contracts/us-days";
import { type DealPeriod, dealState } from "../rules/deal-state";
import { priceWithCode } from "../rules/prices";
import { latestPrice, lowestPrice, type Observations, seenFrom, usualPrice } from "../rules/price-summary";

/** A deal with the observed prices of the models it covers. Who pays whom is not included, so no list can use it. */
export interface PricedDeal extends DealPeriod {
  id: number;
  slug: string;
  title: string;
  kind: DealKind;
  brand: NamedLink;
  seller: string;
  /** False: both the brand and the seller sell only in stores. */
  sold_online: boolean;
  last_checked_on: string;
  code: string | null;
  code_percent: number | null;
  models: readonly DealtModel[];
}

/** A model in a deal, with the observed prices of each of its sizes. */
export interface DealtModel {
  id: number;
  link: NamedLink;
  prices: ReadonlyMap<MattressSize, DealPrices>;
}

/** A size of a model in a deal. Money in US cents. */
export interface DealPrices {
  /** The latest price at the deal's seller. */
  now: number | null;
  /** The usual price as on the bed's own page: on the day of the latest observation, whoever the seller. */
  usual: { cents: number; of: number } | null;
  /** The usual price on the day before the deal began. */
  before: { cents: number; of: number } | null;
  /** The lowest price at the deal's seller while it was running, so far. */
  during: number | null;
  lowest: { cents: number; on: string } | null;
}

/** A model in a deal, in one size. */
export interface PricedModel extends DealPrices, Pick<DealtModel, "id" | "link"> {
  size: MattressSize;
}

const neverSeen: DealPrices = { now: null, usual: null, before: null, during: null, lowest: null };

/** A model of a deal in a size: the requested one if it was observed, else a queen, else the smallest observed one. */
export function inSize({ id, link, prices }: DealtModel, asked: MattressSize): PricedModel {
  const size = [asked, "queen" as const].find((each) => prices.has(each)) ?? [...prices.keys()][0] ?? asked;
  return { id, link, size, ...(prices.get(size) ?? neverSeen) };
}

export function priceDeal(observations: Observations, seller: string, { starts_on, ends_on }: DealPeriod): DealPrices {
  const own = observations.filter((each) => each.seller === seller);
  const latest = latestPrice(observations);
  return {
    now: latestPrice(own)?.price_cents ?? null,
    usual: latest === null ? null : usualPrice(observations, latest.observed_on),
    before: usualPrice(observations, plusDays(starts_on, -1)),
    during: lowestPrice(seenFrom(own, starts_on, ends_on ?? "9999-12-31"))?.cents ?? null,
    lowest: lowestPrice(observations),
  };
}

/**
 * The usual price of a bed in a deal: today's, so that all of its pages state the same; for a deal that has ended, the
 * one from before it started, because today's may have formed long after.
 */
export const usualIn = (deal: DealPeriod, { usual, before }: DealPrices, today: Today) =>
  dealState(deal, today) === "ended" ? before : usual;

/**
 * Those that end sooner first, then by slug: the order that determines which deal is shown if there is room for only
 * one.
 */
export const soonestEnd = (one: PricedDeal, other: PricedDeal) =>
  compareText(one.ends_on ?? "9999-12-31", other.ends_on ?? "9999-12-31") || compareText(one.slug, other.slug);

export const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The text for a running deal next to one of its beds, given by ID, in a size. */
export function dealLine(deal: PricedDeal | null, id: number, size: MattressSize): RunningDeal | null {
  if (deal === null) return null;
  const { slug, title, ends_on, code_percent, models } = deal;
  const dealt = models.find((model) => model.id === id);
  const bed = dealt === undefined ? null : inSize(dealt, size);
  const coded = code_percent !== null && bed !== null && bed.size === size && bed.now !== null;
  return { slug, title, ends_on, with_code_cents: coded ? priceWithCode(bed.now!, code_percent) : null };
}
