import type { HiddenModels } from "~/contracts/match";
import { resultsHref, takenBack, type Answers } from "~/features/finder/answers";

/** The same answers without the one that hides models. */
export const dropHref = (answers: Answers, { drop }: Pick<HiddenModels, "drop">) =>
  resultsHref(takenBack(answers, drop));
