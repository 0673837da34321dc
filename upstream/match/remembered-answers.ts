import { matchAnswers, type MatchAnswers, type YourMatch } from "#contracts/match/match";
import { isForOthers } from "#contracts/vocabulary/match";
import type { CatalogueSource } from "../catalogue/snapshot";
import type { MatchModel } from "../rules/match/match-model";
import { addressOf } from "../rules/match/address";
import { bandOf } from "../rules/match/bands";
import { hardFilters } from "../rules/match/hard-filters";
import { isTooYoung, profileOf } from "../rules/match/profile";
import { riskOf } from "../rules/match/risk";
import { currentRuleset } from "../rules/match/ruleset";
import { scoreModel, scoreModels } from "../rules/match/score-models";
import { viewsOf } from "../rules/match/sleeper-view";
import { weakestPart, whyOf } from "../rules/match/text/why";
import type { Call } from "../http/operation";
import type { StoreSource } from "../stores/store-guide";
import type { Session } from "../sessions/sessions";
import { rememberInSession, sessionOf, type SessionServices } from "../sessions/visitor";
import { exactPlace } from "../stores/find-place";
import { placeToKeep } from "../stores/remember-place";
import { listMeasures } from "./list-measures";
import { placeOf } from "./place";

/**
 * Remembers the answers for the rest of the session, using their size as the size for prices and their ZIP code as the
 * place for stores.
 */
export async function rememberAnswers(
  call: Call,
  services: SessionServices & StoreSource,
  answers: MatchAnswers,
): Promise<void> {
  const session = await sessionOf(call, services);
  const size = answers.size === undefined || answers.size === "unknown" ? session.mattress_size : answers.size;
  const match_answers = new URLSearchParams(addressOf(answers)).toString();
  if (session.mattress_size === size && session.match_answers === match_answers) return;
  const found = exactPlace(services.stores().places, answers.deliveryZip ?? "");
  const place = found === null ? session.place : placeToKeep(found);
  await rememberInSession(call, services, { mattress_size: size, match_answers, place });
}

interface Remembered {
  /** In the form of the results' URL. */
  address: Record<string, string>;
  answers: MatchAnswers;
}

/** The answers that a session remembers; null if there are none, or none that are still valid. */
export function rememberedAnswers({ match_answers }: Pick<Session, "match_answers">): Remembered | null {
  if (match_answers === null) return null;
  const address = Object.fromEntries(new URLSearchParams(match_answers));
  const answers = matchAnswers.safeParse(address);
  return answers.success ? { address, answers: answers.data } : null;
}

/** Scores single beds for the answers that a session remembers; null if there are none. */
export function yourMatchOf(
  session: Pick<Session, "match_answers">,
  { stores, catalogue }: CatalogueSource & StoreSource,
): ((model: MatchModel) => YourMatch) | null {
  const remembered = rememberedAnswers(session);
  if (remembered === null) return null;
  const { address } = remembered;
  const rules = currentRuleset;
  const profile = profileOf(remembered.answers);
  if (isTooYoung(profile)) return null;
  const views = viewsOf(profile, rules);
  const place = placeOf(stores(), profile.deliveryZip, rules.storeMiles);
  const filters = hardFilters(profile, place, rules);
  // That a bed is made for others comes before what another answer would change.
  filters.sort((one, other) => Number(isForOthers(other.filter)) - Number(isForOthers(one.filter)));
  const { third, medians } = listMeasures(catalogue(), remembered.answers, stores());
  return (model) => {
    const scored = scoreModel(model, views, profile, rules);
    const risk = riskOf(model, rules);
    const filter = filters.find(({ hides }) => hides(model));
    return {
      score: scored.score / 10,
      band: bandOf(scored, third, profile, rules),
      risk: risk?.level ?? null,
      risk_hard: risk?.hard ?? null,
      why: whyOf(scored, medians, profile, rules),
      weakest: weakestPart(scored, profile, rules),
      left_out: filter?.because ?? null,
      left_out_by: filter?.filter ?? null,
      answers: address,
    };
  };
}

/** The ranks of all beds that the remembered answers don't filter out, by ID; null if none are remembered. */
export function placesOf(
  session: Pick<Session, "match_answers">,
  { stores, catalogue }: CatalogueSource & StoreSource,
): ReadonlyMap<number, number> | null {
  const remembered = rememberedAnswers(session);
  if (remembered === null) return null;
  const profile = profileOf(remembered.answers);
  if (isTooYoung(profile)) return null;
  const place = placeOf(stores(), profile.deliveryZip, currentRuleset.storeMiles);
  const { ranked } = scoreModels(profile, catalogue().models, currentRuleset, place);
  return new Map(ranked.map(({ model }, place) => [model.id, place]));
}
