import { z } from "zod";
import { reasonCodes, reviewDecision } from "#contracts/moderation";

/** One schema for all buttons of the page: each form sends what its decision needs. */
export const decisionForm = z.object({
  decision: z.enum([...reviewDecision.shape.decision.options, "map-bed"], { error: "Press one of the buttons" }),
  version: z
    .string()
    .regex(/^\d{1,6}$/, { error: "Open the page again and press the button there" })
    .optional(),
  reason: z.enum(reasonCodes, { error: "Choose the rule that it breaks" }).optional(),
  receipt: z.array(z.literal("yes")).optional(),
  note: reviewDecision.shape.note,
  model: z.string().max(200).optional(),
});
