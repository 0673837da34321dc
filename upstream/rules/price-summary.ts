import type { MattressSize } from "#contracts/mattress";
import type { PriceObservation, PriceSummary } from "#contracts/prices";
import { usualDays } from "#contracts/vocabulary/prices";
import { plusDays } from "#contracts/us-days";

/** Observed prices of one size of a model. Money in US cents, days as ISO text, in any order. */
export type Observations = readonly PriceObservation[];

/** Observations on the days from `first` to `last`, both included. */
export const seenFrom = (observations: Observations, first: string, last: string) =>
  observations.filter(({ observed_on }) => observed_on >= first && observed_on <= last);

/**
 * The usual price on a day: the median of the observations on it and the 89 days before. Each observation counts once,
 * whoever the seller. For an even number it is the lower of the two in the middle, because that is a price that was
 * actually seen and the one that makes savings look smaller. Null without observations in these days.
 */
export function usualPrice(observations: Observations, day: string): { cents: number; of: number } | null {
  const seen = seenFrom(observations, plusDays(day, 1 - usualDays), day);
  if (seen.length === 0) return null;
  const prices = seen.map(({ price_cents }) => price_cents).sort((left, right) => left - right);
  return { cents: prices[Math.ceil(prices.length / 2) - 1]!, of: prices.length };
}

type Order = (one: PriceObservation, other: PriceObservation) => number;

const first = (observations: Observations, order: Order) =>
  observations.reduce<PriceObservation | null>(
    (held, each) => (held === null || order(each, held) < 0 ? each : held),
    null,
  );
const latestFirst: Order = (one, other) =>
  one.observed_on === other.observed_on ? 0 : one.observed_on > other.observed_on ? -1 : 1;
const cheapestFirst: Order = (one, other) => one.price_cents - other.price_cents;
const bySeller: Order = (one, other) => (one.seller < other.seller ? -1 : 1);

/** The lowest price seen, with the last day on which it was; null without observations. */
export function lowestPrice(observations: Observations): { cents: number; on: string } | null {
  const lowest = first(observations, (one, other) => cheapestFirst(one, other) || latestFirst(one, other));
  return lowest === null ? null : { cents: lowest.price_cents, on: lowest.observed_on };
}

/** The latest observation; on ties, the lowest price, then the seller's name decides. Null without observations. */
export const latestPrice = (observations: Observations): PriceObservation | null =>
  first(observations, (one, other) => latestFirst(one, other) || cheapestFirst(one, other) || bySeller(one, other));

const notFallen = { fell_from_cents: null, fell_on: null };

/** Whether the seller's last price change was a drop: the previous price, and the first day of the lower one. */
function lastFall(observations: Observations, { seller, price_cents }: PriceObservation) {
  const own = observations
    .filter((each) => each.seller === seller)
    .sort((one, other) => latestFirst(one, other) || cheapestFirst(one, other));
  const changed = own.findIndex((each) => each.price_cents !== price_cents);
  const before = own[changed];
  if (before === undefined || before.price_cents < price_cents) return notFallen;
  return { fell_from_cents: before.price_cents, fell_on: own[changed - 1]!.observed_on };
}

/** The prices of a size, computed from all of its observations. */
export function summarizePrices(size: MattressSize, observations: Observations): PriceSummary {
  const latest = latestPrice(observations);
  const usual = latest === null ? null : usualPrice(observations, latest.observed_on);
  const lowest = lowestPrice(observations);
  return {
    size,
    now_cents: latest?.price_cents ?? null,
    seller: latest?.seller ?? null,
    observed_on: latest?.observed_on ?? null,
    usual_cents: usual?.cents ?? null,
    usual_of: usual?.of ?? 0,
    lowest_cents: lowest?.cents ?? null,
    lowest_on: lowest?.on ?? null,
    ...(latest === null ? notFallen : lastFall(observations, latest)),
  };
}
