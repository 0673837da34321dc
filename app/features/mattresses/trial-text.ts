import { formatNumber } from "~/ui/format";

/** In a column of trials: "100 nights". */
export const trialNights = (nights: number | null) =>
  nights === null || nights === 0 ? trialText(nights) : `${formatNumber(nights)} nights`;

/** "100-night trial"; "no trial" and "not published" are distinct. */
export function trialText(nights: number | null): string {
  if (nights === null) return "Trial not published";
  return nights === 0 ? "No trial" : `${formatNumber(nights)}-night trial`;
}
