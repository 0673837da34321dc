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
