import type { Token } from "../query-tokens";
import type { ReadPart } from "../read-part";
import { pricePart } from "./price-part";

interface Dollars {
  from: number;
  /** Inclusive. */
  to: number;
}

const highest = 999_999;

function dollarsOf(value: string): Dollars | null {
  const under = /^under-(\d+)$/.exec(value)?.[1];
  if (under !== undefined) return { from: 0, to: Number(under) - 1 };
  const over = /^over-(\d+)$/.exec(value)?.[1];
  if (over !== undefined) return { from: Number(over), to: highest };
  const [, low, high] = /^(\d+)-(\d+)$/.exec(value) ?? [];
  return low === undefined ? null : { from: Number(low), to: Number(high) };
}

const isPrice = ({ kind, values }: ReadPart) => kind === "price" && values?.length === 1;

/** "Over 500 under 1000" is a range; "under 500 or over 3000", and prices that exclude each other, are alternatives. */
export function joinedPrices(parts: readonly ReadPart[], tokens: readonly Token[]): readonly ReadPart[] {
  const prices = parts.filter(isPrice);
  if (prices.length < 2) return parts;
  const [first, ...others] = prices as [ReadPart, ...ReadPart[]];
  const joined = others.reduce<ReadPart | null>(
    (whole, each) => (whole === null ? null : joinedPrice(whole, each, tokens)),
    first,
  );
  return joined === null ? parts : parts.flatMap((part) => (part === first ? [joined] : isPrice(part) ? [] : [part]));
}

function joinedPrice(one: ReadPart, other: ReadPart, tokens: readonly Token[]): ReadPart | null {
  const [end, start] = [one.tokens.at(-1)!.end, other.tokens[0]!.start];
  if (tokens.some(({ word, start: at }) => word === "or" && at >= end && at < start)) return null;
  const [left, right] = [dollarsOf(one.values![0]!), dollarsOf(other.values![0]!)];
  if (left === null || right === null) return null;
  const [from, to] = [Math.max(left.from, right.from), Math.min(left.to, right.to)];
  if (from > to) return null;
  const said = [...one.tokens, ...other.tokens];
  // Of two limits on the same side, keep the stricter one.
  const same = [[one, left] as const, [other, right] as const].find(([, each]) => each.from === from && each.to === to);
  if (same !== undefined) return { ...same[0], tokens: said };
  const quiz = [one, other].find(({ quiz: answers }) => answers?.budgetRange !== undefined)?.quiz;
  const { quiz: _, ...part } = pricePart(`${from}-${to}`, said);
  return quiz === undefined ? part : { ...part, quiz };
}
