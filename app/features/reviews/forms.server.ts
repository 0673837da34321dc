import { z } from "zod";
import { reviewReport } from "~/contracts/reviews";

/** One button: what it says is what it sends. */
export const voteForm = z.object({
  useful: z.enum(["yes", "no"], { error: "Open the page again and press the button there" }),
});

export const reportForm = reviewReport;
