import type { MatchAnswers } from "../../app/contracts/match";
import type { CatalogueSnapshot } from "../catalogue/snapshot";
import { addressOf } from "../rules/match/address";
import { thirdBest } from "../rules/match/bands";
import type { Beside } from "../rules/match/explain";
import { type MatchPlace, nowhere } from "../rules/match/match-model";
import { mediansOf } from "../rules/match/praise-words";
import { profileOf } from "../rules/match/profile";
import { foldLines } from "../rules/match/rank";
import { currentRuleset } from "../rules/match/ruleset";
import { scoreModels } from "../rules/match/score-models";

/** Lists of so many answers are remembered for each reading of the catalogue. */
const mostLists = 200;
const lists = new WeakMap<CatalogueSnapshot, Map<string, Beside>>();

/**
 * What any single bed is measured against for these answers: the list of the whole catalogue, as the quiz would have it. It is
 * scored once for each reading of the catalogue, since pages ask for it again and again.
 */
export function listMeasures(catalogue: CatalogueSnapshot, answers: MatchAnswers, place: MatchPlace = nowhere): Beside {
  const known = lists.get(catalogue) ?? new Map<string, Beside>();
  lists.set(catalogue, known);
  const key = new URLSearchParams(addressOf(answers)).toString();
  const found = known.get(key) ?? measure(catalogue, answers, place);
  // The one that was asked for last is the last to go.
  known.delete(key);
  known.set(key, found);
  if (known.size > mostLists) known.delete(known.keys().next().value!);
  return found;
}

function measure({ models }: CatalogueSnapshot, answers: MatchAnswers, place: MatchPlace): Beside {
  const profile = profileOf(answers);
  const { ranked } = scoreModels(profile, models, currentRuleset, place);
  return { third: thirdBest(foldLines(ranked), profile), medians: mediansOf(ranked) };
}
