/**
 * Comfort names that models of a line carry: the firmness each should have, and the range (upper bound exclusive) in
 * which its claimed or measured firmness lies (domain.md sections 5 and 12).
 */
export const comfortLevels = [
  { name: "Ultra Plush", firmness: 2.6, from: 1, to: 3 },
  { name: "Plush", firmness: 3.7, from: 3, to: 4.5 },
  { name: "Medium", firmness: 5.3, from: 4.5, to: 6 },
  { name: "Medium Firm", firmness: 6.4, from: 6, to: 7 },
  { name: "Luxury Firm", firmness: 6.4, from: 6, to: 7 },
  { name: "Firm", firmness: 7.4, from: 7, to: 8 },
  // Claims come in steps of one half, and 8 on the word scale is still firm.
  { name: "Extra Firm", firmness: 8.6, from: 8.5, to: 10 },
] as const;

export type ComfortName = (typeof comfortLevels)[number]["name"];

export type ComfortLevel = (typeof comfortLevels)[number];

export function comfortLevel(name: ComfortName): ComfortLevel {
  const level = comfortLevels.find((each) => each.name === name);
  if (!level) throw new RangeError(`Unknown comfort name: ${name}`);
  return level;
}
