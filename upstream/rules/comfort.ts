/** Comfort names that models of a line carry, with the firmness each should have (domain.md section 5). */
export const comfortLevels = [
  { name: "Ultra Plush", firmness: 2.6 },
  { name: "Plush", firmness: 3.7 },
  { name: "Medium", firmness: 5.3 },
  { name: "Luxury Firm", firmness: 6.4 },
  { name: "Firm", firmness: 7.4 },
  { name: "Extra Firm", firmness: 8.6 },
] as const;

export type ComfortName = (typeof comfortLevels)[number]["name"];

export function comfortFirmness(name: ComfortName): number {
  const level = comfortLevels.find((each) => each.name === name);
  if (!level) throw new RangeError(`Unknown comfort name: ${name}`);
  return level.firmness;
}

/** Upper ends of domain.md section 5's bands, where two overlap at their middle. */
const feels: readonly (readonly [below: number, words: string])[] = [
  [2.8, "very soft"],
  [4.1, "soft"],
  [4.9, "medium-soft"],
  [6, "medium"],
  [7, "medium-firm"],
  [8.3, "firm"],
];

/** The words for a firmness from 1 to 10, lower case, as in "a medium-firm feel". */
export function feelWords(firmness: number): string {
  return feels.find(([below]) => firmness < below)?.[1] ?? "extra firm";
}
