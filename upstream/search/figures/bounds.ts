import { phraseAt, type Token } from "../query-tokens";

/** How a figure limits a value: "under 1000", "up to 1000", "over 1000", "at least 1000", "about 1000". */
type Bound = "less" | "most" | "more" | "least" | "about";

export interface SaidBound {
  bound: Bound;
  /** In tokens. */
  length: number;
}

/** Said before a figure; longer phrases first in each list. */
const before: readonly (readonly [Bound, readonly string[]])[] = [
  ["most", ["up to", "upto", "at most", "max", "maximum", "within", "budget of", "budget"]],
  ["less", ["less than", "lower than", "cheaper than", "fewer than", "thinner than", "lighter than", "under", "below"]],
  ["least", ["at least", "starting at", "starting from", "min", "minimum", "from"]],
  [
    "more",
    [
      "more than",
      "higher than",
      "greater than",
      "thicker than",
      "heavier than",
      "over",
      "above",
      "exceed",
      "exceeding",
    ],
  ],
  ["about", ["about", "around", "roughly", "approximately"]],
];
/** Said after a figure. */
const after: readonly (readonly [Bound, readonly string[]])[] = [
  [
    "most",
    "or less,or under,or below,or lower,or cheaper,or fewer,and under,and below,max,maximum,budget,tops,at most".split(
      ",",
    ),
  ],
  ["least", "or more,or over,or above,or higher,or up,and up,and over,and above,plus".split(",")],
  ["about", ["or so", "ish", "or thereabouts"]],
];
/** What a bound becomes when negated: "no more than". */
const denied: Partial<Record<Bound, Bound>> = { more: "most", less: "least" };

const denials = new Set(
  "no not never nothing without dont doesnt cant cannot wont wouldnt couldnt shouldnt didnt isnt arent".split(" "),
);
/** Words between a negation and the bound it applies to: "don't want to spend more than". */
const spending = new Set(
  (
    "i we to a any anything it that be is want wanting wish like able willing looking planning trying going go goes spend " +
    "spending need needs have get got bed beds mattress mattresses thats pay paying cost costs costing price priced budget much for"
  ).split(" "),
);

/** How many tokens starting at `at` negate the bound that follows. */
function denialAt(tokens: readonly Token[], at: number): number {
  if (!denials.has(tokens[at]?.word ?? "")) return 0;
  let end = at + 1;
  while (spending.has(tokens[end]?.word ?? "")) end += 1;
  return end - at;
}

const saidIn = (lists: typeof before, tokens: readonly Token[], at: number): SaidBound | null => {
  for (const [bound, phrases] of lists) {
    const length = phraseAt(tokens, at, phrases);
    if (length > 0) return { bound, length };
  }
  return null;
};

/** The bound that starts at `at`, before a figure. */
export function boundBefore(tokens: readonly Token[], at: number): SaidBound | null {
  const denial = denialAt(tokens, at);
  const said = saidIn(before, tokens, at + denial);
  if (said === null || denial === 0) return said;
  const bound = denied[said.bound];
  return bound === undefined ? null : { bound, length: denial + said.length };
}

/** The bound that follows a figure. */
export const boundAfter = (tokens: readonly Token[], at: number): SaidBound | null => saidIn(after, tokens, at);

/** How many tokens join the two ends of a range: "800 to 1200"; -1: there is no range. */
export function rangeJoint(tokens: readonly Token[], low: number, query: string, opened: boolean): number {
  const first = tokens[low];
  if (first === undefined) return -1;
  const words = phraseAt(tokens, low + 1, opened ? ["and", "to"] : ["to"]);
  if (words > 0) return words;
  return /^\s*(?:["″”]\s*)?[-–—]\s*$/.test(query.slice(first.end, tokens[low + 1]?.start)) ? 0 : -1;
}
