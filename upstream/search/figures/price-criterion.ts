import { phraseAt, type Token } from "../query-tokens";
import { boundAfter, boundBefore, rangeJoint, type SaidBound } from "./bounds";

/** A requested price, as a value of the price facet, and how many tokens it takes. */
export interface PriceCriterion {
  value: string;
  length: number;
}

const currency = new Set(["dollar", "dollars", "bucks", "usd"]);
/** Units that make a figure something other than dollars. */
const otherUnits = new Set(
  (
    "lb lbs pound pounds inch inches ft feet foot cm mm kg night nights day days week weeks year years yr yrs mile miles " +
    "month months percent coil coils spring springs thread threads count star stars review reviews people kids zone zones"
  ).split(" "),
);
/** After a larger figure, "in" doesn't mean inches: "under 1000 in Denver". */
const mostInches = 99;
/** From here on, a figure without a currency sign is a price if words say so. */
const smallestPlain = 50;

/** Reads a price that starts with the token at `at`. Reversed ranges are put in order. */
export const priceCriterion = (tokens: readonly Token[], at: number, query: string): PriceCriterion | null =>
  rangeFrom(tokens, at, query) ?? bounded(tokens, at) ?? alone(tokens, at, query);

const valueOf: Record<SaidBound["bound"], (amount: number) => string> = {
  less: (amount) => `under-${amount}`,
  most: (amount) => `0-${amount}`,
  more: (amount) => `over-${amount}`,
  least: (amount) => `over-${amount}`,
  about: (amount) => `${Math.round(amount * 0.8)}-${Math.round(amount * 1.2)}`,
};

/** Whether a figure can be a price: it has a currency sign, or it is large enough and has no other unit. */
function isPrice(tokens: readonly Token[], at: number, smallest = smallestPlain): boolean {
  const token = tokens[at];
  if (token === undefined || token.amount === null) return false;
  const next = tokens[at + 1]?.word ?? "";
  const counted = otherUnits.has(next) || (next === "in" && token.amount <= mostInches);
  return token.money || (token.amount >= smallest && !counted);
}

export const currencyAt = (tokens: readonly Token[], at: number) => (currency.has(tokens[at]?.word ?? "") ? 1 : 0);

/** "under $1,000", "don't want to pay over 1000", "from 800" */
function bounded(tokens: readonly Token[], at: number): PriceCriterion | null {
  const said = boundBefore(tokens, at);
  if (said === null) return null;
  const figure = at + said.length;
  if (!isPrice(tokens, figure)) return null;
  const { amount, money, text } = tokens[figure]!;
  // "from 80202" gives a distance.
  if (tokens[figure - 1]!.word === "from" && !money && /^\d{5}$/.test(text)) return null;
  const end = figure + 1;
  return { value: valueOf[said.bound](amount!), length: end + currencyAt(tokens, end) - at };
}

/** "$800 to 1200", "between 800 and 1200", "800-1200", "$1-2k" */
function rangeFrom(tokens: readonly Token[], at: number, query: string): PriceCriterion | null {
  const opened = phraseAt(tokens, at, ["between", "from"]);
  const low = at + opened;
  const joint = rangeJoint(tokens, low, query, opened > 0);
  const high = low + 1 + joint;
  const [first, last] = [tokens[low]?.amount, tokens[high]?.amount];
  if (joint < 0 || first == null || last == null) return null;
  const money = tokens[low]!.money || tokens[high]!.money;
  const thousands = /k$/i.test(tokens[high]!.text) && first < 100 && first * 1000 <= last;
  const both = isPrice(tokens, high, 100) && (thousands || isPrice(tokens, low, 100));
  if (!money && !both) return null;
  const ends = [thousands ? first * 1000 : first, last].sort((a, b) => a - b);
  return { value: `${ends[0]}-${ends[1]}`, length: high + 1 + currencyAt(tokens, high + 1) - at };
}

/** "$1000", "$1000 or less", "1000 dollars", "<1000", "$2000+" */
function alone(tokens: readonly Token[], at: number, query: string): PriceCriterion | null {
  const token = tokens[at];
  if (token?.amount == null || !isPrice(tokens, at)) return null;
  const named = currencyAt(tokens, at + 1);
  const after = at + 1 + named;
  const before = /([<>])=?\s*$/.exec(query.slice(0, token.start))?.[1];
  const said = boundAfter(tokens, after);
  const plus = query[token.end] === "+";
  if (!token.money && named === 0 && before === undefined && said === null && !plus) return null;
  const bound = before === ">" || plus ? "least" : before === "<" ? "less" : (said?.bound ?? "most");
  return { value: valueOf[bound](token.amount), length: after + (said?.length ?? 0) - at };
}

/** "best mattress 2026" doesn't ask for a price. */
export const isYear = ({ amount, money }: Token) => !money && amount !== null && amount >= 2015 && amount <= 2035;

/** A plain figure, which with three or four digits usually means the most to be spent. */
export function plainPrice(tokens: readonly Token[], at: number): PriceCriterion | null {
  const token = tokens[at];
  if (token?.amount == null || token.amount < 150 || token.amount > 9999 || isYear(token)) return null;
  return isPrice(tokens, at) ? { value: `0-${token.amount}`, length: 1 } : null;
}
