import type { MattressSize } from "#contracts/mattress";

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

/** Rounds whole dollars to the nearest typical retail price: …9 below $500, …49 or …99 above. */
export function commercialPrice(dollars: number): number {
  const step = stepAt(dollars);
  return Math.max(step, Math.round((dollars + 1) / step) * step) - 1;
}

/** Price of a size in cents, derived from the price of the queen in cents. */
export function sizePriceCents(queenCents: number, size: MattressSize): number {
  return size === "queen" ? queenCents : commercialPrice((queenCents / 100) * sizeRatio[size]) * 100;
}

/** A price in cents after a percentage-off code, rounded to whole dollars as carts show it. */
export const priceWithCode = (cents: number, percent: number | null) =>
  percent === null ? cents : Math.round((cents * (100 - percent)) / 10_000) * 100;
