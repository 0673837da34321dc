import { type MatchPart, matchParts } from "../../../app/contracts/match";
import { clamp } from "../piecewise";
import { apportionPoints, rounded } from "./apportion";
import { comparedFirmness, fitShare } from "./firmness-fit";
import type { MatchModel } from "./match-model";
import type { Need, Ruleset } from "./ruleset";
import type { NeedPart, SleeperView } from "./sleeper-view";

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

/** A model's score in tenths: its parts' points less the deduction. */
export interface ScoredModel<Model extends MatchModel> {
  model: Model;
  score: number;
  parts: readonly ScoredPart[];
  /** In tenths; 0 when it is within budget. */
  deduction: number;
  sleepers: readonly SleeperScore[];
  confidence: number;
}

/** Scores a model for one sleeper: each part's share of its points, what is unknown left out, rescaled to 100. */
export function scoreSleeper(view: SleeperView, model: MatchModel, rules: Ruleset): SleeperScore {
  const shares = matchParts.map((part) => partShare(part, view, model, rules));
  const weights = matchParts.map((part, index) => (shares[index] === null ? 0 : view.weights[part]));
  const scale = 1000 / weights.reduce((sum, weight) => sum + weight, 0);
  const exactMost = weights.map((weight) => weight * scale);
  const exact = exactMost.map((most, index) => most * (shares[index] ?? 0));
  const score = rounded(exact.reduce((sum, points) => sum + points, 0));
  const { most, points } = apportionPoints({ most: exactMost, points: exact }, score, 1000);
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
  if (part === "firmness") {
    if (target.firmness === null) return null;
    return fitShare(
      comparedFirmness(model.firmness, target.firmness, rules).value - target.firmness,
      sleeper.weight,
      rules,
    );
  }
  if (part === "owners") {
    const owners = ownersLike(view, model, rules);
    // One star earns nothing, five everything.
    return owners === null ? null : (owners.mean - 1) / 4;
  }
  const need = view.needs[part];
  return need === null ? null : clamp(1 - distanceFrom(need, scoreOf(part, model)) / rules.needs.noneAway, 0, 1);
}

/** The score from 1 to 5 that a part is earned by. */
export const scoreOf = (part: NeedPart, { scores }: MatchModel) => scores[part === "feel" ? "responsiveness" : part];

/** How far a score lies outside of what is needed; 0 within it. */
export const distanceFrom = ({ least = 1, most = 5 }: Need, score: number) => Math.max(least - score, score - most, 0);

/** What owners of the sleeper's position and weight gave, if there are enough of them. */
export function ownersLike({ sleeper: { position, weight } }: SleeperView, model: MatchModel, rules: Ruleset) {
  const alike = model.owners.find((row) => row.position === position && row.weight_band === weight);
  return alike !== undefined && alike.count >= rules.ownersNeeded ? alike : null;
}
