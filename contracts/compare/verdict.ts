import { z } from "zod";
import { yourMatch } from "../match/match";
import { weightBands } from "../mattress";
import { maybe, maybeList } from "../tolerance";

/** What a comparison comes to, in words. */

/** When to choose one of the beds. */
export const bedVerdict = z.object({
  slug: z.string(),
  choose_if: maybe(z.string()).describe('After "Choose it if", without a full stop: "you sleep hot and …".'),
  otherwise: maybe(z.string()).describe(
    "Said instead of a bed that nothing speaks for here, or nothing but what speaks for another one too.",
  ),
});

export const comparisonVerdict = z.object({
  for_you: maybe(z.string()).describe("Which one fits the answers of the quiz that the visit remembers."),
  beds: maybeList(bedVerdict, 4, "rules").describe(
    "In the order of the columns; empty where nothing tells the beds apart.",
  ),
  alike: maybe(z.string()).describe("Said where nothing tells the beds apart."),
  money: maybeList(z.string(), 4, "rules").describe("What each dearer bed gives for its money, in sentences."),
});

/** How well a bed fits, without the answers but for weights: some are about health, and no comparison needs the others. */
export const comparedMatch = yourMatch.omit({ answers: true }).extend({
  weights: maybeList(z.enum(weightBands), 2, "rules").describe(
    "Of those who sleep on it: what owners of these weights feel is shown before others.",
  ),
});

export type BedVerdict = z.infer<typeof bedVerdict>;
export type ComparisonVerdict = z.infer<typeof comparisonVerdict>;
export type ComparedMatch = z.infer<typeof comparedMatch>;
