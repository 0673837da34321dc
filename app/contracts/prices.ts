import { z } from "zod";
import { mattressSize, namedLink } from "./mattress";

/** What one size of a model costs, out of what was observed. All in US cents; null: never observed. */
export const priceSummary = z.object({
  size: mattressSize,
  /** The latest observation. */
  now_cents: z.number().int().nullable(),
  seller: z.string().nullable(),
  observed_on: z.string().nullable(),
  /** Median of what was observed in the 90 days up to the latest observation (domain.md section 1). */
  usual_cents: z.number().int().nullable(),
  /** How many observations the median is of. */
  usual_of: z.number().int(),
  lowest_cents: z.number().int().nullable(),
  lowest_on: z.string().nullable(),
});

export const priceObservation = z.object({
  observed_on: z.string(),
  price_cents: z.number().int(),
  seller: z.string(),
});

/** GET models/{slug}/prices/?size= ; without a size that of the session, else queen, else the first it is made in. */
export const priceHistory = z.object({
  demo: z.boolean(),
  model: namedLink.extend({ brand: namedLink }),
  /** Sizes with at least one observation, smallest first. */
  sizes: z.array(mattressSize),
  summary: priceSummary,
  /** Oldest first. */
  observations: z.array(priceObservation),
});

export type PriceSummary = z.infer<typeof priceSummary>;
export type PriceObservation = z.infer<typeof priceObservation>;
export type PriceHistory = z.infer<typeof priceHistory>;
