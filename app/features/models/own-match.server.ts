import type { YourMatch } from "#contracts/match/match";
import type { ModelPage } from "#contracts/model-page";
import type { ProsAndConsProps } from "~/mattress/match/pros-and-cons";
import { drawbacksOf } from "~/mattress/match/drawback";
import { unbroken } from "~/ui/format";

const reasonsShown = 2;

/** Null where nothing was answered, or the answers leave the bed out. */
export function ownMatch(match: YourMatch | null): ProsAndConsProps | null {
  if (match === null || match.left_out !== null) return null;
  const { weakest, band, risk, risk_hard: hard } = match;
  const hardToReturn = band !== null && risk === "high" && hard !== null ? `${hard}.` : null;
  return {
    reasons: match.why.slice(0, reasonsShown).map(unbroken),
    drawbacks: drawbacksOf({ weakest, hardToReturn }, match.answers).map(unbroken),
  };
}

/** Whom a bed suits. It is told by groups, so that it may read otherwise than the visitor’s own match above it. */
export function generalWords(
  suits: ModelPage["suits"],
  { made_for: use }: Pick<ModelPage["model"], "made_for">,
  own: ProsAndConsProps | null,
): ModelPage["suits"] {
  if (suits === null) return null;
  const groups = own === null || use !== null ? "" : ` ${byGroups}`;
  return { ...suits, who: unbroken(suits.who + groups), who_not: unbroken(suits.who_not) };
}

const byGroups =
  "That goes mostly by position and weight, and compares all beds. Your match goes by all your answers and compares only the beds they leave, so the two can differ.";
