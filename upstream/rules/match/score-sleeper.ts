import { type MatchPart, matchParts } from "#contracts/match/match";
import { apportionPoints, rounded } from "./apportion";
import type { MatchModel } from "./match-model";
import { type PartShares, partShares } from "./part-shares";
import type { Ruleset } from "./ruleset";
import type { SleeperView } from "./sleeper-view";

/** Points and their maximum, in whole tenths. */
export interface ScoredPart {
  part: MatchPart;
  points: number;
  most: number;
}

export interface SleeperScore extends PartShares {
  view: SleeperView;
  /** The sum of the parts' points, in tenths, unrounded. */
  sum: number;
  /** A part that is far too weak for this sleeper, and its cost in tenths (rule 9). */
  weakSpot: { part: MatchPart; tenths: number } | null;
  /** In tenths: the parts' points minus the cost of the weak spot. */
  score: number;
}

/** Scores a model for one sleeper; the maximum of all parts together is 1000 tenths. */
export function scoreSleeper(view: SleeperView, model: MatchModel, rules: Ruleset): SleeperScore {
  const found = partShares(view, model, rules);
  const sum = matchParts.reduce((total, part) => total + view.points[part] * 10 * found.shares[part], 0);
  const weakSpot = weakSpotOf(view, found.shares, rules);
  return { ...found, view, sum, weakSpot, score: Math.max(0, rounded(sum) - (weakSpot?.tenths ?? 0)) };
}

/**
 * The points of each part in tenths, adding up to the sum. This is the slowest step, so it runs only for models that
 * are shown.
 */
export function partsOfSleeper({ view, shares, sum }: SleeperScore): ScoredPart[] {
  const most = matchParts.map((part) => view.points[part] * 10);
  const points = matchParts.map((part, index) => most[index]! * shares[part]);
  const shown = apportionPoints({ most, points }, rounded(sum), 1000);
  return matchParts.map((part, index) => ({ part, points: shown.points[index]!, most: shown.most[index]! }));
}

/** A very good mean doesn't make up for a bed that is far too hot. Owners' ratings aren't a property of the bed. */
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
