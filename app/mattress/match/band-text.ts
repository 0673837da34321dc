import type { MatchBand, MatchResult } from "#contracts/match/match";
import { matchBandLabels } from "#contracts/vocabulary/match";

export type RiskLevel = NonNullable<MatchResult["risk"]>["level"];

/** The band of a score, and beside it a return that is hard or unknown (ruleset 2026.3, rule 14). */
export function bandText(band: MatchBand, risk: RiskLevel | null): string {
  const words = matchBandLabels[band];
  if (risk === "unknown") return `${words}, return terms unknown`;
  if (risk !== "high") return words;
  return `${words}, ${band === "excellent" || band === "good" ? "but" : "and"} hard to return`;
}
