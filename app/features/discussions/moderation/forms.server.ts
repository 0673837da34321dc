import { z } from "zod";
import type { Api } from "~/api/api.server";
import type { WriteOutcome } from "~/api/client/outcome.server";
import { discussionDecision, postDecision } from "~/contracts/discussions/moderation";

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

type Decided = z.output<typeof decisionForm>;

/** Decides about the post, or about the whole question or thread that it is in. */
export async function decide({ postModeration }: Api, post: string, decided: Decided): Promise<WriteOutcome<null>> {
  const { decision, reason, note, why, category } = decided;
  if (!isOfDiscussion(decision)) return postModeration.decide(post, { decision, reason, note });
  const { discussion } = await postModeration.post(post);
  const outcome = await postModeration.decideDiscussion(discussion.id, { decision, category, note: why });
  if (outcome.ok || outcome.errors.note === undefined) return outcome;
  // It stands beside a field of its own: a page may have both.
  const { note: said, ...errors } = outcome.errors;
  return { ...outcome, errors: { ...errors, why: said } };
}

const isOfDiscussion = (decision: Decided["decision"]): decision is z.output<typeof discussionDecision>["decision"] =>
  discussionDecision.shape.decision.options.some((option) => option === decision);
