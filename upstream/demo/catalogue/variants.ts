import type { MattressSize } from "#contracts/mattress";
import { sizePriceCents } from "../../rules/prices";
import { sizeMeasures } from "../../rules/sizes";
import type { SeedVariant } from "./catalogue-data";
import { daysBefore } from "../dates";

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
