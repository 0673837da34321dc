import type { MattressSize, MattressType } from "../../app/contracts/mattress";
import { clamp } from "./piecewise";

/** What a queen of each type costs, whole dollars (domain.md section 3). */
export const queenRange: Record<MattressType, readonly [low: number, high: number]> = {
  innerspring: [300, 1500],
  hybrid: [700, 2200],
  "memory-foam": [400, 1800],
  polyfoam: [250, 900],
  latex: [1200, 2500],
  "latex-hybrid": [1200, 2500],
  "adjustable-air": [1000, 5000],
  "polymer-grid": [1300, 3500],
};

/** Price of a size relative to a queen of the same model (domain.md section 3). */
export const sizeRatio: Record<MattressSize, number> = {
  twin: 0.65,
  "twin-xl": 0.7,
  full: 0.87,
  queen: 1,
  king: 1.25,
  "cal-king": 1.25,
  "split-king": 1.4,
};

const stepAt = (dollars: number) => (dollars < 500 ? 10 : 50);

/** Whole dollars to the nearest price that ends as shops end them: …9 below $500, …49 or …99 above. */
export function commercialPrice(dollars: number): number {
  const step = stepAt(dollars);
  return Math.max(step, Math.round((dollars + 1) / step) * step) - 1;
}

/** Price of a queen in cents; `position` 0 is the bottom of the type's range and 1 its top. */
export function queenPriceCents(type: MattressType, position: number): number {
  const [low, high] = queenRange[type];
  const dollars = commercialPrice(low + (high - low) * clamp(position, 0, 1));
  return (dollars < low ? commercialPrice(low + stepAt(low)) : dollars) * 100;
}

/** Price of a size in cents, from the price of the queen in cents. */
export function sizePriceCents(queenCents: number, size: MattressSize): number {
  return size === "queen" ? queenCents : commercialPrice((queenCents / 100) * sizeRatio[size]) * 100;
}
