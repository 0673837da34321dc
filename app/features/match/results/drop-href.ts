import type { HiddenModels } from "#contracts/match/match";
import { resultsHref, takenBack, type AnswerName, type Answers } from "../answers";

/** The same answers without the one that hides models. */
export const dropHref = (answers: Answers, { drop }: { drop: AnswerName }) => resultsHref(takenBack(answers, drop));

/** Whether an answer hides them; a bed that is sold for something else is hidden whatever was answered. */
export const isDroppable = <T extends Pick<HiddenModels, "drop">>(
  hidden: T,
): hidden is T & { drop: NonNullable<T["drop"]> } => hidden.drop !== null;
