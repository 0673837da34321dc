import { z } from "zod";
import { yourMatch } from "../match/match";
import { weightBands } from "../mattress";
import { maybe, maybeList } from "../tolerance";

/** The conclusion of a comparison, in words. */

/** When to choose one of the beds. */
export const bedVerdict = z.object({
  slug: z.string(),
  choose_if: maybe(z.string()).describe('Follows "Choose it if", without a period: "you sleep hot and …".'),
  otherwise: maybe(z.string()).describe(
    "Used instead if nothing favors this bed here, or nothing that doesn't also favor another one.",
  ),
});

export const comparisonVerdict = z.object({
  for_you: maybe(z.string()).describe("Which one fits the quiz answers that the visit remembers."),
  beds: maybeList(bedVerdict, 4, "rules").describe("In column order; empty if nothing sets the beds apart."),
  alike: maybe(z.string()).describe("Used if nothing sets the beds apart."),
  money: maybeList(z.string(), 4, "rules").describe("What each more expensive bed offers for its price, in sentences."),
});

/**
 * How well a bed fits, without the answers except for weights: some answers are about health, and no comparison needs
 * them.
 */
export const comparedMatch = yourMatch.omit({ answers: true }).extend({
  weights: maybeList(z.enum(weightBands), 2, "rules").describe(
    "Weights of the people who sleep on it; what owners of these weights feel is shown first.",
  ),
});

export type BedVerdict = z.infer<typeof bedVerdict>;
export type ComparisonVerdict = z.infer<typeof comparisonVerdict>;
export type ComparedMatch = z.infer<typeof comparedMatch>;
