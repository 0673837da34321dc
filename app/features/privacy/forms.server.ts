import { z } from "zod";
import { measurementChoices } from "#contracts/analytics/measurement-choice";

export const choiceForm = z.object({
  choice: z.enum(measurementChoices, { error: "Press one of the buttons on this page" }),
  /** Where to go on. */
  next: z.string().max(2000).optional(),
});
