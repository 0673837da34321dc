import type { ModelSummary } from "~/contracts/mattress";
import type { Answers } from "~/features/finder/answers";
import { isForYoungChild } from "~/features/finder/steps";

/** What to mind with a bed of air for a young child; null of all other beds, and of one that is made for children. */
export const airWords = (
  { type, made_for: use }: Pick<ModelSummary, "type" | "made_for">,
  answers: Answers,
): string | null =>
  type === "adjustable-air" && use !== "children" && isForYoungChild(answers)
    ? "It’s a bed of air chambers, which go soft if they leak. The Consumer Product Safety Commission says that air mattresses are too soft for babies and usually made for adults and older children, so ask its maker from what age a child can sleep on it."
    : null;
