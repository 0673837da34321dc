import type { MatchPickKind } from "#contracts/match/match";
import type { MattressType } from "#contracts/mattress";
import type { MatchModel } from "../match-model";
import type { MatchProfile } from "../profile";
import { type RankedLine, wholeScore } from "../rank";
import type { Ruleset } from "../ruleset";
import type { ScoredModel } from "../scored-model";
import type { SleeperView } from "../sleeper-view";
import type { Medians } from "../text/praise-text";
import { weakestPart } from "../text/why";

export type Typed = MatchModel & { card: { type: MattressType | null } };

/** A bed that stands out (or two beds, for a split pair), and why in one sentence. */
export interface NamedPick<Model extends MatchModel> {
  kind: MatchPickKind;
  because: string;
  beds: ScoredModel<Model>[];
}

export interface Found<Model extends MatchModel> {
  /** Best first. */
  lines: readonly RankedLine<Model>[];
  views: readonly SleeperView[];
  splitSuggested: boolean;
  medians: Medians;
}

export const pointsBehind = (best: ScoredModel<MatchModel>, other: ScoredModel<MatchModel>) =>
  wholeScore(best) - wholeScore(other);

/** The person it should fit, by name; a couple is addressed directly. */
export const nameOf = ({ sleepers }: ScoredModel<MatchModel>) => sleepers[0]!.view.sleeper.words.name;

/** Of a bed with a drawback, which stands beside these words, only its score is said to be equal. */
export function behindText(
  best: ScoredModel<MatchModel>,
  other: ScoredModel<MatchModel>,
  profile: MatchProfile,
  rules: Ruleset,
): string {
  const points = pointsBehind(best, other);
  if (points > 0) return `scores only ${points} ${points === 1 ? "point" : "points"} lower`;
  return weakestPart(other, profile, rules) === null ? `fits ${nameOf(other)} just as well` : "scores just as high";
}
