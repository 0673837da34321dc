import { z } from "zod";
import { discussionDecision, postDecision } from "#contracts/discussions/moderation";

/** One schema for all buttons of the page: each form sends what its decision needs. */
export const decisionForm = z.object({
  decision: z.enum([...postDecision.shape.decision.options, ...discussionDecision.shape.decision.options], {
    error: "Press one of the buttons",
  }),
  reason: postDecision.shape.reason,
  note: postDecision.shape.note,
  /** Of locking. */
  why: discussionDecision.shape.note,
  category: discussionDecision.shape.category,
});

export type Decided = z.output<typeof decisionForm>;

/** Whether it is about the whole question or thread. */
export const isOfDiscussion = (
  decision: Decided["decision"],
): decision is z.output<typeof discussionDecision>["decision"] =>
  discussionDecision.shape.decision.options.some((option) => option === decision);
