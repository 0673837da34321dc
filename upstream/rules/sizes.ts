import type { MattressSize } from "#contracts/mattress";

/** Domain.md section 6: the dimensions in inches of each mattress of a size, and how many lie side by side. */
export const sizeMeasures: Record<MattressSize, { width_inches: number; length_inches: number; pieces: number }> = {
  twin: { width_inches: 38, length_inches: 75, pieces: 1 },
  "twin-xl": { width_inches: 38, length_inches: 80, pieces: 1 },
  full: { width_inches: 54, length_inches: 75, pieces: 1 },
  queen: { width_inches: 60, length_inches: 80, pieces: 1 },
  king: { width_inches: 76, length_inches: 80, pieces: 1 },
  "cal-king": { width_inches: 72, length_inches: 84, pieces: 1 },
  "split-king": { width_inches: 38, length_inches: 80, pieces: 2 },
};
