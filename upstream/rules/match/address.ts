import { matchAnswers, type MatchAnswers } from "#contracts/match/match";

/** Names of the answers, in the order in which the URL lists them. */
export const answerNames = Object.keys(matchAnswers.shape) as (keyof MatchAnswers)[];

/** Answers as URL parameters: only those that were given, with multiple values separated by commas. */
export function addressOf(answers: MatchAnswers): Record<string, string> {
  return Object.fromEntries(
    answerNames.flatMap((name) => {
      const value = answers[name];
      if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
      return [[name, Array.isArray(value) ? value.join(",") : String(value)]];
    }),
  );
}
