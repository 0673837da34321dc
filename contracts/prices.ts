import { z } from "zod";
import { mattressSize, namedLink } from "./mattress";
import { cents, count } from "./quantities";
import { day, demo, list, maybe, maybeList, orElse } from "./tolerance";

/** The price of one size of a model, derived from observations. All in US cents; null: never observed. */
export const priceSummary = z.object({
  size: maybe(mattressSize),
  now_cents: maybe(cents).describe("Latest observed price."),
  seller: maybe(z.string()),
  observed_on: maybe(day),
  usual_cents: maybe(cents).describe(
    "Median of the observations in the 90 days up to the latest one (domain.md section 1).",
  ),
  usual_of: orElse(count, 0).describe("Number of observations behind the median."),
  lowest_cents: maybe(cents),
  lowest_on: maybe(day),
  fell_from_cents: maybe(cents).describe("The same seller's price before the last change, if that was a drop."),
  fell_on: maybe(day).describe("First day on which the lower price was observed."),
});

/** Like `priceSummary`, for a list or table that works without it: nothing was observed. */
export const priceOrNone = orElse(priceSummary, priceSummary.parse({}));

export const priceObservation = z.object({
  observed_on: day,
  price_cents: cents,
  seller: z.string(),
});

/** GET models/{slug}/prices/ */
export const priceHistory = z.object({
  demo,
  model: namedLink.extend({ brand: namedLink }),
  sizes: maybeList(mattressSize, 7, "rules").describe("Sizes with at least one observation, smallest first."),
  summary: priceSummary,
  observations: list(priceObservation, 1000).describe("The latest observations, oldest first."),
});

export type PriceSummary = z.infer<typeof priceSummary>;
export type PriceObservation = z.infer<typeof priceObservation>;
export type PriceHistory = z.infer<typeof priceHistory>;
