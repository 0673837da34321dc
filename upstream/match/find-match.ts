import type { MatchAnswer, MatchAnswers } from "../../app/contracts/match";
import { pageOf } from "../listing/pages";
import { addressOf } from "../rules/match/address";
import { describePick, explainer } from "../rules/match/explain";
import { picksOf } from "../rules/match/picks";
import { profileOf } from "../rules/match/profile";
import { foldLines, unpricedForBudget } from "../rules/match/rank";
import { currentRuleset } from "../rules/match/ruleset";
import { scoreModels } from "../rules/match/score-models";
import type { Services } from "../services";
import { placeOf } from "./place";

/** Scores the catalogue for the answers and explains one page of it. Throws 404 when the page is out of range. */
export function findMatch(
  { demo, catalogue, stores }: Services,
  answers: MatchAnswers,
  { page, perPage }: { page: number; perPage: number },
): MatchAnswer {
  const rules = currentRuleset;
  const profile = profileOf(answers);
  const place = placeOf(stores(), profile.deliveryZip, rules.storeMiles);
  const scored = scoreModels(profile, catalogue().models, rules, place);
  const lines = foldLines(scored.ranked);
  const { pages, entries } = pageOf(lines, perPage, page);
  const explain = explainer(answers, rules, place);
  const first = (page - 1) * perPage;
  return {
    demo,
    ruleset: { version: rules.version, effective_on: rules.effective_on },
    answers: addressOf(answers),
    targets: scored.targets,
    split_suggested: scored.splitSuggested,
    considered: scored.considered,
    hidden: scored.hidden,
    picks: picksOf({ ...scored, lines }, profile, rules).map((pick) => describePick(pick, profile, rules)),
    count: lines.length,
    unpriced: lines.filter(({ best }) => unpricedForBudget(best.model, profile)).length,
    page,
    pages,
    results: entries.map((each, index) => explain(each, first + index + 1)),
  };
}
