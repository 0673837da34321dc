import type { PartPoints, WeakestPart } from "~/contracts/match";
import { drawbackWords, type Said } from "~/contracts/comparisons/drawback-words";
import { losesMuch } from "~/contracts/vocabulary/match";
import { countedParts, partName, pointsText } from "./match-points";

/** The part that loses the most points, for results that do not say which; null when it does not lose much. */
export function greatestLoss(parts: readonly PartPoints[]): WeakestPart | null {
  const [first] = [...countedParts(parts)].sort((a, b) => b.most - b.points - (a.most - a.points));
  return first === undefined || !losesMuch(first) ? null : { ...first, how: null, who: null };
}

/** "It sleeps warmer than you’d like: 2.8 of 13.2 points for cooling." Null when nothing falls short. */
export function drawbackOf(loss: WeakestPart | null, said: Said): string | null {
  if (loss === null) return null;
  const points = `${pointsText(loss.points)} of ${pointsText(loss.most)} points`;
  return `${drawbackWords(loss, said)}: ${points} for ${partName(loss.part)}.`;
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
  loss === null || !losesMuch(loss) ? null : `${drawbackWords(loss, said)}.`;
