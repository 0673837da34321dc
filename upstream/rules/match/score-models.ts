import { type HiddenModels, type MatchPart, matchParts, type SleeperTarget } from "../../../app/contracts/match";
import { apportionPoints, rounded } from "./apportion";
import { confidenceShare } from "./confidence";
import { type Deduction, deductionsOf } from "./deductions";
import { hardFilters } from "./hard-filters";
import type { MatchModel, MatchPlace } from "./match-model";
import type { MatchProfile } from "./profile";
import { inRank } from "./rank";
import type { Ruleset } from "./ruleset";
import { type ScoredPart, scoreSleeper, type SleeperScore } from "./score-sleeper";
import { type SleeperView, viewsOf } from "./sleeper-view";

/** A model's score in tenths: its parts' points less the weak spot's and the deductions'. */
export interface ScoredModel<Model extends MatchModel> {
  model: Model;
  score: number;
  parts: readonly ScoredPart[];
  weakSpots: readonly WeakSpot[];
  deductions: readonly Deduction[];
  sleepers: readonly SleeperScore[];
  confidence: number;
}

/** What a far too weak part costs the bed, in tenths: of a couple, what it costs one of them, by how much that counts. */
export interface WeakSpot {
  part: MatchPart;
  tenths: number;
  who: "you" | "partner";
}

export interface Scored<Model extends MatchModel> {
  views: readonly SleeperView[];
  targets: SleeperTarget[];
  splitSuggested: boolean;
  considered: number;
  hidden: HiddenModels[];
  /** Best first. */
  ranked: ScoredModel<Model>[];
}

/** Scores and ranks models for a profile (ruleset 2026.3). A pure function of what it is given. */
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
  ranked.sort(inRank(profile, rules));
  return {
    views,
    targets: views.map(({ sleeper, target }) => ({
      sleeper: sleeper.key,
      target: target.from === "assumed" ? null : hundredths(target.firmness),
      steps: target.steps,
    })),
    splitSuggested: targetsApart(views) >= rules.target.splitFrom,
    considered: models.length,
    hidden: filters.map(({ hides: _, ...told }) => told),
    ranked,
  };
}

export function scoreModel<Model extends MatchModel>(
  model: Model,
  views: readonly SleeperView[],
  profile: MatchProfile,
  rules: Ruleset,
): ScoredModel<Model> {
  const sleepers = views.map((view) => scoreSleeper(view, model, rules));
  const { sum, parts, weakSpots } = together(sleepers, rules);
  const deductions = deductionsOf(model, profile, rules);
  const off = [...weakSpots, ...deductions].reduce((total, { tenths }) => total + tenths, 0);
  return {
    model,
    score: Math.max(0, sum - off),
    parts,
    weakSpots,
    deductions,
    sleepers,
    confidence: confidenceShare(views, model, profile, rules),
  };
}

/** Of a couple the lower score counts most: a bed that one of them hates is no bed for two. */
function together(sleepers: readonly SleeperScore[], { couple }: Ruleset) {
  const [one, other] = sleepers;
  if (one === undefined) throw new RangeError("A bed without a sleeper has no score");
  const weakSpotOf = ({ weakSpot, view }: SleeperScore, share: number): WeakSpot[] => {
    const tenths = rounded((weakSpot?.tenths ?? 0) * share);
    return weakSpot === null || tenths === 0 ? [] : [{ part: weakSpot.part, tenths, who: view.sleeper.key }];
  };
  const sumOf = ({ parts }: SleeperScore) => parts.reduce((sum, { points }) => sum + points, 0);
  if (other === undefined) return { sum: sumOf(one), parts: one.parts, weakSpots: weakSpotOf(one, 1) };
  const [lower, higher] = one.score <= other.score ? [one, other] : [other, one];
  const blend = (of: (sleeper: SleeperScore) => number) =>
    of(lower) * couple.lower + of(higher) * (1 - couple.lower);
  const each = (of: (part: ScoredPart) => number) =>
    matchParts.map((_, index) => blend(({ parts }) => of(parts[index]!)));
  const sum = rounded(blend(sumOf));
  const { most, points } = apportionPoints(
    { most: each((part) => part.most), points: each((part) => part.points) },
    sum,
    1000,
  );
  return {
    sum,
    parts: matchParts.map((part, index) => ({ part, points: points[index]!, most: most[index]! })),
    weakSpots: [...weakSpotOf(lower, couple.lower), ...weakSpotOf(higher, 1 - couple.lower)],
  };
}

/** Of a couple whose targets are both known, else 0. */
function targetsApart(views: readonly SleeperView[]): number {
  const [one, other] = views.filter(({ target }) => target.from !== "assumed").map(({ target }) => target.firmness);
  return one === undefined || other === undefined ? 0 : hundredths(Math.abs(one - other));
}

const hundredths = (value: number) => Math.round((value + Number.EPSILON) * 100) / 100;
