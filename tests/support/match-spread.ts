import type { MatchAnswers } from "../../app/contracts/match";
import { type MattressType, mattressTypes } from "../../app/contracts/mattress";
import { nowhere } from "../../upstream/rules/match/match-model";
import { profileOf } from "../../upstream/rules/match/profile";
import { foldLines } from "../../upstream/rules/match/rank";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { scoreModels } from "../../upstream/rules/match/score-models";
import type { DemoBed } from "./demo-beds";

interface Spread {
  /** Of each type: its beds, how many sleepers see one first, and how many see one among the first five. */
  types: { type: MattressType; beds: number; first: number; firstFive: number }[];
  differentFirst: number;
}

/** Which types of bed come first for these sleepers. */
export function spreadOf(sleepers: readonly MatchAnswers[], beds: readonly DemoBed[]): Spread {
  const results = sleepers.map((answers) => firstFiveCards(answers, beds));
  return {
    types: mattressTypes.map((type) => ({
      type,
      beds: beds.filter(({ card }) => card.type === type).length,
      first: results.filter(([first]) => first?.type === type).length,
      firstFive: results.filter((five) => five.some((card) => card.type === type)).length,
    })),
    differentFirst: new Set(results.map(([first]) => first?.slug)).size,
  };
}

/** The cards of the five beds that somebody sees first, each of another line. */
export const firstFiveCards = (answers: MatchAnswers, beds: readonly DemoBed[]): DemoBed["card"][] =>
  foldLines(rankedFor(answers, beds))
    .slice(0, 5)
    .map(({ best }) => best.model.card);

/** All beds in the order of the results, comfort levels of a line each on their own. */
export const rankedFor = (answers: MatchAnswers, beds: readonly DemoBed[]) =>
  scoreModels(profileOf(answers), beds, currentRuleset, nowhere).ranked;
