import { fewest } from "~/contracts/figures/figure-kinds";
import { capitalized, formatNumber } from "~/ui/format";

/** What a count is beside the one of as many days before: "+12%", "−3%", "new"; null: nothing can be said. */
export function changeText(count: number, before: number | null): string | null {
  if (before === null) return null;
  if (before === 0) return count === 0 ? "no change" : "new";
  const percent = Math.round((count / before - 1) * 100);
  if (percent === 0) return "no change";
  return `${percent > 0 ? "+" : "−"}${formatNumber(Math.abs(percent))}%`;
}

/** "Product: online mattresses" */
export const pageText = ({ type, subtype }: { type: string; subtype: string }) => `${capitalized(type)}: ${subtype}`;

/** Of a thing that is named: too small a count before is not told. */
export const beforeText = (before: number | null, compared: boolean) =>
  before !== null ? formatNumber(before) : compared ? `under ${fewest}` : "—";
