import { phraseAt, type Token } from "./query-tokens";

/** A price that a query asks for, as a value of the facet of prices, and how many tokens say it. */
export interface AskedPrice {
  value: string;
  length: number;
}

/** Said before an amount; the longer first. */
const most = [
  "no more than",
  "not more than",
  "not over",
  "not above",
  "up to",
  "at most",
  "max",
  "maximum",
  "upto",
  "within",
  "budget of",
  "budget",
];
const less = ["less than", "lower than", "cheaper than", "under", "below"];
const least = [
  "no less than",
  "not less than",
  "not under",
  "not below",
  "more than",
  "at least",
  "starting at",
  "over",
  "above",
  "min",
  "minimum",
];
const about = ["about", "around", "roughly", "approximately"];
/** Said after an amount. */
const orLess = ["or less", "or under", "or below", "and under", "and below", "max", "maximum", "budget", "tops"];
const orMore = ["or more", "or over", "or above", "and up", "and over", "and above", "plus"];
const currency = new Set(["dollar", "dollars", "bucks", "usd"]);
/** What follows a figure that counts something else than dollars. */
const otherUnits = new Set(
  "lb lbs pound pounds in inch inches ft feet foot night nights day days year years yr yrs mile miles month months percent coil coils star stars people kids zone zones".split(
    " ",
  ),
);
/** A figure without a currency sign is a price from here on, where words say so. */
const smallestPlain = 50;

/** Reads a price that begins with the token at `at`. Amounts the wrong way round are turned. */
export function askedPrice(tokens: readonly Token[], at: number, query: string): AskedPrice | null {
  return (
    rangeFrom(tokens, at, query) ??
    said(tokens, at, most, (amount) => `0-${amount}`) ??
    said(tokens, at, less, (amount) => `under-${amount}`) ??
    said(tokens, at, least, (amount) => `over-${amount}`) ??
    said(tokens, at, about, aroundValue) ??
    alone(tokens, at, query)
  );
}

const aroundValue = (amount: number) => `${Math.round(amount * 0.8)}-${Math.round(amount * 1.2)}`;

/** Whether a figure can be a price: it has a currency sign, or it is large enough and counts nothing else. */
function isPrice(tokens: readonly Token[], at: number, smallest = smallestPlain): boolean {
  const token = tokens[at];
  if (token === undefined || token.amount === null) return false;
  return token.money || (token.amount >= smallest && !otherUnits.has(tokens[at + 1]?.word ?? ""));
}

const currencyAt = (tokens: readonly Token[], at: number) => (currency.has(tokens[at]?.word ?? "") ? 1 : 0);

function said(
  tokens: readonly Token[],
  at: number,
  phrases: readonly string[],
  valueOf: (amount: number) => string,
): AskedPrice | null {
  const words = phraseAt(tokens, at, phrases);
  if (words === 0 || !isPrice(tokens, at + words)) return null;
  const end = at + words + 1;
  return { value: valueOf(tokens[at + words]!.amount!), length: end + currencyAt(tokens, end) - at };
}

/** "$800 to 1200", "between 800 and 1200", "800-1200" */
function rangeFrom(tokens: readonly Token[], at: number, query: string): AskedPrice | null {
  const opened = phraseAt(tokens, at, ["between", "from"]);
  const low = at + opened;
  if (tokens[low]?.amount == null) return null;
  const joined = phraseAt(tokens, low + 1, opened > 0 ? ["and", "to"] : ["to"]);
  const high = low + 1 + joined;
  const dashed = joined === 0 && /^\s*[-–—]\s*$/.test(query.slice(tokens[low].end, tokens[high]?.start));
  if ((joined === 0 && !dashed) || tokens[high]?.amount == null) return null;
  const money = tokens[low].money || tokens[high].money;
  if (!money && !(isPrice(tokens, low, 100) && isPrice(tokens, high, 100))) return null;
  const ends = [tokens[low].amount, tokens[high].amount].sort((a, b) => a - b);
  return { value: `${ends[0]}-${ends[1]}`, length: high + 1 + currencyAt(tokens, high + 1) - at };
}

/** "$1000", "$1000 or less", "1000 dollars", "<1000", "$2000+" */
function alone(tokens: readonly Token[], at: number, query: string): AskedPrice | null {
  const token = tokens[at];
  if (token?.amount == null || !isPrice(tokens, at)) return null;
  const named = currencyAt(tokens, at + 1);
  const after = at + 1 + named;
  const before = /([<>])=?\s*$/.exec(query.slice(0, token.start))?.[1];
  const upward = phraseAt(tokens, after, orMore);
  const downward = phraseAt(tokens, after, orLess);
  const plus = query[token.end] === "+";
  if (!token.money && named === 0 && before === undefined && upward + downward === 0 && !plus) return null;
  const value =
    before === ">" || plus || upward > 0
      ? `over-${token.amount}`
      : before === "<"
        ? `under-${token.amount}`
        : `0-${token.amount}`;
  return { value, length: after + upward + downward - at };
}

/** "best mattress 2026" asks for no price. */
export const isYear = ({ amount, money }: Token) => !money && amount !== null && amount >= 2015 && amount <= 2035;

/** A figure that nothing is said of, as most people mean one of three or four digits: the most to be spent. */
export function plainPrice(tokens: readonly Token[], at: number): AskedPrice | null {
  const token = tokens[at];
  if (token?.amount == null || token.amount < 150 || token.amount > 9999 || isYear(token)) return null;
  return isPrice(tokens, at) ? { value: `0-${token.amount}`, length: 1 } : null;
}
