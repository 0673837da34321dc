import { type MatchModel, priceCents } from "./match-model";
import type { MatchProfile } from "./profile";
import type { Ruleset } from "./ruleset";
import type { ScoredModel } from "./scored-model";

/** The score from 0 to 100 as shown and banded. `score` is in tenths. */
export const wholeScore = ({ score }: Pick<ScoredModel<MatchModel>, "score">) => Math.round(score / 10);

/** The price in this size is unpublished, so the bed may or may not be within the budget. */
export const unpricedForBudget = (model: MatchModel, { budgetCents, size }: MatchProfile) =>
  budgetCents !== null && priceCents(model, size) === null;

/** Confidence for the purpose of ordering: in whole steps. */
export const sureness = ({ confidence }: Pick<ScoredModel<MatchModel>, "confidence">, rules: Ruleset) =>
  Math.floor(confidence / rules.confidence.step + 1e-9);

/**
 * The order of results (ruleset 2026.3, rule 12): with a budget, unpriced beds last; then the higher whole score, the
 * higher confidence, the better owner rating, and only then the lower price.
 */
export function inRank(profile: MatchProfile, rules: Ruleset) {
  const price = (model: MatchModel) => priceCents(model, profile.size) ?? Infinity;
  return (left: ScoredModel<MatchModel>, right: ScoredModel<MatchModel>): number =>
    Number(unpricedForBudget(left.model, profile)) - Number(unpricedForBudget(right.model, profile)) ||
    wholeScore(right) - wholeScore(left) ||
    sureness(right, rules) - sureness(left, rules) ||
    right.model.owner_stars - left.model.owner_stars ||
    ascending(price(left.model), price(right.model)) ||
    ascending(left.model.card.slug, right.model.card.slug);
}

const ascending = <T extends number | string>(left: T, right: T) => (left === right ? 0 : left < right ? -1 : 1);

/** A result and the other comfort levels of its line, in the order of the results. */
export interface RankedLine<Model extends MatchModel> {
  best: ScoredModel<Model>;
  others: ScoredModel<Model>[];
}

/** Folds the comfort levels of a line into the best of them. */
export function foldLines<Model extends MatchModel>(ranked: readonly ScoredModel<Model>[]): RankedLine<Model>[] {
  const lines = new Map<number, RankedLine<Model>>();
  for (const scored of ranked) {
    const line = lines.get(scored.model.line_id);
    if (line === undefined) lines.set(scored.model.line_id, { best: scored, others: [] });
    else line.others.push(scored);
  }
  return [...lines.values()];
}

/** The other lines with the same whole score as a line. With a budget, priced and unpriced beds are never equal. */
export function equalsIn<Model extends MatchModel>(lines: readonly RankedLine<Model>[], profile: MatchProfile) {
  const groupOf = ({ best }: RankedLine<Model>) => `${unpricedForBudget(best.model, profile)} ${wholeScore(best)}`;
  return (line: RankedLine<Model>): RankedLine<Model>[] =>
    lines.filter((other) => other !== line && groupOf(other) === groupOf(line));
}
