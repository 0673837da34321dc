import type { MatchPart, PartPoints, WeakestPart } from "~/contracts/match";
import { losesMuch } from "~/contracts/vocabulary/match";
import { countedParts, partName, pointsText } from "./match-points";

/** What it means for a sleeper that a part falls short. */
const meanings: Record<MatchPart, string> = {
  firmness: "It’s not the firmness you need",
  support: "It doesn’t support you as well as you need",
  pressure_relief: "It’s too hard on your shoulders and hips",
  motion_isolation: "Whoever shares it will feel the other move",
  cooling: "It sleeps warmer than you’d like",
  durability: "It may wear out sooner than you’d like",
  edge_support: "Its edge gives way more than you’d like",
  responsiveness: "It’s harder to turn over on than you’d like",
  feel: "It doesn’t feel the way you like",
  owners: "Owners who sleep like you aren’t fully happy with it",
};

/** The answers by which a loss is worded: who shares the bed, and who of them sleeps cold. */
interface Said {
  recipient?: string;
  temperature?: string;
  partnerTemperature?: string;
}

/** The part that loses the most points, for results that do not say which; null when none loses a full point. */
export function greatestLoss(parts: readonly PartPoints[]): WeakestPart | null {
  const [first] = [...countedParts(parts)].sort((a, b) => b.most - b.points - (a.most - a.points));
  return first === undefined || first.most - first.points < 1 ? null : { ...first, how: null };
}

/** "It sleeps warmer than you’d like: 2.8 of 13.2 points for cooling." Null when nothing falls short. */
export function drawbackOf(loss: WeakestPart | null, said: Said): string | null {
  if (loss === null) return null;
  const points = `${pointsText(loss.points)} of ${pointsText(loss.most)} points`;
  return `${drawback(loss, said)}: ${points} for ${partName(loss.part)}.`;
}

/** Of the points for firmness: from this share on, the bed is nearly right. */
const nearlyRight = 0.75;

/** "It sleeps warmer than you’d like" */
function drawback({ part, points, most, how }: WeakestPart, said: Said): string {
  if (how !== null) return how;
  const couple = said.recipient === "couple";
  if (part === "firmness" && points >= most * nearlyRight) return "It’s not quite the firmness you need";
  if (part === "motion_isolation" && couple) return "You’ll feel each other move more than you’d like";
  if (part === "cooling") return temperature(said, couple);
  return meanings[part];
}

/** A bed can be too cool for one of two and too warm for the other; whose points are missing is not known here. */
function temperature(said: Said, couple: boolean): string {
  const cold = said.temperature === "cold";
  if (couple && cold !== (said.partnerTemperature === "cold"))
    return "It won’t be the right temperature for both of you";
  return cold ? "It sleeps cooler than you’d like" : meanings.cooling;
}

interface Against {
  weakest: WeakestPart | null;
  /** What makes it so, in sentences; null where it is not. */
  hardToReturn: string | null;
}

/** All that speaks against a bed, a sentence each. */
export function drawbacksOf({ weakest, hardToReturn }: Against, said: Said): string[] {
  const drawback = drawbackOf(weakest, said);
  return [
    ...(drawback === null ? [] : [drawback]),
    ...(hardToReturn === null ? [] : [`It’s hard to return. ${hardToReturn}`]),
  ];
}

/** Said of a bed that is named as a pick: a sentence, where much of what a part could give is missing. */
export const pickDrawback = (loss: WeakestPart | null, said: Said): string | null =>
  loss === null || !losesMuch(loss) ? null : `${drawback(loss, said)}.`;
