import type { DealKind } from "#contracts/deals";
import type { MattressSize, NamedLink } from "#contracts/mattress";
import type { RunningDeal } from "#contracts/mattresses";
import { plusDays, type Today } from "#contracts/us-days";
import { type DealPeriod, dealState } from "../rules/deal-state";
import { priceWithCode } from "../rules/prices";
import { latestPrice, lowestPrice, type Observations, seenFrom, usualPrice } from "../rules/price-summary";

/** A deal with what was observed of the models it covers. Who pays whom is not among it, so no list can read it. */
export interface PricedDeal extends DealPeriod {
  id: number;
  slug: string;
  title: string;
  kind: DealKind;
  brand: NamedLink;
  seller: string;
  /** False: the brand sells in stores alone, and so does the seller. */
  sold_online: boolean;
  last_checked_on: string;
  code: string | null;
  code_percent: number | null;
  models: readonly DealtModel[];
}

/** A model in a deal, with what was observed of each of its sizes. */
export interface DealtModel {
  id: number;
  link: NamedLink;
  prices: ReadonlyMap<MattressSize, DealPrices>;
}

/** A size of a model in a deal. Money in US cents. */
export interface DealPrices {
  /** The latest price at the seller of the deal. */
  now: number | null;
  /** The usual price as the bed's own page has it: on the day of the latest look, whoever the seller. */
  usual: { cents: number; of: number } | null;
  /** The usual price on the day before the deal began. */
  before: { cents: number; of: number } | null;
  /** The lowest price at the seller of the deal while it ran, so far. */
  during: number | null;
  lowest: { cents: number; on: string } | null;
}

/** A model in a deal, in one size. */
export interface PricedModel extends DealPrices, Pick<DealtModel, "id" | "link"> {
  size: MattressSize;
}

const neverSeen: DealPrices = { now: null, usual: null, before: null, during: null, lowest: null };

/** A model of a deal in a size: the one asked for where it was observed, else a queen, else the smallest that was. */
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
 * The usual price of a bed in a deal: today's, so that all of its pages name one; of a deal that has ended the one from before
 * it began, since today's may have come about long after.
 */
export const usualIn = (deal: DealPeriod, { usual, before }: DealPrices, today: Today) =>
  dealState(deal, today) === "ended" ? before : usual;

/** Those that end sooner first, then by slug: the order in which a deal is chosen where only one is shown. */
export const soonestEnd = (one: PricedDeal, other: PricedDeal) =>
  compareText(one.ends_on ?? "9999-12-31", other.ends_on ?? "9999-12-31") || compareText(one.slug, other.slug);

export const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** As a running deal is named beside a bed in it, by the bed's id, in a size. */
export function dealLine(deal: PricedDeal | null, id: number, size: MattressSize): RunningDeal | null {
  if (deal === null) return null;
  const { slug, title, ends_on, code_percent, models } = deal;
  const dealt = models.find((model) => model.id === id);
  const bed = dealt === undefined ? null : inSize(dealt, size);
  const coded = code_percent !== null && bed !== null && bed.size === size && bed.now !== null;
  return { slug, title, ends_on, with_code_cents: coded ? priceWithCode(bed.now!, code_percent) : null };
}
