import { z } from "zod";
import { matchBands } from "./match/match";
import { mattressSize, modelSummary } from "./mattress";
import { cents, score } from "./quantities";
import { storeSummary } from "./stores";
import { atMost, day, demo, maybe, maybeList, orElse } from "./tolerance";

/** The bed that fits a typical sleeper best. */
export const typicalPick = z.object({
  label: z.string().describe('The sleeper, such as "Side sleeper with sore shoulders".'),
  answers: atMost(z.record(z.string(), z.string()), 30, "rules").describe("Same form as the results URL."),
  model: modelSummary,
  score,
  band: maybe(z.enum(matchBands)),
});

/** A price drop: the latest price, and the previous one at the same seller. */
export const priceDrop = z.object({
  model: modelSummary,
  seller: z.string(),
  now_cents: cents,
  before_cents: cents,
  seen_on: day,
});

/** GET home/ */
export const homePage = z.object({
  demo,
  size: orElse(mattressSize, "queen").describe("Size that prices are shown for."),
  picks: maybeList(typicalPick, 10, "rules"),
  drops: maybeList(priceDrop, 4, "rules").describe(
    "Drops within `drop_days`, largest share first, each from a different line.",
  ),
  drop_days: orElse(z.number().int().positive(), 7),
  place: maybe(z.string()).describe("Place that the visit remembers."),
  stores: maybeList(storeSummary, 3, "rules").describe("Closest to that place."),
});

export type HomePage = z.infer<typeof homePage>;
export type TypicalPick = z.infer<typeof typicalPick>;
export type PriceDrop = z.infer<typeof priceDrop>;
