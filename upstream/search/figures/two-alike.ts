import { phraseAt, type Token } from "../query-tokens";
import { heaviest, lightest, unitAt, weightBands } from "./body";
import type { AskedFigure } from "./figure";

/** Two people of the same weight: from a single figure, a search would read one sleeper. */

const two = ["two", "2"];
const persons = ["people", "persons", "adults", "sleepers", "men", "women", "guys"];
const between = new Set("who that each both weigh weighs weighing of at are about around".split(" "));

/** "two 200 lb people", "two people who weigh 200 lb", "both weigh 200 lb" */
export function twoAlikeAt(tokens: readonly Token[], at: number): AskedFigure | null {
  // "For two" alone means a couple.
  const before = at + phraseAt(tokens, at, ["for"]);
  const count = phraseAt(tokens, before, two);
  const opened = count > 0 ? phraseAt(tokens, before + count, persons) : phraseAt(tokens, before, ["both"]);
  let figure = before + count + opened;
  while (opened > 0 && between.has(tokens[figure]?.word ?? "")) figure += 1;
  const pounds = tokens[figure]?.amount;
  const end = figure + 1 + unitAt(tokens, figure + 1);
  if (count + opened === 0 || pounds == null || end === figure + 1 || pounds < lightest || pounds > heaviest)
    return null;
  const said = opened > 0 ? phraseAt(tokens, end, ["each"]) : phraseAt(tokens, end, persons);
  // "two people, 200 lb and 150 lb"
  const another = tokens.some(({ amount }, place) => place >= end && amount !== null && unitAt(tokens, place + 1) > 0);
  if ((opened === 0 && said === 0) || another) return null;
  const quiz = { recipient: "couple", pounds: String(pounds), partnerPounds: String(pounds) };
  const values = weightBands.flatMap(({ value, from, to }) => (from <= pounds && pounds <= to ? value : []));
  return {
    meaning: { kind: "weight", label: `for two people of ${pounds} lb`, values, quiz },
    length: end + said - at,
  };
}
