import type { MatchAnswer, MatchAnswers } from "#contracts/match/match";
import { barOf } from "../rules/match/bands";
import type { MatchModel, MatchPlace } from "../rules/match/match-model";
import { profileOf } from "../rules/match/profile";
import { foldLines, type RankedLine, unpricedForBudget, wholeScore } from "../rules/match/rank";
import { currentRuleset } from "../rules/match/ruleset";
import { type Scored, scoreModels } from "../rules/match/score-models";

/** Answers that can be dropped without giving up what the sleeper needs: how to buy, and the budget. */
const dispensable = ["tryInStore", "budgetRange"] as const;

const { from: goodFrom } = barOf("good", currentRuleset);
/** In whole points, a difference worth mentioning. */
const muchBetter = currentRuleset.picks.otherWithin;

/**
 * If a list has no good bed, the single answer without which it would have much better ones. Null if there is none, or
 * if the list is empty, which says more.
 */
export function betterWithout<Model extends MatchModel>(
  answers: MatchAnswers,
  { hidden, lines }: Pick<Scored<Model>, "hidden"> & { lines: readonly RankedLine<Model>[] },
  models: readonly Model[],
  place: MatchPlace,
): MatchAnswer["better_without"] {
  const best = bestOf(answers, lines);
  if (best === null || best >= goodFrom) return null;
  const inForce = dispensable.filter((drop) => hidden.some((filter) => filter.drop === drop && filter.count > 0));
  return inForce
    .map((drop) => {
      const { [drop]: _, ...others } = answers;
      const found = foldLines(scoreModels(profileOf(others), models, currentRuleset, place).ranked);
      return { drop, count: found.length, score: bestOf(others, found) ?? 0 };
    })
    .filter(({ score }) => score - best >= muchBetter)
    .reduce<MatchAnswer["better_without"]>(
      (one, other) => (one === null || other.score > one.score ? other : one),
      null,
    );
}

/** The best whole score; null if there is no bed, or none whose price is known to be within the budget. */
function bestOf(answers: MatchAnswers, lines: readonly RankedLine<MatchModel>[]): number | null {
  const profile = profileOf(answers);
  const line = lines.find(({ best }) => !unpricedForBudget(best.model, profile));
  return line === undefined ? null : wholeScore(line.best);
}
