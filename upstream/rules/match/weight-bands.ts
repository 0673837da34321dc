import { weightBands } from "#contracts/mattress";
import type { WeightBand } from "../firmness";

interface Band {
  from: number;
  to: number;
  /** The pounds at which it counts where nobody gave a figure (ruleset 2026.3, section 2). */
  counts: number;
  /** Too wide for its owners to feel alike: their figures are those of this weight. */
  feelsAs: number | null;
}

/** The bands in which people tell their weight, in pounds. The last two are those of earlier releases. */
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

/** Whether a weight lies in a band; one on its upper edge lies in the lower band. */
export const liesIn = (pounds: number, band: WeightBand): boolean =>
  pounds <= bands[band].to && (pounds > bands[band].from || (pounds === bands[band].from && pounds === 130));

/** The band in which a weight is told today. */
export const bandAt = (pounds: number): (typeof weightBands)[number] =>
  weightBands.find((band) => liesIn(pounds, band)) ?? "over-300";

/** The pounds whose feel owners of a band tell to a sleeper in it. */
export const feltAt = (band: WeightBand, pounds: number): number => bands[band].feelsAs ?? pounds;

/** How much owners of a band count for a weight: 1 within it, falling to 0 so many pounds beyond its edge. */
export function nearness(pounds: number, band: WeightBand, fadePounds: number): number {
  const { from, to } = bands[band];
  const beyond = Math.max(0, from - pounds, pounds - to);
  return Math.max(0, 1 - beyond / fadePounds);
}
