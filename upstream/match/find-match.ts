import type { Facet } from "#contracts/listing";
import type { MatchAnswer, MatchAnswers } from "#contracts/match/match";
import { type CatalogueSource, runningDeal } from "../catalogue/snapshot";
import type { DemoMark } from "../database/services";
import { dealLine } from "../prices/priced-deal";
import { todayAt } from "#contracts/us-days";
import { passing } from "../listing/facets";
import { type Choice, itself, list } from "../listing/list";
import { addressOf } from "../rules/match/address";
import { thirdBest } from "../rules/match/bands";
import { collisionsOf } from "../rules/match/collisions";
import { describeCollision, describePick, explainer } from "../rules/match/text/explain";
import { heightWords } from "../rules/match/text/height-text";
import { picksOf } from "../rules/match/picks/picks";
import { mediansOf } from "../rules/match/text/praise-text";
import { isTooYoung, profileOf } from "../rules/match/profile";
import { equalsIn, foldLines } from "../rules/match/rank";
import { currentRuleset } from "../rules/match/ruleset";
import { scoreModels } from "../rules/match/score-models";
import type { StoreSource } from "../stores/store-guide";
import { betterWithout } from "./better-without";
import { matchList, type MatchList, type MatchSort, type RankedMatch, rankedMatches } from "./match-list";
import { placeOf } from "./place";

export interface MatchServices extends DemoMark, CatalogueSource, StoreSource {
  clock: () => Date;
  sendsMail: boolean;
}

interface MatchPaging {
  perPage: number;
  /** Chooses among the results, given the available choices; by default all of them, best first. */
  choose?: (results: MatchList) => Choice<MatchSort>;
}

const wholeRanking = (): Choice<MatchSort> => ({ chosen: {}, sort: ["match"], page: 1 });

/**
 * Scores the catalogue for the answers and explains one page of it; picks are based on the whole ranking, whatever is
 * chosen. Throws 404 when the page is out of range.
 */
export function findMatch(
  { demo, catalogue, clock, stores, sendsMail }: MatchServices,
  answers: MatchAnswers,
  { perPage, choose = wholeRanking }: MatchPaging,
): MatchAnswer {
  const rules = currentRuleset;
  const profile = profileOf(answers);
  const place = placeOf(stores(), profile.deliveryZip, rules.storeMiles);
  const { models: all } = catalogue();
  // For a baby or toddler we give advice on safe sleep instead (ruleset 2026.3, rule 4).
  const models = isTooYoung(profile) ? [] : all;
  const scored = scoreModels(profile, models, rules, place);
  const lines = foldLines(scored.ranked);
  const matches = rankedMatches(lines, profile);
  const beside = { third: thirdBest(lines, profile), medians: mediansOf(scored.ranked) };
  const explain = explainer(answers, beside, rules, place);
  const equalTo = equalsIn(lines, profile);
  const today = todayAt(clock());
  const toItem = ({ line, rank }: RankedMatch) => {
    const result = explain(line, rank);
    const { model } = line.best;
    return {
      ...result,
      equals: equalTo(line).length,
      deal: dealLine(runningDeal(model, today), model.id, result.size),
    };
  };
  const definition = matchList({ models, place, perPage, toItem });
  const choice = choose(definition);
  const { items, sort, facets, ...shown } = list(matches, definition, choice);
  return {
    demo,
    ruleset: { version: rules.version, effective_on: rules.effective_on },
    answers: addressOf(answers),
    zip_known: profile.deliveryZip === null || place.nearStores !== null,
    targets: scored.targets.map((target, at) => ({
      ...target,
      height: heightWords(scored.views[at]!, answers, rules),
    })),
    split_suggested: scored.splitSuggested,
    considered: scored.considered,
    hidden: scored.hidden,
    better_without: betterWithout(answers, { ...scored, lines }, models, place),
    picks: picksOf({ ...scored, lines, medians: beside.medians }, profile, rules).map((pick) =>
      describePick(pick, profile, beside, rules),
    ),
    collisions: collisionsOf(scored.views, profile, scored.ranked, rules).map((each) =>
      describeCollision(each, profile),
    ),
    ...shown,
    total: matches.length,
    unpriced: passing(matches, itself, definition.facets, choice.chosen).filter(({ unpriced }) => unpriced).length,
    sort: sort[0]!,
    facets: withoutStrangers(facets, matches),
    mails: sendsMail,
    results: items,
  };
}

/** A brand without matches is not offered unless it was chosen. */
function withoutStrangers(facets: readonly Facet[], matches: readonly RankedMatch[]): Facet[] {
  const known = new Set(matches.map(({ model }) => model.card.brand.slug));
  return facets.map(({ values, ...facet }) => ({
    ...facet,
    values: facet.key === "brand" ? values.filter(({ value, selected }) => selected || known.has(value)) : values,
  }));
}
