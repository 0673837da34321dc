import { bedTerms } from "../bed-terms";
import { phraseAt, type Token } from "../query-tokens";
import type { AskedFigure } from "./figure";
import { boundBefore } from "./bounds";

/** The trial lengths of the listing in nights, with the values of its facet. */
const trials = [
  [100, "100-nights"],
  [365, "365-nights"],
] as const;

const fewest = 10;

/** "120 night trial": the longest of the listing's trials that is no longer, with the nights in the label. */
export function trialAt(tokens: readonly Token[], at: number): AskedFigure | null {
  const before = boundBefore(tokens, at);
  if (before !== null && before.bound !== "least" && before.bound !== "more") return null;
  const figure = at + (before?.length ?? 0);
  const nights = tokens[figure]?.amount;
  const unit = phraseAt(tokens, figure + 1, ["nights", "night", "days", "day"]);
  const said = phraseAt(tokens, figure + 1 + unit, ["home trial", "sleep trial", "trial period", "trials", "trial"]);
  if (nights == null || nights < fewest || unit + said < 2) return null;
  const [known, value] = trials.findLast(([least]) => least <= nights) ?? trials[0];
  const term = bedTerms.find(({ kind, values }) => kind === "trial" && values?.[0] === value)!;
  const { said: _, ...meaning } = term;
  return {
    meaning: known === nights ? meaning : { ...meaning, partly: true },
    length: figure + 1 + unit + said - at,
  };
}
