import { answerOptions } from "~/features/match/options";
import { nextHref } from "~/features/match/steps";
import { questionFor } from "./questions";

/** The first question of the quiz and where each answer leads, for pages that ask it in place. */
export const firstQuestion = () => ({
  title: questionFor("recipient", {}).title,
  answers: answerOptions.recipient.map(({ value, label }) => ({
    label,
    href: nextHref({ recipient: value }),
  })),
});
