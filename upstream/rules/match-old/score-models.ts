import { type HiddenModels, matchParts, type SleeperTarget } from "../../../app/contracts/match";
import { apportionPoints, rounded } from "./apportion";
import { confidenceShare } from "./confidence";
import { hardFilters, overBudgetCents } from "./hard-filters";
import { inRank } from "./rank";
import type { MatchModel, MatchPlace } from "./match-model";
import type { MatchProfile } from "./profile";
import type { Ruleset } from "./ruleset";
import { type ScoredModel, type ScoredPart, scoreSleeper, type SleeperScore } from "./score-sleeper";
import { type SleeperView, sleeperView } from "./sleeper-view";

export interface Scored<Model extends MatchModel> {
  views: readonly SleeperView[];
  targets: SleeperTarget[];
  splitSuggested: boolean;
  considered: number;
  hidden: HiddenModels[];
  /** Best first. */
  ranked: ScoredModel<Model>[];
}

/** Scores and ranks models for a profile (domain.md section 8). A pure function of what it is given. */
export function scoreModels<Model extends MatchModel>(
  profile: MatchProfile,
  models: readonly Model[],
  rules: Ruleset,
  place: MatchPlace,
): Scored<Model> {
  const views = viewsOf(profile, rules);
  const filters = hardFilters(profile, place, rules).map((filter) => ({ ...filter, count: 0 }));
  const ranked: ScoredModel<Model>[] = [];
  for (const model of models) {
    let shown = true;
    for (const filter of filters) {
      if (!filter.hides(model)) continue;
      filter.count += 1;
      shown = false;
    }
    if (shown) ranked.push(scoreModel(model, views, profile, rules));
  }
  ranked.sort(inRank(profile));
  return {
    views,
    targets: views.map(({ sleeper, target }) => ({
      sleeper: sleeper.key,
      target: target.firmness === null ? null : hundredths(target.firmness),
      steps: target.steps,
    })),
    splitSuggested: targetsApart(views) >= rules.target.splitFrom,
    considered: models.length,
    hidden: filters.map(({ hides: _, ...told }) => told),
    ranked,
  };
}

export const viewsOf = (profile: MatchProfile, rules: Ruleset) =>
  profile.sleepers.map((sleeper) => sleeperView(sleeper, profile, rules));

export function scoreModel<Model extends MatchModel>(
  model: Model,
  views: readonly SleeperView[],
  profile: MatchProfile,
  rules: Ruleset,
): ScoredModel<Model> {
  const sleepers = views.map((view) => scoreSleeper(view, model, rules));
  const { score, parts } = together(sleepers, rules);
  const deduction = overBudgetCents(model, profile) > 0 ? Math.min(score, rules.budget.deduction * 10) : 0;
  return {
    model,
    score: score - deduction,
    parts,
    deduction,
    sleepers,
    confidence: confidenceShare(views, model, profile, rules),
  };
}

/** 0.7 of the lower score and 0.3 of the mean is 0.85 of the lower and 0.15 of the higher: so of every part, too. */
function together(sleepers: readonly SleeperScore[], { couple }: Ruleset): Pick<SleeperScore, "score" | "parts"> {
  const [one, other] = sleepers;
  if (one === undefined) throw new RangeError("A bed without a sleeper has no score");
  if (other === undefined) return one;
  const [lower, higher] = one.score <= other.score ? [one, other] : [other, one];
  const lowerShare = couple.lower + couple.mean / 2;
  const blend = (of: (sleeper: SleeperScore) => number) => of(lower) * lowerShare + of(higher) * (1 - lowerShare);
  const each = (of: (part: ScoredPart) => number) =>
    matchParts.map((_, index) => blend(({ parts }) => of(parts[index]!)));
  const score = rounded(blend((sleeper) => sleeper.score));
  const exact = { most: each((part) => part.most), points: each((part) => part.points) };
  const { most, points } = apportionPoints(exact, score, 1000);
  return {
    score,
    parts: matchParts.map((part, index) => ({
      part,
      points: points[index]!,
      most: most[index]!,
      known: sleepers.some(({ parts }) => parts[index]!.known),
    })),
  };
}

/** Of a couple whose targets are both known, else 0. */
function targetsApart(views: readonly SleeperView[]): number {
  const [one, other] = views.map(({ target }) => target.firmness);
  return one == null || other == null ? 0 : hundredths(Math.abs(one - other));
}

const hundredths = (value: number) => Math.round((value + Number.EPSILON) * 100) / 100;
