import type { MattressSize } from "~/contracts/mattress";
import type { PriceSummary } from "~/contracts/prices";
import { sizeName } from "~/contracts/vocabulary/mattress";
import { formatMoney } from "~/ui/format";

/** Prices are in US cents, with their size named beside them; null means none is published. */

export const notPublished = "Not published";

/** 129900 → "$1,299"; null → "Not published". */
export const price = (cents: number | null) => (cents === null ? notPublished : formatMoney(cents));

/** "No queen price published"; of no size in particular "No price published". */
export const noPrice = (size: MattressSize | null = null) =>
  size === null ? "No price published" : `No ${sizeName(size)} price published`;

/** "$799 – $2,199", "$799" when both ends are the same, "Not published" when neither is known. */
export function priceRange(fromCents: number | null, toCents: number | null): string {
  const from = fromCents ?? toCents;
  const to = toCents ?? fromCents;
  if (from === null || to === null) return notPublished;
  return from === to ? formatMoney(from) : `${formatMoney(from)} – ${formatMoney(to)}`;
}

/** How a price compares with those observed before; only observed prices count. */

/** "$120 less than usual"; null when either price is unknown. */
export function againstUsual({ now_cents: now, usual_cents: usual }: Pick<PriceSummary, "now_cents" | "usual_cents">) {
  if (now === null || usual === null) return null;
  if (now === usual) return "Its usual price";
  return `${formatMoney(Math.abs(usual - now))} ${now < usual ? "less" : "more"} than usual`;
}
