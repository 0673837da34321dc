import { weightBands } from "#contracts/mattress";
import type { WeightBand } from "../firmness";

interface Band {
  from: number;
  to: number;
  /** The pounds it counts as where no figure was given (ruleset 2026.3, section 2). */
  counts: number;
  /** The band is too wide for its owners to feel alike; their figures are those of this weight. */
  feelsAs: number | null;
}

/** The bands in which people state their weight, in pounds. The last two are from earlier releases. */
const bands: Readonly<Record<WeightBand, Band>> = {
  "under-130": { from: 0, to: 130, counts: 115, feelsAs: null },
  "130-180": { from: 130, to: 180, counts: 155, feelsAs: null },
  "180-230": { from: 180, to: 230, counts: 205, feelsAs: null },
  "230-300": { from: 230, to: 300, counts: 260, feelsAs: null },
  "over-300": { from: 300, to: Infinity, counts: 330, feelsAs: null },
  "130-230": { from: 130, to: 230, counts: 180, feelsAs: 180 },
  "over-230": { from: 230, to: Infinity, counts: 260, feelsAs: null },
};

export const poundsOfBand = (band: WeightBand): number => bands[band].counts;

/** Whether a weight is in a band; a weight on the upper edge belongs to the lower band. */
export const liesIn = (pounds: number, band: WeightBand): boolean =>
  pounds <= bands[band].to && (pounds > bands[band].from || (pounds === bands[band].from && pounds === 130));

/** The current band of a weight. */
export const bandAt = (pounds: number): (typeof weightBands)[number] =>
  weightBands.find((band) => liesIn(pounds, band)) ?? "over-300";

/** The pounds whose feel a band's owners report to a sleeper in it. */
export const feltAt = (band: WeightBand, pounds: number): number => bands[band].feelsAs ?? pounds;

/** How much a band's owners count for a weight: 1 within it, falling to 0 at `fadePounds` beyond its edge. */
export function nearness(pounds: number, band: WeightBand, fadePounds: number): number {
  const { from, to } = bands[band];
  const beyond = Math.max(0, from - pounds, pounds - to);
  return Math.max(0, 1 - beyond / fadePounds);
}
