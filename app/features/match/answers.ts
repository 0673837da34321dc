import type { MatchAnswers } from "#contracts/match/match";
import { unknown } from "#contracts/vocabulary/quiz";
import { paths } from "~/paths";
import { listHref } from "~/ui/listing/address";
import { stepFields, stepNames } from "./step-fields";

/** The quiz's answers as they stand in an address, by name; several values of one answer are comma-separated. */

export type AnswerName = keyof MatchAnswers;
export type Answers = Partial<Record<AnswerName, string>>;

/** An answer that no question offers. */
export interface AnswerFault {
  name: AnswerName;
  message: string;
  /** As typed, for the field to keep; truncated if absurdly long. */
  typed: string;
}

/** With an answer taken back. A weight is one of both sleepers, and of the exact figures as well. */
export function takenBack(answers: Answers, name: AnswerName): Answers {
  if (name !== "weight") return { ...answers, [name]: unknown };
  const { pounds: _pounds, partnerPounds: _partnerPounds, ...others } = answers;
  return { ...others, weight: unknown, ...(answers.partnerWeight && { partnerWeight: unknown }) };
}

/** In the order in which addresses hold them, so that one set of answers has one address. */
export const answerNames: readonly AnswerName[] = stepNames.flatMap((step) => [...stepFields[step]]);

const order = ["step", "answered", ...answerNames, "page"] as const;

/** "/mattress-finder/results/?position=side&page=2"; page 1 is the default. */
export const resultsHref = (answers: Answers, page = 1) =>
  listHref({ path: paths.quizResults, order }, { ...answers, page: String(page) });

/** The landing page, which offers to continue with these answers. */
export const finderHref = (answers: Answers) => listHref({ path: paths.finder, order }, answers);

/** The landing page right after the answers were forgotten, which it then says. */
export const forgottenHref = `${paths.finder}?forgotten=1`;

/** The page of one question, with the other answers kept. */
export const questionHref = (step: string, answers: Answers) =>
  listHref({ path: paths.quiz, order }, { step, ...answers });

/** How long a visit keeps the answers: its session (upstream/http/cookies.ts), which logging in begins again. */
export const rememberedFor = "up to 14 days from the start of your visit or your last login";
