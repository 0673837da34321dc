import type { MattressType } from "#contracts/mattress";

/** How many years a bed of each type usually lasts (domain.md section 3). */
export const usualYears: Readonly<Record<MattressType, readonly [from: number, to: number]>> = {
  innerspring: [5, 7],
  hybrid: [7, 10],
  "memory-foam": [7, 10],
  polyfoam: [5, 7],
  latex: [12, 15],
  "latex-hybrid": [10, 12],
  "adjustable-air": [8, 10],
  "polymer-grid": [8, 10],
};
