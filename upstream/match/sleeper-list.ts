import { barOf, thirdBest } from "../rules/match/bands";
import { nowhere } from "../rules/match/match-model";
import { profileOf } from "../rules/match/profile";
import { foldLines, wholeScore } from "../rules/match/rank";
import { currentRuleset } from "../rules/match/ruleset";
import { scoreModels } from "../rules/match/score-models";
import { memoizePerAnswers } from "./memoized-lists";

/** The match's result for a bed and a sleeper. */
export interface SleeperMatch {
  /** Its rank among all beds, best first. */
  place: number;
  /** From 0 to 100. */
  score: number;
  /** Whether its score is good enough for a good match, also compared with the third best line. */
  isGood: boolean;
}

/**
 * For a sleeper about whom only a little is known, the match's result for each bed by slug, in the order of the quiz
 * for these answers (ruleset 2026.3, rule 18). Beds that the quiz filters out aren't included. Each comfort level of a
 * line has its own rank: which of them represents the line depends on the other criteria.
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
