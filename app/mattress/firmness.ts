import { listed } from "#contracts/english";
import type { BrandSummary } from "#contracts/brands";
import type { Firmness, MattressSize, ModelSummary } from "#contracts/mattress";
import { firmnessWord } from "#contracts/vocabulary/mattress";
import { isNarrow } from "./narrow-sizes";
import { tenth } from "~/ui/format";

type BrandFirmness = Pick<BrandSummary, "firmness_min" | "firmness_max" | "set_at_home">;

/** 6.5 → "6.5 of 10, medium-firm"; null → "Firmness not published". */
export const firmnessText = (value: number | null) =>
  value === null ? "Firmness not published" : `${firmnessFigure(value)}\u00a0of\u00a010, ${firmnessWord(value)}`;

/** 6.25 → "6.25 of 10, medium-firm": a firmness that was worked out, as its steps have it. */
export const workedOutText = (value: number) =>
  `${Math.round(value * 100) / 100}\u00a0of\u00a010, ${firmnessWord(value)}`;

/** Whether a child sleeps on it: its owners, whose weights say how firm a bed feels, are adults. */
export const isForChild = ({ made_for: use }: Pick<ModelSummary, "made_for">) => use === "children" || use === "bunk";

/** Lists leave out what a bed doesn't have. */
export type CardFirmness = Pick<ModelSummary, "firmness"> &
  Partial<Pick<ModelSummary, "firmness_range" | "firmness_halves">>;

/** "6.5 of 10, medium-firm", or what a bed can be set to or ordered in, in a size where one is meant. */
export const feelText = (
  { firmness: claimed, firmness_range: range, firmness_halves: halves }: CardFirmness,
  size?: MattressSize,
) => claimedText({ claimed, range, halves }, size);

/** The same of a bed's page. */
export const claimedText = (
  { claimed, range, halves }: Partial<Pick<Firmness, "range" | "halves">> & { claimed: number | null },
  size?: MattressSize,
): string => (range ? setText(range) : halves ? halvesText(halves, size) : firmnessText(claimed));

/** Whether it can be turned over, with the same firmness on both sides or another on each. */
export const sidesOf = ({ claimed, other_side: other }: Pick<Firmness, "claimed" | "other_side">) =>
  other === null ? "one" : other === claimed ? "alike" : "different";

/** As `claimedText`, of both sides where a bed can be turned over: of the page that has room for it. */
export function sidesText(firmness: Firmness): string {
  const sides = sidesOf(firmness);
  const first = claimedText(firmness);
  if (sides === "one") return first;
  return sides === "alike"
    ? `${first}, on both sides`
    : `${first}, on the side named first; ${firmnessText(firmness.other_side)}, on the other`;
}

/** "4, 5.5 or 7 of 10, your choice for each side": what the halves of a bed can be ordered in; a narrow one has no halves. */
const halvesText = (halves: readonly number[], size: MattressSize = "queen") =>
  `${listed(halves.map(firmnessFigure), "or")}\u00a0of\u00a010, your choice${isNarrow(size) ? "" : " for each side"}`;

/** "3 to 8 of 10, set by you": what a bed that is set at home can be set to. */
const setText = ({ softest, firmest }: NonNullable<ModelSummary["firmness_range"]>) =>
  `${firmnessFigure(softest)} to ${firmnessFigure(firmest)}\u00a0of\u00a010, set by you`;

/** 6 → "6", 6.54 → "6.5" */
export const firmnessFigure = (value: number) => String(tenth(value));

/** "4 – 7.5 of 10", "6 of 10" when a brand makes one feel only, "2.3 to 7.9 of 10, set by you" of air beds alone. */
export function firmnessRange({ firmness_min: min, firmness_max: max, set_at_home }: BrandFirmness): string {
  if (min === null || max === null) return "Not published";
  if (set_at_home) return setText({ softest: min, firmest: max });
  const [low, high] = [firmnessFigure(min), firmnessFigure(max)];
  return low === high ? `${low}\u00a0of\u00a010` : `${low} – ${high}\u00a0of\u00a010`;
}

/** Place on a drawn scale from 1 to 10, as a percentage of its length. */
export const firmnessPercent = (value: number) => Math.round(((Math.min(10, Math.max(1, value)) - 1) / 9) * 1000) / 10;

/**
 * Row of each pin above the scale so that pins closer than 0.95 points do not cover each other
 * in a window 320 pixels wide; their softer ends ascend, row 0 lies on the scale.
 */
export function stackPins(pins: readonly { softest: number; firmest: number }[]): number[] {
  const lastOfRow: number[] = [];
  return pins.map(({ softest, firmest }) => {
    const free = lastOfRow.findIndex((last) => softest - last >= 0.95);
    const row = free === -1 ? lastOfRow.length : free;
    lastOfRow[row] = firmest;
    return row;
  });
}
