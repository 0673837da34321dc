import type { YourMatch } from "~/contracts/match";
import { isHardToReturn } from "~/mattress/match/band-words";
import { drawbackOf } from "~/mattress/match/drawback";

/** What speaks for a bed and against it for the visitor who has answered the quiz. */
export interface OwnMatch {
  /** Sentences. */
  reasons: string[];
  drawbacks: string[];
}

const reasonsShown = 2;

/** Null where nothing was answered, or the answers leave the bed out. */
export function ownMatch(match: YourMatch | null): OwnMatch | null {
  if (match === null || match.left_out !== null) return null;
  const drawback = drawbackOf(match.weakest, match.answers);
  const hard = isHardToReturn(match.band, match.risk) && match.risk_hard !== null;
  return {
    reasons: match.why.slice(0, reasonsShown),
    drawbacks: [
      ...(drawback === null ? [] : [drawback]),
      ...(hard ? [`It’s hard to return. ${match.risk_hard}.`] : []),
    ],
  };
}
