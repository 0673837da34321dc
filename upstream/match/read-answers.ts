import { matchAnswers, type MatchAnswers } from "#contracts/match/match";
import { invalid } from "../http/answers";
import type { Query } from "../http/query";
import { answerNames } from "../rules/match/address";

const sentences: Partial<Record<string, string>> = {
  budgetRange: "Enter whole dollars from 100 to 20,000.",
  deliveryZip: "Enter a ZIP code of 5 digits.",
};

/** The answers of an address. Throws 400 naming every answer with a value that does not exist. */
export function answersOf(query: Query): MatchAnswers {
  const given = Object.fromEntries(
    answerNames.flatMap((name) => {
      const text = query.text(name);
      return text === null ? [] : [[name, text]];
    }),
  );
  const parsed = matchAnswers.safeParse(given);
  if (parsed.success) return parsed.data;
  const names = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))];
  throw invalid(
    Object.fromEntries(
      names.map((name) => [name, [sentences[name] ?? `"${given[name]}" is not one of the available choices.`]]),
    ),
  );
}
