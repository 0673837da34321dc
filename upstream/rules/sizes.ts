import type { MattressSize } from "../../app/contracts/mattress";

/** domain.md section 6, width by length in inches. A split king is two twin XLs, measured together. */
export const sizeInches: Record<MattressSize, readonly [width: number, length: number]> = {
  twin: [38, 75],
  "twin-xl": [38, 80],
  full: [54, 75],
  queen: [60, 80],
  king: [76, 80],
  "cal-king": [72, 84],
  "split-king": [76, 80],
};
