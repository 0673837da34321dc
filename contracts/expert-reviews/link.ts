import { z } from "zod";
import { namedLink } from "../mattress";
import { count, score } from "../quantities";
import { day, maybe, orElse } from "../tolerance";

/** Where a bed stands among all that were tested. */
export const testPlace = z.object({
  rank: count.min(1).describe("From 1, the highest test score first; equal scores share a place."),
  of: count.min(1).describe("How many tests have a score, of those that it stands among."),
  joint: orElse(z.boolean(), false).describe("Whether others have the same place."),
  apart: orElse(z.boolean(), false).describe("Whether it stands among beds made for children, bunks and RVs alone."),
});

/** What other pages say of the test of a bed: enough to lead there. The slug and the name are the bed's. */
export const expertReviewLink = namedLink.extend({
  score: maybe(score).describe(
    "Test score: from what was measured. It orders tests, and is shown where there is no place.",
  ),
  place: maybe(testPlace).describe("Shown instead of the score; null: not known, or without a score."),
  verdict: z.string().describe("One sentence."),
  tested_on: maybe(day),
});

export type TestPlace = z.infer<typeof testPlace>;
export type ExpertReviewLink = z.infer<typeof expertReviewLink>;
