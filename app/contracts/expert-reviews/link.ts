import { z } from "zod";
import { namedLink } from "../mattress";
import { score } from "../quantities";
import { day, maybe } from "../tolerance";

/** What other pages say of the test of a bed: enough to lead there. The slug and the name are the bed's. */
export const expertReviewLink = namedLink.extend({
  score: maybe(score).describe("Test score: from what was measured."),
  verdict: z.string().describe("One sentence."),
  tested_on: maybe(day),
});

export type ExpertReviewLink = z.infer<typeof expertReviewLink>;
