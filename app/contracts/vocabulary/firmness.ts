/**
 * The one scale of firmness in words, from the softest: 1 to 10, 10 the firmest (domain.md section 5). The upper end of each band is
 * left out; where two overlap, they meet in the middle. `range` is the band in everyday words, `claims` in the halves that
 * brands claim.
 */
export const firmnessScale = [
  { word: "very soft", below: 2.8, range: "under 3", claims: "up to 2.5" },
  { word: "soft", below: 4.1, range: "3 to 4", claims: "3 to 4" },
  { word: "medium-soft", below: 4.9, range: "4 to 5", claims: "about 4.5" },
  { word: "medium", below: 6, range: "5 to 6", claims: "5 to 5.5" },
  { word: "medium-firm", below: 7, range: "6 to 7", claims: "6 to 6.5" },
  { word: "firm", below: 8.3, range: "7 to 8", claims: "7 to 8" },
  { word: "extra firm", below: Infinity, range: "over 8", claims: "over 8" },
] as const;

export type FirmnessWord = (typeof firmnessScale)[number]["word"];

/** The word for a firmness, as in "a medium-firm feel". */
export const firmnessWord = (value: number): FirmnessWord => firmnessScale.find(({ below }) => value < below)!.word;
