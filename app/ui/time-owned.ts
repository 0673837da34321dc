import { formatCount } from "./format";

/** When a text was written that came before a month was over, as "after 8 months" says it of others. */
export const inFirstMonth = "in the first month";

/** "under a month", "8 months" or "3 years": whole years from two on. */
export const timeOwned = (months: number) =>
  months === 0
    ? "under a month"
    : months >= 24 && months % 12 === 0
      ? formatCount(months / 12, "year", "years")
      : formatCount(months, "month", "months");
