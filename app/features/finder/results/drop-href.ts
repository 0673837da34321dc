import type { HiddenModels } from "~/contracts/match";
import { unknown } from "~/contracts/vocabulary/quiz";
import { resultsHref, type Answers } from "~/features/finder/answers";

/** The same answers without the one that hides models. */
export const dropHref = (answers: Answers, { drop }: Pick<HiddenModels, "drop">) =>
  resultsHref({ ...answers, [drop]: unknown });
