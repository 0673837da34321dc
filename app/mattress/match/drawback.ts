import type { MatchResult, PartPoints, WeakestPart } from "#contracts/match/match";
import { drawbackText, type Said } from "#contracts/match/drawback-text";
import { losesMuch } from "#contracts/vocabulary/match";
import { partnerWords, sleeperWords } from "#contracts/vocabulary/sleeper-words";
import { countedParts, worthText } from "./match-points";

/** The part that loses the most points, for results that do not say which; null when it does not lose much. */
export function greatestLoss(parts: readonly PartPoints[]): WeakestPart | null {
  const [first] = [...countedParts(parts)].sort((a, b) => b.most - b.points - (a.most - a.points));
  return first === undefined || !losesMuch(first) ? null : { ...first, how: null, who: null };
}

/** "It sleeps warmer than you’d like: 2.8 of your 13.2 points for cooling." Null when nothing falls short. */
export function drawbackOf(loss: WeakestPart | null, said: Said): string | null {
  if (loss === null) return null;
  return `${drawbackText(loss, said)}: ${worthText(loss, whomOf(loss.who, said))}.`;
}

/** Of one of a couple their own points: results saved earlier have those of both there. */
export function ownLoss({ weakest, sleepers }: Pick<MatchResult, "weakest" | "sleepers">): WeakestPart | null {
  const own = sleepers
    .find(({ sleeper }) => sleeper === weakest?.who)
    ?.parts.find(({ part, most }) => part === weakest?.part && most > 0);
  return weakest === null || own === undefined ? weakest : { ...weakest, points: own.points, most: own.most };
}

/** Whose points they are. */
function whomOf(who: WeakestPart["who"], { recipient }: Said): string {
  if (who === "partner") return partnerWords.name;
  return recipient === "couple" && who !== "you" ? "the two of you" : sleeperWords(recipient).name;
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

/** Said of a bed that is named as a pick: a sentence. Of what an upstream has no words for, only where much is missing. */
export const pickDrawback = (loss: WeakestPart | null, said: Said): string | null =>
  loss === null || (loss.how === null && !losesMuch(loss)) ? null : `${drawbackText(loss, said)}.`;
