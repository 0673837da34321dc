import type { MatchPart, PartPoints, WeakestPart } from "~/contracts/match";
import { matchPartLabels } from "~/contracts/vocabulary/match";
import { countedParts, pointsText } from "./match-points";

/** What it means for a sleeper that a part falls short. */
const meanings: Record<MatchPart, string> = {
  firmness: "It isn’t quite the firmness that suits you",
  support: "It holds you up less than you need",
  pressure_relief: "It’s harder on shoulders and hips than you need",
  motion_isolation: "You’ll feel each other move more than you’d like",
  cooling: "It sleeps warmer than you’d like",
  durability: "It may wear out sooner than you’d like",
  edge_support: "Its edge gives way more than you’d like",
  responsiveness: "It’s harder to turn over on than you’d like",
  feel: "It doesn’t have quite the feel you like",
  owners: "Owners who sleep the way you do are less happy with it",
};

/** The part that loses the most points; null when none loses a full point. */
export function greatestLoss(parts: readonly PartPoints[]): PartPoints | null {
  const [first] = [...countedParts(parts)].sort((a, b) => b.most - b.points - (a.most - a.points));
  return first === undefined || first.most - first.points < 1 ? null : first;
}

/** "It sleeps warmer than you’d like: 2.8 of 13.2 points for cooling." Null when nothing falls short. */
export function drawbackOf(loss: WeakestPart | null, sleepsCold: boolean): string | null {
  if (loss === null) return null;
  const part = matchPartLabels[loss.part].toLowerCase();
  return `${drawback(loss, sleepsCold)}: ${pointsText(loss.points)} of ${pointsText(loss.most)} points for ${part}.`;
}

/** "It sleeps warmer than you’d like" */
const drawback = ({ part }: WeakestPart, sleepsCold: boolean) =>
  part === "cooling" && sleepsCold ? "It sleeps cooler than you’d like" : meanings[part];

/** Of the points of a part. Less says little beside a score. */
const muchLost = 0.3;

/** Said of a bed that is named as a pick: a sentence, where much of what a part could give is missing. */
export const pickDrawback = (loss: WeakestPart | null, sleepsCold: boolean): string | null =>
  loss === null || loss.points > loss.most * (1 - muchLost) ? null : `${drawback(loss, sleepsCold)}.`;
