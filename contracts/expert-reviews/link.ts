import { z } from "zod";
import { namedLink } from "../mattress";
import { count, score } from "../quantities";
import { day, maybe, orElse } from "../tolerance";

/** The rank of a bed among all tested ones. */
export const testPlace = z.object({
  rank: count.min(1).describe("Rank from 1, highest test score first; equal scores share a rank."),
  of: count.min(1).describe("Number of scored tests in the same ranking."),
  joint: orElse(z.boolean(), false).describe("Whether others have the same rank."),
  apart: orElse(z.boolean(), false).describe("Whether it is ranked only among beds made for children, bunks and RVs."),
});

/** What other pages need to link to the test of a bed. The slug and the name are the bed's. */
export const expertReviewLink = namedLink.extend({
  score: maybe(score).describe(
    "Test score, based on measurements. Tests are sorted by it; it is shown if there is no place.",
  ),
  place: maybe(testPlace).describe("Shown instead of the score; null if unknown or without a score."),
  verdict: z.string().describe("One sentence."),
  tested_on: maybe(day),
});

export type TestPlace = z.infer<typeof testPlace>;
export type ExpertReviewLink = z.infer<typeof expertReviewLink>;
