import type { MatchAnswers } from "~/contracts/match";
import { paths } from "~/paths";
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

/** In the order in which addresses hold them, so that one set of answers has one address. */
export const answerNames: readonly AnswerName[] = stepNames.flatMap((step) => [...stepFields[step]]);

/** "/mattress-finder/results/?position=side&page=2"; page 1 is the default. */
export const resultsHref = (answers: Answers, page = 1) =>
  withQuery(paths.quizResults, { ...answers, page: page > 1 ? String(page) : undefined });

/** The landing page, which offers to continue with these answers. */
export const finderHref = (answers: Answers) => withQuery(paths.finder, answers);

/** The page of one question, with the other answers kept. */
export const questionHref = (step: string, answers: Answers) => withQuery(paths.quiz, { step, ...answers });

/** The address that the form of a question submits to. */
export const answeredHref = (step: string, answers: Answers) => withQuery(paths.quiz, { answered: step, ...answers });

type Query = Answers & { step?: string; answered?: string; page?: string };

function withQuery(path: string, query: Query): string {
  const parts = (["step", "answered", ...answerNames, "page"] as const).flatMap((name) => {
    const value = query[name];
    return value ? [`${name}=${encodeURIComponent(value).replaceAll("%2C", ",")}`] : [];
  });
  return parts.length === 0 ? path : `${path}?${parts.join("&")}`;
}
