import { type MatchPart, matchParts } from "#contracts/match/match";
import { apportionPoints, rounded } from "./apportion";
import type { MatchModel } from "./match-model";
import { type PartShares, partShares } from "./part-shares";
import type { Ruleset } from "./ruleset";
import type { SleeperView } from "./sleeper-view";

/** Points and the most of them in whole tenths. */
export interface ScoredPart {
  part: MatchPart;
  points: number;
  most: number;
}

export interface SleeperScore extends PartShares {
  view: SleeperView;
  /** The parts' points together, in tenths, unrounded. */
  sum: number;
  /** The part that is far too weak for this sleeper, and what that costs in tenths (rule 9). */
  weakSpot: { part: MatchPart; tenths: number } | null;
  /** In tenths: the parts' points less the weak spot's. */
  score: number;
}

/** Scores a model for one sleeper; the most of all parts come to 1000 tenths. */
export function scoreSleeper(view: SleeperView, model: MatchModel, rules: Ruleset): SleeperScore {
  const found = partShares(view, model, rules);
  const sum = matchParts.reduce((total, part) => total + view.points[part] * 10 * found.shares[part], 0);
  const weakSpot = weakSpotOf(view, found.shares, rules);
  return { ...found, view, sum, weakSpot, score: Math.max(0, rounded(sum) - (weakSpot?.tenths ?? 0)) };
}

/** The points of each part in tenths that add up to the sum: only of what is shown, since it takes the most time. */
export function partsOfSleeper({ view, shares, sum }: SleeperScore): ScoredPart[] {
  const most = matchParts.map((part) => view.points[part] * 10);
  const points = matchParts.map((part, index) => most[index]! * shares[part]);
  const shown = apportionPoints({ most, points }, rounded(sum), 1000);
  return matchParts.map((part, index) => ({ part, points: shown.points[index]!, most: shown.most[index]! }));
}

/** A very good mean doesn't cure a bed that is far too hot. What owners say is no part of the bed. */
function weakSpotOf(
  { points }: SleeperView,
  shares: Readonly<Record<MatchPart, number>>,
  { weakSpot: rules }: Ruleset,
): SleeperScore["weakSpot"] {
  let worst: MatchPart | null = null;
  for (const part of matchParts) {
    if (part === "owners" || points[part] < rules.fromPoints) continue;
    if (worst === null || shares[part] < shares[worst]) worst = part;
  }
  if (worst === null || shares[worst] >= rules.share) return null;
  const tenths = rounded(rules.points * (rules.share - shares[worst]) * 10);
  return tenths === 0 ? null : { part: worst, tenths };
}
