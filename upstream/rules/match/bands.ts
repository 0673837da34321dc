import { type MatchBand, matchParts } from "#contracts/match/match";
import { capacityUnknown } from "./hard-filters";
import type { MatchModel } from "./match-model";
import type { MatchProfile } from "./profile";
import { type RankedLine, unpricedForBudget, wholeScore } from "./rank";
import type { Ruleset } from "./ruleset";
import type { ScoredModel } from "./scored-model";

/** Index of the line that Excellent is measured against: the third best. */
const measuredAgainst = 2;

/**
 * The band of a bed among the lines of its list (ruleset 2026.3, rule 14); null where a budget is given and the price
 * is unpublished. `third` is the whole score of the list's third best line.
 */
export function bandOf(scored: ScoredModel<MatchModel>, third: number, profile: MatchProfile, rules: Ruleset) {
  if (unpricedForBudget(scored.model, profile)) return null;
  if (scored.confidence < rules.confidence.possibleBelow) return "possible";
  const score = wholeScore(scored);
  const [band] = rules.bands.find(([, { from, behind }]) => score >= from && third - score <= behind) ?? ["weak"];
  const held = heldBack(band as MatchBand, scored, rules);
  return held === "excellent" && capacityHolds(scored.model, profile, rules) ? "good" : held;
}

/** The score that a band requires, and how close to the third best it has to be. */
export const barOf = (name: Ruleset["bands"][number][0], { bands }: Ruleset) =>
  bands.find(([band]) => band === name)![1];

/** Whether a sleeper is so heavy that a bed with no published capacity is capped at good (rule 14). */
export const capacityHolds = (model: MatchModel, profile: MatchProfile, { heldBack }: Ruleset): boolean =>
  capacityUnknown(model, profile, heldBack.capacityFromPounds);

/** A part that matters and falls short lowers the band, whatever the mean. */
function heldBack(band: MatchBand, { sleepers }: ScoredModel<MatchModel>, { heldBack: rules }: Ruleset): MatchBand {
  const worst = Math.min(
    ...sleepers.flatMap(({ view, shares }) =>
      matchParts.filter((part) => view.points[part] >= rules.fromPoints).map((part) => shares[part]),
    ),
  );
  if (worst < rules.fairBelow) return band === "excellent" || band === "good" ? "fair" : band;
  return worst < rules.goodBelow && band === "excellent" ? "good" : band;
}

/** The whole score of the third best line, or of the last one if there are fewer. */
export function thirdBest(lines: readonly RankedLine<MatchModel>[], profile: MatchProfile): number {
  const priced = lines.filter(({ best }) => !unpricedForBudget(best.model, profile));
  const line = priced[Math.min(measuredAgainst, priced.length - 1)];
  return line === undefined ? 0 : wholeScore(line.best);
}
