import { type MattressSize, mattressSizes } from "#contracts/mattress";
import type { PriceSummary } from "#contracts/prices";
import { summarizePrices } from "./price-summary";

/** The price of a model in a size. Every price that is shown, sorted by or scored comes from here. */

interface Priced<Price> {
  /** Keyed by the sizes it is made in. */
  prices: ReadonlyMap<MattressSize, Price>;
}

const neverSeen = new Map(mattressSizes.map((size) => [size, summarizePrices(size, [])]));

/** The current, usual and lowest price; without figures where the size is not made or its price is unknown. */
export const priceIn = ({ prices }: Priced<PriceSummary>, size: MattressSize): PriceSummary =>
  prices.get(size) ?? neverSeen.get(size)!;

/** US cents; null where the size is not made or its price is unknown. */
export const centsNow = ({ prices }: Priced<Pick<PriceSummary, "now_cents">>, size: MattressSize): number | null =>
  prices.get(size)?.now_cents ?? null;

/**
 * The size in which a bed is shown: the requested one, unless the bed is made in neither that nor a queen; then its
 * smallest size.
 */
export const ownSize = ({ prices }: Priced<unknown>, size: MattressSize): MattressSize =>
  prices.has(size) || prices.has("queen") ? size : (mattressSizes.find((each) => prices.has(each)) ?? size);

/** Whether any of the models comes in a size. */
export const isMade = (models: readonly Priced<unknown>[], size: MattressSize) =>
  models.some(({ prices }) => prices.has(size));

/** The lowest and the highest price among some models. */
export function priceRange(models: readonly Priced<PriceSummary>[], size: MattressSize) {
  const known = models.map((model) => centsNow(model, size)).filter((cents) => cents !== null);
  return known.length === 0 ? { from: null, to: null } : { from: Math.min(...known), to: Math.max(...known) };
}
