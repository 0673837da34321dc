import { z } from "zod";
import { reviewReport } from "#contracts/reviews";
import { storeReviewReport } from "#contracts/store-reviews";

/** One button: what it says is what it sends. */
export const voteForm = z.object({
  useful: z.enum(["yes", "no"], { error: "Open the page again and press the button there" }),
});

export const reportForm = reviewReport;
export const storeReportForm = storeReviewReport;
