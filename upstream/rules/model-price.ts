import { type MattressSize, mattressSizes } from "#contracts/mattress";
import type { PriceSummary } from "#contracts/prices";
import { summarizePrices } from "./price-summary";

/** What a model costs in a size. Every price that is shown, sorted by or scored comes from here. */

interface Priced<Price> {
  /** By the sizes it is made in. */
  prices: ReadonlyMap<MattressSize, Price>;
}

const neverSeen = new Map(mattressSizes.map((size) => [size, summarizePrices(size, [])]));

/** Now, usually and at the lowest; without a figure where the size is not made or nobody has seen its price. */
export const priceIn = ({ prices }: Priced<PriceSummary>, size: MattressSize): PriceSummary =>
  prices.get(size) ?? neverSeen.get(size)!;

/** US cents; null where the size is not made or nobody has seen its price. */
export const centsNow = ({ prices }: Priced<Pick<PriceSummary, "now_cents">>, size: MattressSize): number | null =>
  prices.get(size)?.now_cents ?? null;

/** The size it is shown in: that one, unless it is of a bed that comes in neither it nor a queen; of such a bed the smallest. */
export const ownSize = ({ prices }: Priced<unknown>, size: MattressSize): MattressSize =>
  prices.has(size) || prices.has("queen") ? size : (mattressSizes.find((each) => prices.has(each)) ?? size);

/** Whether any of some models comes in a size. */
export const isMade = (models: readonly Priced<unknown>[], size: MattressSize) =>
  models.some(({ prices }) => prices.has(size));

/** The lowest and the highest of some models' prices. */
export function priceRange(models: readonly Priced<PriceSummary>[], size: MattressSize) {
  const known = models.map((model) => centsNow(model, size)).filter((cents) => cents !== null);
  return known.length === 0 ? { from: null, to: null } : { from: Math.min(...known), to: Math.max(...known) };
}
