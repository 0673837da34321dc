import type { YourMatch } from "~/contracts/match";
import { isHardToReturn } from "~/mattress/match/band-words";
import type { ProsAndConsProps } from "~/mattress/match/pros-and-cons";
import { drawbacksOf } from "~/mattress/match/drawback";
import { unbroken } from "~/ui/format";

const reasonsShown = 2;

/** Null where nothing was answered, or the answers leave the bed out. */
export function ownMatch(match: YourMatch | null): ProsAndConsProps | null {
  if (match === null || match.left_out !== null) return null;
  const { weakest, band, risk, risk_hard: hard } = match;
  const hardToReturn = isHardToReturn(band, risk) && hard !== null ? `${hard}.` : null;
  return {
    reasons: match.why.slice(0, reasonsShown).map(unbroken),
    drawbacks: drawbacksOf({ weakest, hardToReturn }, match.answers).map(unbroken),
  };
}
