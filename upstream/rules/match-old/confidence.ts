import { matchParts, type MatchResult } from "../../../app/contracts/match";
import { does, youWords } from "../../../app/contracts/vocabulary/sleeper-words";
import { comparedFirmness } from "./firmness-fit";
import { type MatchModel, priceCents } from "./match-model";
import type { MatchProfile, Sleeper } from "./profile";
import type { Ruleset } from "./ruleset";
import { ownersLike } from "./score-sleeper";
import { type SleeperView, sleeperView, unknownSleeper } from "./sleeper-view";
import { sizeWords } from "./words";

/**
 * How much of a score rests on what is known, of the parts and of the price, neither unknown nor a guess. Since what
 * each part counts here is fixed, knowing less never raises it.
 */
export function confidenceShare(
  views: readonly SleeperView[],
  model: MatchModel,
  profile: MatchProfile,
  rules: Ruleset,
): number {
  // As long as nobody says who it is for, there may be a second sleeper.
  const all = profile.recipientKnown ? views : [...views, sleeperView(unknownSleeper, profile, rules)];
  const claimedOnly = comparedFirmness(model.firmness, null, rules).from === "claimed";
  let known = 0;
  for (const view of all) {
    for (const part of matchParts) {
      let certainty = view.certainty[part];
      if (part === "firmness" && claimedOnly) certainty *= rules.confidence.guessed;
      if (part === "owners" && ownersLike(view, model, rules) === null) certainty = 0;
      known += (rules.confidence.parts[part] * certainty) / all.length;
    }
  }
  const { parts, price } = rules.confidence;
  const table = matchParts.reduce((sum, part) => sum + parts[part], 0);
  const priced = profile.size !== null && priceCents(model, profile.size) !== null ? price : 0;
  return Math.round(((known + priced) / (table + price)) * 100) / 100;
}

/** The share with its word and what is missing, by name. */
export function confidenceOf(
  share: number,
  views: readonly SleeperView[],
  model: MatchModel,
  profile: MatchProfile,
  rules: Ruleset,
): MatchResult["confidence"] {
  const { high, medium } = rules.confidence;
  const who = views.length === 1 ? views[0]!.sleeper.words : youWords;
  const missing = [
    ...(profile.recipientKnown ? [] : ["who will sleep on it"]),
    ...views.flatMap(({ sleeper }) => missingOf(sleeper)),
    ...(profile.shared !== false && profile.lightSleeper === null
      ? [profile.shared === true ? "whether one of you wakes easily" : "whether anyone in the bed wakes easily"]
      : []),
    ...(profile.shared === false && profile.limitedMobility === null ? [`${who.whose} age`] : []),
    ...(profile.size === null ? ["the size you need"] : []),
    ...(profile.size !== null && priceCents(model, profile.size) === null
      ? [`this bed’s ${sizeWords[profile.size]} price`]
      : []),
    ...(comparedFirmness(model.firmness, null, rules).from === "claimed"
      ? ["how firm it really is (no lab has measured it yet)"]
      : []),
    ...missingOwners(views, model, rules),
  ];
  return { level: share >= high ? "high" : share >= medium ? "medium" : "low", share, missing };
}

/** Of a couple, those of whom too few owners like them have rated the bed. */
function missingOwners(views: readonly SleeperView[], model: MatchModel, rules: Ruleset): string[] {
  const without = views.filter((view) => view.certainty.owners > 0 && ownersLike(view, model, rules) === null);
  const [first] = without;
  if (first === undefined) return [];
  const whom = without.length > 1 ? "either of you" : first.sleeper.words.name;
  return [`how owners like ${whom} rate it (we’ve heard from fewer than ${rules.ownersNeeded})`];
}

function missingOf({ words, position, weight, pains, temperature, feel }: Sleeper): string[] {
  return [
    ...(position === null ? [`how ${does(words, "sleep")}`] : []),
    ...(weight === null ? [`what ${does(words, "weigh")}`] : []),
    ...(pains === null ? [`whether ${does(words, "have")} any pain`] : []),
    ...(temperature === null ? [`whether ${does(words, "sleep")} hot or cold`] : []),
    ...(feel === null ? [`which feel ${does(words, "like")}`] : []),
  ];
}
