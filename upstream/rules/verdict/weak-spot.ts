import type { ComparedMatch } from "../../../app/contracts/comparison-verdict";
import type { MatchAnswers, MatchPart } from "../../../app/contracts/match";
import { losesMuch } from "../../../app/contracts/vocabulary/match";
import { scoreOf } from "../match/score-sleeper";
import { type ComparedBed, feltDifference } from "./compared-bed";

interface Fitting {
  bed: ComparedBed;
  name: string;
  match: ComparedMatch;
}

interface Spot {
  /** What it means for the sleeper. */
  means: string;
  /** What a bed does that is better there: after its name. */
  better: string;
  /** Less of the part is better. */
  less?: true;
}

const spots: Record<Exclude<MatchPart, "firmness" | "feel" | "owners">, Spot> = {
  support: { means: "It doesn’t support you as well as you need", better: "supports you better" },
  pressure_relief: { means: "It’s harder on your shoulders and hips than you’d like", better: "is gentler on them" },
  motion_isolation: { means: "Whoever shares it will feel the other move", better: "absorbs more movement" },
  cooling: { means: "It sleeps warmer than you’d like", better: "sleeps cooler" },
  durability: { means: "It may wear out sooner than you’d like", better: "should last longer" },
  edge_support: { means: "Its edge gives way more than you’d like", better: "has a firmer edge" },
  responsiveness: { means: "It’s harder to turn over on than you’d like", better: "is easier to turn over on" },
};

/** " It sleeps warmer than you’d like. The Owl sleeps cooler." Empty where nothing much is missing. */
export function weakSpot({ bed, match }: Fitting, fitting: readonly Fitting[], answers: MatchAnswers): string {
  const { weakest } = match;
  if (weakest === null || weakest.part === "owners" || !losesMuch(weakest)) return "";
  const { part, how } = weakest;
  if (part === "firmness") return ` ${how ?? "It’s not the firmness you need"}.`;
  if (part === "feel") return " It doesn’t feel the way you like.";
  const spot = spotOf(part, answers);
  if (spot === null) return " It won’t be the right temperature for both of you.";
  const sign = spot.less === true ? -1 : 1;
  const ahead = (other: Fitting) => (scoreOf(part, other.bed) - scoreOf(part, bed)) * sign;
  const best = fitting.reduce((one, other) => (ahead(other) > ahead(one) ? other : one));
  const felt = Math.round(ahead(best) * 10) >= feltDifference;
  return ` ${spot.means}.${felt ? ` The ${best.name} ${spot.better}.` : ""}`;
}

/** By what was answered; null where two want the opposite. */
function spotOf(part: keyof typeof spots, { recipient, temperature, partnerTemperature }: MatchAnswers): Spot | null {
  const couple = recipient === "couple";
  if (part === "motion_isolation" && couple) {
    return { ...spots[part], means: "You’ll feel each other move more than you’d like" };
  }
  if (part !== "cooling") return spots[part];
  const cold = temperature === "cold";
  if (couple && cold !== (partnerTemperature === "cold")) return null;
  return cold ? { means: "It sleeps cooler than you’d like", better: "sleeps warmer", less: true } : spots.cooling;
}
