import { type MatchPart, matchParts } from "../../../app/contracts/match";
import { clamp } from "../piecewise";
import { apportion, rounded } from "./apportion";
import { comparedFirmness, fitShare } from "./firmness-fit";
import type { MatchModel } from "./match-model";
import type { Ruleset } from "./ruleset";
import type { SleeperView } from "./sleeper-view";

/** Points and the most of them in whole tenths. */
export interface ScoredPart {
  part: MatchPart;
  points: number;
  most: number;
  known: boolean;
}

export interface SleeperScore {
  view: SleeperView;
  /** In tenths: the sum of the parts' points. */
  score: number;
  parts: readonly ScoredPart[];
}

/** Scores a model for one sleeper: each part's share of its points, what is unknown left out, rescaled to 100. */
export function scoreSleeper(view: SleeperView, model: MatchModel, rules: Ruleset): SleeperScore {
  const shares = matchParts.map((part) => partShare(part, view, model, rules));
  const weights = matchParts.map((part, index) => (shares[index] === null ? 0 : view.weights[part]));
  const scale = 1000 / weights.reduce((sum, weight) => sum + weight, 0);
  const exactMost = weights.map((weight) => weight * scale);
  const exact = exactMost.map((most, index) => most * (shares[index] ?? 0));
  const most = apportion(exactMost, 1000);
  const score = rounded(exact.reduce((sum, points) => sum + points, 0));
  const points = apportion(exact, score, most);
  return {
    view,
    score,
    parts: matchParts.map((part, index) => ({
      part,
      points: points[index]!,
      most: most[index]!,
      known: shares[index] !== null,
    })),
  };
}

/** From 0 to 1; null when something that it rests on is unknown. */
export function partShare(part: MatchPart, view: SleeperView, model: MatchModel, rules: Ruleset): number | null {
  const { target, sleeper } = view;
  switch (part) {
    case "firmness":
      if (target.firmness === null) return null;
      return fitShare(comparedFirmness(model.firmness, rules).value - target.firmness, sleeper.weight, rules);
    case "support": {
      const needed = supportNeeded(view, rules);
      return needed === null ? null : clamp(1 - (needed - model.scores.support) / rules.support.noneBelow, 0, 1);
    }
    case "owners": {
      const owners = ownersLike(view, model, rules);
      return owners === null ? null : ofFive(owners.mean);
    }
    default:
      return ofFive(model.scores[part]);
  }
}

/** A score of 1 earns nothing, one of 5 everything. */
const ofFive = (score: number) => (score - 1) / 4;

export function supportNeeded({ sleeper: { position, weight } }: SleeperView, { support }: Ruleset): number | null {
  return position === null || weight === null ? null : support.needed[position][weight];
}

/** What owners of the sleeper's position and weight gave, if there are enough of them. */
export function ownersLike({ sleeper: { position, weight } }: SleeperView, model: MatchModel, rules: Ruleset) {
  const alike = model.owners.find((row) => row.position === position && row.weight_band === weight);
  return alike !== undefined && alike.count >= rules.ownersNeeded ? alike : null;
}
