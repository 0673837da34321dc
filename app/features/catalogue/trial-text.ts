import { formatNumber } from "~/ui/format";

/** "100-night trial"; none and "not published" are kept apart. */
export function trialText(nights: number | null): string {
  if (nights === null) return "Trial not published";
  return nights === 0 ? "No trial" : `${formatNumber(nights)}-night trial`;
}
