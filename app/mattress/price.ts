import { formatMoney } from "~/ui/format";

/** Prices are of a queen and in US cents unless a size is named beside them; null means none is published. */

export const notPublished = "Not published";

/** 129900 → "$1,299"; null → "Not published". */
export const price = (cents: number | null) => (cents === null ? notPublished : formatMoney(cents));

/** "$799 – $2,199", "$799" when both ends are the same, "Not published" when neither is known. */
export function priceRange(fromCents: number | null, toCents: number | null): string {
  const from = fromCents ?? toCents;
  const to = toCents ?? fromCents;
  if (from === null || to === null) return notPublished;
  return from === to ? formatMoney(from) : `${formatMoney(from)} – ${formatMoney(to)}`;
}
