import { minimumCount } from "#contracts/figures/figure-kinds";
import { formatNumber } from "~/ui/format";

/** A count against the one of as many days before: "+12%", "−3%", "±0%", "new"; null: there is nothing to compare. */
export function changeText(count: number, before: number | null): string | null {
  if (before === null) return null;
  if (before === 0) return count === 0 ? null : "new";
  const percent = Math.round((count / before - 1) * 100);
  if (percent === 0) return "±0%";
  return `${percent > 0 ? "+" : "−"}${formatNumber(Math.abs(percent))}%`;
}

/** The count of as many days before; of a thing that is named, too small a one is not told. */
export const beforeText = (before: number | null) => (before === null ? `under ${minimumCount}` : formatNumber(before));
