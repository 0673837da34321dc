import type { MatchBand, MatchResult } from "~/contracts/match";
import { matchBandLabels } from "~/contracts/vocabulary/match";

export type RiskLevel = NonNullable<MatchResult["risk"]>["level"];

/** The band of a score. A bed that is hard to give back is never called good without saying so (domain.md section 8). */
export function bandWords(band: MatchBand, risk: RiskLevel | null): string {
  const words = matchBandLabels[band];
  return isHardToReturn(band, risk) ? `${words}, but hard to return` : words;
}

/** Whether the band says so. */
export const isHardToReturn = (band: MatchBand | null, risk: RiskLevel | null) =>
  risk === "high" && (band === "excellent" || band === "good");

/** Best first. A bed is only possible for what isn't known of its sleeper, which is told elsewhere. */
const bands: readonly MatchBand[] = ["excellent", "good", "fair", "weak"];

const isBetter = (one: MatchBand | null, other: MatchBand) =>
  one !== null && bands.includes(one) && bands.indexOf(one) < bands.indexOf(other);

/**
 * Why a bed is called less than one below it: a weakness, or an unknown capacity, rules out the better words, while the
 * order goes by the score (ruleset 2026.3, rules 12 and 14). Nothing where none below it is called better.
 */
export function heldBandWords({ band, capacity_holds: unknown }: MatchResult, below: readonly MatchResult[]): string[] {
  if (band === null || !below.some((other) => isBetter(other.band, band))) return [];
  const why = unknown && band === "good" ? "nobody publishes how much weight it can hold" : "of this weakness";
  return [
    `It scores higher than some beds below, but because ${why} it’s only a ${matchBandLabels[band].toLowerCase()}.`,
  ];
}
