import { type MatchModel, priceCents } from "./match-model";
import type { MatchProfile } from "./profile";
import type { Ruleset } from "./ruleset";
import type { ScoredModel } from "./scored-model";

/** The score as it is shown and named, from 0 to 100. `score` is in tenths. */
export const wholeScore = ({ score }: Pick<ScoredModel<MatchModel>, "score">) => Math.round(score / 10);

/** Nobody published what it costs in this size, so that nobody can say whether the budget allows it. */
export const unpricedForBudget = (model: MatchModel, { budgetCents, size }: MatchProfile) =>
  budgetCents !== null && priceCents(model, size) === null;

/** How sure a score is as far as it orders anything: in whole steps. */
export const sureness = ({ confidence }: Pick<ScoredModel<MatchModel>, "confidence">, rules: Ruleset) =>
  Math.floor(confidence / rules.confidence.step + 1e-9);

/**
 * The order of results (ruleset 2026.3, rule 12): those without a price after the others where there is a budget; the
 * higher whole score; the more certain one; what all owners say; and only then the price.
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

/** A result and the other comfort levels of its line, each in the order of the results. */
export interface RankedLine<Model extends MatchModel> {
  best: ScoredModel<Model>;
  others: ScoredModel<Model>[];
}

/** Comfort levels of one line fold into the best of them. */
export function foldLines<Model extends MatchModel>(ranked: readonly ScoredModel<Model>[]): RankedLine<Model>[] {
  const lines = new Map<number, RankedLine<Model>>();
  for (const scored of ranked) {
    const line = lines.get(scored.model.line_id);
    if (line === undefined) lines.set(scored.model.line_id, { best: scored, others: [] });
    else line.others.push(scored);
  }
  return [...lines.values()];
}

/**
 * The other lines of the same whole score as one of them. Where there is a budget, beds with a price and those without stand
 * apart, so neither are equal to the others.
 */
export function equalsIn<Model extends MatchModel>(lines: readonly RankedLine<Model>[], profile: MatchProfile) {
  const groupOf = ({ best }: RankedLine<Model>) => `${unpricedForBudget(best.model, profile)} ${wholeScore(best)}`;
  return (line: RankedLine<Model>): RankedLine<Model>[] =>
    lines.filter((other) => other !== line && groupOf(other) === groupOf(line));
}
