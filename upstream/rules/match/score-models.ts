import type { SleeperTarget } from "#contracts/match/sleeper-target";
import { type HiddenModels, type MatchPart, matchParts } from "#contracts/match/match";
import { apportionPoints, rounded } from "./apportion";
import { confidenceShare } from "./confidence";
import { deductionsOf } from "./deductions";
import { hardFilters } from "./hard-filters";
import type { MatchModel, MatchPlace } from "./match-model";
import type { MatchProfile } from "./profile";
import { inRank } from "./rank";
import type { ScoredModel, WeakSpot } from "./scored-model";
import type { Ruleset } from "./ruleset";
import { partsOfSleeper, type ScoredPart, scoreSleeper, type SleeperScore } from "./score-sleeper";
import { type SleeperView, viewsOf } from "./sleeper-view";

export interface Scored<Model extends MatchModel> {
  views: readonly SleeperView[];
  targets: Omit<SleeperTarget, "height">[];
  splitSuggested: boolean;
  considered: number;
  hidden: HiddenModels[];
  /** Best first. */
  ranked: ScoredModel<Model>[];
}

/** Scores and ranks models for a profile (ruleset 2026.3). A pure function of its arguments. */
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
  const weakSpots = weakSpotsOf(sleepers, rules);
  const deductions = deductionsOf(model, profile, rules);
  const sum = rounded(blend(sleepers, rules, (sleeper) => sleeper.sum));
  const off = [...weakSpots, ...deductions].reduce((total, { tenths }) => total + tenths, 0);
  return {
    model,
    score: Math.max(0, sum - off),
    sum,
    weakSpots,
    deductions,
    sleepers,
    confidence: confidenceShare(sleepers, model, profile, rules),
  };
}

/** The partner whom the bed suits less, then the other one; for a single sleeper both are the same. */
function lowerAndHigher(sleepers: readonly SleeperScore[]): [SleeperScore, SleeperScore] {
  const [one, other = one] = sleepers;
  if (one === undefined || other === undefined) throw new RangeError("A bed without a sleeper has no score");
  return one.score <= other.score ? [one, other] : [other, one];
}

/** For a couple the lower score counts most: a bed that one of them hates is no bed for two. */
function blend(sleepers: readonly SleeperScore[], { couple }: Ruleset, of: (sleeper: SleeperScore) => number): number {
  const [lower, higher] = lowerAndHigher(sleepers);
  return of(lower) * couple.lower + of(higher) * (1 - couple.lower);
}

function weakSpotsOf(sleepers: readonly SleeperScore[], { couple }: Ruleset): WeakSpot[] {
  const [lower, higher] = lowerAndHigher(sleepers);
  const counted =
    lower === higher ? [[lower, 1] as const] : [[lower, couple.lower] as const, [higher, 1 - couple.lower] as const];
  return counted.flatMap(([{ weakSpot, view }, share]) => {
    if (weakSpot === null) return [];
    const tenths = rounded(weakSpot.tenths * share);
    return [{ part: weakSpot.part, tenths, who: view.sleeper.key, ownTenths: weakSpot.tenths }];
  });
}

/** The points of each part of a shown bed, in tenths; for a couple, a weighted mix of both. */
export function partsOf({ sleepers, sum }: ScoredModel<MatchModel>, rules: Ruleset): ScoredPart[] {
  if (sleepers.length === 1) return partsOfSleeper(sleepers[0]!);
  const each = (of: (sleeper: SleeperScore, part: MatchPart) => number) =>
    matchParts.map((part) => blend(sleepers, rules, (sleeper) => of(sleeper, part)));
  const { most, points } = apportionPoints(
    {
      most: each(({ view }, part) => view.points[part] * 10),
      points: each(({ view, shares }, part) => view.points[part] * 10 * shares[part]),
    },
    sum,
    1000,
  );
  return matchParts.map((part, index) => ({ part, points: points[index]!, most: most[index]! }));
}

/** The distance for a couple whose targets are both known, else 0. */
function targetsApart(views: readonly SleeperView[]): number {
  const [one, other] = views.filter(({ target }) => target.from !== "assumed").map(({ target }) => target.firmness);
  return one === undefined || other === undefined ? 0 : hundredths(Math.abs(one - other));
}

const hundredths = (value: number) => Math.round((value + Number.EPSILON) * 100) / 100;
