import { thirdBest } from "../rules/match/bands";
import { nowhere } from "../rules/match/match-model";
import { profileOf } from "../rules/match/profile";
import { foldLines, wholeScore } from "../rules/match/rank";
import { currentRuleset } from "../rules/match/ruleset";
import { scoreModels } from "../rules/match/score-models";
import { keptPerAnswers } from "./kept-lists";

/**
 * The lines that are good for a sleeper of whom only a little is known, each by its best comfort level: the slug of that bed and
 * its place, best first, in the order that the quiz has for these answers (ruleset 2026.3, rule 18). They are as far behind the
 * third best as good ones may be; what they are called is not said, since so little is known.
 */
export const sleeperList = keptPerAnswers(100, ({ models }, answers): ReadonlyMap<string, number> => {
  const profile = profileOf(answers);
  const lines = foldLines(scoreModels(profile, models, currentRuleset, nowhere).ranked);
  const third = thirdBest(lines, profile);
  const [, { from, behind }] = currentRuleset.bands.find(([band]) => band === "good")!;
  const good = lines.filter(({ best }) => wholeScore(best) >= from && third - wholeScore(best) <= behind);
  return new Map(good.map(({ best }, place) => [best.model.card.slug, place]));
});
