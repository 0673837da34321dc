import { thirdBest } from "../rules/match/bands";
import type { Beside } from "../rules/match/text/explain";
import { nowhere } from "../rules/match/match-model";
import { mediansOf } from "../rules/match/text/praise-text";
import { profileOf } from "../rules/match/profile";
import { foldLines } from "../rules/match/rank";
import { currentRuleset } from "../rules/match/ruleset";
import { scoreModels } from "../rules/match/score-models";
import { memoizePerAnswers } from "./memoized-lists";
import { placeOf } from "./place";

/**
 * What any single bed is compared with for some answers: the list of results for these answers, so that a bed gets the
 * same band on its page as in the list (ruleset 2026.3, rule 14). `stores` determines what a ZIP code among the answers
 * hides.
 */
export const listMeasures = memoizePerAnswers(200, ({ models }, answers, stores): Beside => {
  const profile = profileOf(answers);
  const place = stores === undefined ? nowhere : placeOf(stores, profile.deliveryZip, currentRuleset.storeMiles);
  const { ranked } = scoreModels(profile, models, currentRuleset, place);
  return { third: thirdBest(foldLines(ranked), profile), medians: mediansOf(ranked) };
});
