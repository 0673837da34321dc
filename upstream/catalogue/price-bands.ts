import { formatMoney } from "#contracts/english";
import type { Band } from "../listing/facets";

/** US cents; our own. */
export const priceBands: readonly Band[] = [
  { value: "under-750", label: "Under $750", from: 0, to: 75_000 },
  { value: "750-1250", label: "$750 to $1,249", from: 75_000, to: 125_000 },
  { value: "1250-2000", label: "$1,250 to $1,999", from: 125_000, to: 200_000 },
  { value: "2000-3000", label: "$2,000 to $2,999", from: 200_000, to: 300_000 },
  { value: "over-3000", label: "$3,000 and over", from: 300_000, to: 2_000_000_000 },
];

const cents = (whole: string) => Number(whole) * 100;

/**
 * The band named by a value: one of our own, or a requested one in whole dollars. "under-1000" is less than $1,000,
 * "0-1000" up to and including it, "800-1200" includes both ends, "over-2000" starts at it. Null: invalid.
 */
export function priceBand(value: string): Band | null {
  const own = priceBands.find((band) => band.value === value);
  if (own !== undefined) return own;
  const under = /^under-(\d{1,6})$/.exec(value)?.[1];
  if (under !== undefined) return { value, label: `Under ${formatMoney(cents(under))}`, from: 0, to: cents(under) };
  const over = /^over-(\d{1,6})$/.exec(value)?.[1];
  if (over !== undefined) {
    return { value, label: `${formatMoney(cents(over))} and over`, from: cents(over), to: 2_000_000_000 };
  }
  const [, low, high] = /^(\d{1,6})-(\d{1,6})$/.exec(value) ?? [];
  if (low === undefined || high === undefined || Number(low) > Number(high)) return null;
  const label =
    Number(low) === 0
      ? `Up to ${formatMoney(cents(high))}`
      : `${formatMoney(cents(low))} to ${formatMoney(cents(high))}`;
  return { value, label, from: cents(low), to: cents(high) + 1 };
}

/** The bands among a request's values that aren't our own; three are enough for anybody. */
export const askedPriceBands = (values: readonly string[] = []): Band[] =>
  values
    .filter((value) => priceBands.every((band) => band.value !== value))
    .flatMap((value) => priceBand(value) ?? [])
    .slice(0, 3);
