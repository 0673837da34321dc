import { mattressSizes, type MattressSize, type MattressType } from "../../../app/contracts/mattress";
import { sizePriceCents } from "../../rules/prices";
import { sizeMeasures } from "../../rules/sizes";
import type { SeedVariant } from "./catalogue-data";
import { daysBefore } from "./dates";
import type { Random } from "./random";

/** How often a line is made in a size; a queen always is. */
const offered: Record<MattressSize, number> = {
  twin: 0.88,
  "twin-xl": 0.8,
  full: 0.95,
  queen: 1,
  king: 0.98,
  "cal-king": 0.8,
  "split-king": 0.25,
};

export function sizesOfLine(type: MattressType, random: Random): MattressSize[] {
  return mattressSizes.filter((size) =>
    random.chance(size === "split-king" && type === "adjustable-air" ? 0.9 : offered[size]),
  );
}

export interface Offer {
  sizes: readonly MattressSize[];
  seller: string;
  /** List price of a queen. */
  queenCents: number;
  /** False when the seller publishes no prices. */
  priced: boolean;
  observedDaysAgo: number;
}

/** One variant a size, smallest first. */
export function variantsOf(offer: Offer): SeedVariant[] {
  const observed_on = daysBefore(offer.observedDaysAgo);
  return offer.sizes.map((size) => ({
    size,
    ...sizeMeasures[size],
    list_cents: offer.priced ? sizePriceCents(offer.queenCents, size) : null,
    seller: offer.seller,
    observed_on,
  }));
}
