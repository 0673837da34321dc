/**
 * The weight of a child by age in whole years, in pounds: the median of boys and girls in the CDC growth charts (2000),
 * 50th percentile, to the pound (ruleset 2026.3, rule 3). From 13 on, weights vary too much to go by.
 */
const medianPounds: Readonly<Record<number, number>> = {
  3: 31,
  4: 36,
  5: 40,
  6: 45,
  7: 51,
  8: 57,
  9: 64,
  10: 72,
  11: 81,
  12: 91,
};

export const poundsAtAge = (years: number): number | null => medianPounds[years] ?? null;
