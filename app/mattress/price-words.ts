import type { PriceSummary } from "~/contracts/prices";
import { formatCount, formatMoney } from "~/ui/format";

/** How a price compares with those observed before; only observed prices count. */

/** "$120 under the usual price"; null when either price is unknown. */
export function againstUsual({ now_cents: now, usual_cents: usual }: Pick<PriceSummary, "now_cents" | "usual_cents">) {
  if (now === null || usual === null) return null;
  if (now === usual) return "At the usual price";
  return `${formatMoney(Math.abs(usual - now))} ${now < usual ? "under" : "over"} the usual price`;
}

/** "median of 14 observations in 90 days": how the usual price is computed (domain.md, section 1). */
export const usualBasis = (count: number) =>
  count === 1
    ? "one observation in 90 days"
    : `median of ${formatCount(count, "observation", "observations")} in 90 days`;
