import type { MatchAnswer, MatchAnswers } from "../../app/contracts/match";
import { pageOf } from "../listing/pages";
import { addressOf } from "../rules/match/address";
import { explainer } from "../rules/match/explain";
import { profileOf } from "../rules/match/profile";
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
  const { pages, entries } = pageOf(scored.ranked, perPage, page);
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
    count: scored.ranked.length,
    page,
    pages,
    results: entries.map((each, index) => explain(each, first + index + 1)),
  };
}
