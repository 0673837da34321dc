import { formatMoney } from "#contracts/english";
import type { MattressSize } from "#contracts/mattress";
import type { PriceSummary } from "#contracts/prices";
import { sizeInSentence } from "#contracts/vocabulary/mattress";

/** Prices are in US cents, with their size named beside them; null means none is published. */

export const notPublished = "Not published";

/** 129900 → "$1,299"; null → "Not published". */
export const price = (cents: number | null) => (cents === null ? notPublished : formatMoney(cents));

/** "No queen price published"; of no size in particular "No price published". */
export const noPrice = (size: MattressSize | null = null) =>
  size === null ? "No price published" : `No ${sizeInSentence(size)} price published`;

/** Whether a bed is made in a size; null where nobody has said what it is made in. */
export const isMade = ({ variants }: { variants: readonly { size: MattressSize }[] }, size: MattressSize) =>
  variants.length === 0 ? null : variants.some((variant) => variant.size === size);

/** Why no price of a size is shown: "No queen price published", "Not made in a split king", "No price published". */
export const whyNoPrice = (size: MattressSize | null, made: boolean | null) =>
  made === false && size !== null ? `Not made in a ${sizeInSentence(size)}` : noPrice(made === null ? null : size);

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

/** Whole percent below the usual price, rounded down; null where there is none, or the usual price is nothing. */
export function percentOff({ now_cents: now, usual_cents: usual }: Pick<PriceSummary, "now_cents" | "usual_cents">) {
  if (now === null || usual === null || usual === 0) return null;
  // A hair is added so that a tenth of a price, which has no exact binary form, is not rounded to 9 percent.
  const percent = Math.floor((1 - now / usual) * 100 + 1e-9);
  return percent < 1 ? null : percent;
}
