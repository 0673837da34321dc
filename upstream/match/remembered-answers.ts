import { matchAnswers, type MatchAnswers, type YourMatch } from "../../app/contracts/match";
import type { MatchModel } from "../rules/match/match-model";
import { addressOf } from "../rules/match/address";
import { bandOf } from "../rules/match/explain";
import { hardFilters } from "../rules/match/hard-filters";
import { profileOf } from "../rules/match/profile";
import { wholeScore } from "../rules/match/rank";
import { riskOf } from "../rules/match/risk";
import { currentRuleset } from "../rules/match/ruleset";
import { scoreModel, viewsOf } from "../rules/match/score-models";
import { weakestPart, whyOf } from "../rules/match/why";
import type { Call } from "../http/operation";
import type { Services } from "../services";
import type { Visit } from "../visits/sessions";
import { rememberInVisit, visitOf } from "../visits/visitor";
import { exactPlace } from "../stores/find-place";
import { placeToKeep } from "../stores/remember-place";
import { placeOf } from "./place";

/**
 * Keeps the answers for the rest of the visit, with the size among them as the one whose prices are shown, and the ZIP
 * code as the place around which stores are shown.
 */
export async function rememberAnswers(call: Call, services: Services, answers: MatchAnswers): Promise<void> {
  const visit = await visitOf(call, services);
  const size = answers.size === undefined || answers.size === "unknown" ? visit.mattress_size : answers.size;
  const match_answers = new URLSearchParams(addressOf(answers)).toString();
  if (visit.mattress_size === size && visit.match_answers === match_answers) return;
  const found = exactPlace(services.stores().places, answers.deliveryZip ?? "");
  const place = found === null ? visit.place : placeToKeep(found);
  await rememberInVisit(call, services, { mattress_size: size, match_answers, place });
}

type Remembering = [visit: Pick<Visit, "match_answers">, services: Pick<Services, "stores">];

/** What the answers that a visit remembers ask for; null where it remembers none, or none that are read today. */
function remembered(...[{ match_answers }, { stores }]: Remembering) {
  if (match_answers === null) return null;
  const address = Object.fromEntries(new URLSearchParams(match_answers));
  const answers = matchAnswers.safeParse(address);
  if (!answers.success) return null;
  const rules = currentRuleset;
  const profile = profileOf(answers.data);
  const filters = hardFilters(profile, placeOf(stores(), profile.deliveryZip, rules.storeMiles), rules);
  return { address, answers: answers.data, rules, profile, filters };
}

/** Scores single beds for the answers that a visit remembers; null where there are none. */
export function yourMatchOf(...of: Remembering): ((model: MatchModel) => YourMatch) | null {
  const found = remembered(...of);
  if (found === null) return null;
  const { address, rules, profile, filters } = found;
  const views = viewsOf(profile, rules);
  return (model) => {
    const scored = scoreModel(model, views, profile, rules);
    const risk = riskOf(model, rules);
    return {
      score: scored.score / 10,
      band: bandOf(wholeScore(scored), rules),
      risk: risk?.level ?? null,
      risk_hard: risk?.hard ?? null,
      why: whyOf(scored, rules),
      weakest: weakestPart(scored, rules),
      left_out: filters.find(({ hides }) => hides(model))?.because ?? null,
      answers: address,
    };
  };
}

/** The answers, and which of them leaves a bed out of the results. */
export function leftOutOf(...of: Remembering) {
  const found = remembered(...of);
  return {
    answers: found?.answers ?? {},
    by: (model: MatchModel) => found?.filters.find(({ hides }) => hides(model))?.filter ?? null,
  };
}
