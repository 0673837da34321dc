import { barOf, thirdBest } from "../rules/match/bands";
import { nowhere } from "../rules/match/match-model";
import { profileOf } from "../rules/match/profile";
import { foldLines, wholeScore } from "../rules/match/rank";
import { currentRuleset } from "../rules/match/ruleset";
import { scoreModels } from "../rules/match/score-models";
import { memoizePerAnswers } from "./memoized-lists";

/** What the match says of a bed for a sleeper. */
export interface SleeperMatch {
  /** Among all beds, best first. */
  place: number;
  /** From 0 to 100. */
  score: number;
  /** Whether it is no further behind the third best line than a good match may be. */
  isGood: boolean;
}

/**
 * What the match says of each bed for a sleeper of whom only a little is known, by its slug, in the order that the quiz has
 * for these answers (ruleset 2026.3, rule 18). Beds that the quiz leaves out aren't in it. Comfort levels of a line each have
 * a place: which of them stands for the line depends on what else is asked of it.
 */
export const sleeperList = memoizePerAnswers(100, ({ models }, answers): ReadonlyMap<string, SleeperMatch> => {
  const profile = profileOf(answers);
  const { ranked } = scoreModels(profile, models, currentRuleset, nowhere);
  const third = thirdBest(foldLines(ranked), profile);
  const { from, behind } = barOf("good", currentRuleset);
  return new Map(
    ranked.map((scored, place) => {
      const score = wholeScore(scored);
      return [scored.model.card.slug, { place, score, isGood: score >= from && third - score <= behind }];
    }),
  );
});
