import type { PriceSummary } from "~/contracts/prices";
import { formatCount, formatMoney } from "~/ui/format";

/** How a price stands to what was observed before. Nothing here speaks of a price that nobody saw. */

/** "$120 under the usual price"; null when either of the two is not known. */
export function againstUsual({ now_cents: now, usual_cents: usual }: Pick<PriceSummary, "now_cents" | "usual_cents">) {
  if (now === null || usual === null) return null;
  if (now === usual) return "At the usual price";
  return `${formatMoney(Math.abs(usual - now))} ${now < usual ? "under" : "over"} the usual price`;
}

/** "median of 14 observations in 90 days": how a usual price came about (domain.md, section 1). */
export const usualBasis = (count: number) =>
  count === 1
    ? "one observation in 90 days"
    : `median of ${formatCount(count, "observation", "observations")} in 90 days`;
