import type { ComparedMatch } from "#contracts/compare/verdict";
import type { MatchAnswers } from "#contracts/match/match";
import { drawbackText, isTooCool } from "#contracts/match/drawback-text";
import { losesMuch } from "#contracts/vocabulary/match";
import { type ComparedBed, feltDifference, type ScoredPart } from "./compared-bed";

interface Fitting {
  bed: ComparedBed;
  name: string;
  match: ComparedMatch;
}

/** What a bed that is better in a part does, as the phrase after its name. */
const doesBetter: Record<ScoredPart, string> = {
  support: "supports you better",
  pressure_relief: "is gentler on them",
  motion_isolation: "absorbs more movement",
  cooling: "sleeps cooler",
  durability: "should last longer",
  edge_support: "has a firmer edge",
  responsiveness: "is easier to turn over on",
};

/** " It sleeps warmer than you’d like. The Owl sleeps cooler." Empty where nothing significant is missing. */
export function weakSpot({ bed, match }: Fitting, fitting: readonly Fitting[], answers: MatchAnswers): string {
  const { weakest } = match;
  if (weakest === null || weakest.part === "owners" || !losesMuch(weakest)) return "";
  const means = ` ${drawbackText(weakest, answers)}.`;
  const { part } = weakest;
  if (part === "firmness" || part === "feel") return means;
  const tooCool = part === "cooling" && isTooCool(weakest, answers);
  if (tooCool === null) return means;
  const ahead = (other: Fitting) => (other.bed.readings[part] - bed.readings[part]) * (tooCool ? -1 : 1);
  const best = fitting.reduce((one, other) => (ahead(other) > ahead(one) ? other : one));
  if (Math.round(ahead(best) * 10) < feltDifference) return means;
  return `${means} The ${best.name} ${tooCool ? "sleeps warmer" : doesBetter[part]}.`;
}
