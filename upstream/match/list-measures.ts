import { thirdBest } from "../rules/match/bands";
import type { Beside } from "../rules/match/words/explain";
import { nowhere } from "../rules/match/match-model";
import { mediansOf } from "../rules/match/words/praise-words";
import { profileOf } from "../rules/match/profile";
import { foldLines } from "../rules/match/rank";
import { currentRuleset } from "../rules/match/ruleset";
import { scoreModels } from "../rules/match/score-models";
import { keptPerAnswers } from "./kept-lists";

/**
 * What any single bed is measured against for some answers: the list of the whole catalogue. What is delivered where, or stands
 * in a store nearby, hides beds from a list of results but makes none of them better.
 */
export const listMeasures = keptPerAnswers(200, ({ models }, answers): Beside => {
  const profile = profileOf(answers);
  const { ranked } = scoreModels(profile, models, currentRuleset, nowhere);
  return { third: thirdBest(foldLines(ranked), profile), medians: mediansOf(ranked) };
});
