import { phraseAt, type Token } from "../query-tokens";

/** What a figure is of what may be: "under 1000", "up to 1000", "over 1000", "at least 1000", "about 1000". */
type Bound = "less" | "most" | "more" | "least" | "about";

export interface SaidBound {
  bound: Bound;
  /** In tokens. */
  length: number;
}

/** Said before a figure; in each list the longer first. */
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
/** Said after one. */
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
/** What the bound of a figure turns into that is denied: "no more than". */
const denied: Partial<Record<Bound, Bound>> = { more: "most", less: "least" };

const denials = new Set(
  "no not never nothing without dont doesnt cant cannot wont wouldnt couldnt shouldnt didnt isnt arent".split(" "),
);
/** Words between a denial and the bound that it denies: "don't want to spend more than". */
const spending = new Set(
  (
    "i we to a any anything it that be is want wanting wish like able willing looking planning trying going go goes spend " +
    "spending need needs have get got bed beds mattress mattresses thats pay paying cost costs costing price priced budget much for"
  ).split(" "),
);

/** How many tokens from `at` on deny a bound that follows them. */
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

/** The bound that is said from the token at `at` on, before a figure. */
export function boundBefore(tokens: readonly Token[], at: number): SaidBound | null {
  const denial = denialAt(tokens, at);
  const said = saidIn(before, tokens, at + denial);
  if (said === null || denial === 0) return said;
  const bound = denied[said.bound];
  return bound === undefined ? null : { bound, length: denial + said.length };
}

/** The bound that is said after a figure. */
export const boundAfter = (tokens: readonly Token[], at: number): SaidBound | null => saidIn(after, tokens, at);

/** How many tokens there join two ends of a range: "800 to 1200"; -1 where none is begun. */
export function rangeJoint(tokens: readonly Token[], low: number, query: string, opened: boolean): number {
  const first = tokens[low];
  if (first === undefined) return -1;
  const words = phraseAt(tokens, low + 1, opened ? ["and", "to"] : ["to"]);
  if (words > 0) return words;
  return /^\s*(?:["″”]\s*)?[-–—]\s*$/.test(query.slice(first.end, tokens[low + 1]?.start)) ? 0 : -1;
}
