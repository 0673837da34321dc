import { type MatchPart, matchParts, type MatchResult } from "#contracts/match/match";
import { does, youWords } from "#contracts/vocabulary/sleeper-words";
import { clamp } from "../piecewise";
import { type MatchModel, priceCents } from "./match-model";
import { forGuests, isChild, type MatchProfile, type Sleeper } from "./profile";
import type { Ruleset } from "./ruleset";
import type { SleeperScore } from "./score-sleeper";
import { isPositionKnown, type SleeperView } from "./sleeper-view";
import { sizeWords } from "./text/phrases";

/** How certain we are of what a bed does, depending on where its readings come from. */
const read = { tested: 1, fromLayers: 0.75, unpublished: 0.35 } as const;
/** With more than this many inches without a density, gauge or count, whatever depends on them is a guess. */
const unpublishedInches = 2;
/** Certainty of an answer that was not given. */
const unanswered = 0.4;

const firmnessCertainty = { set: 1, measured: 1, owners: 0.85, ordered: 0.6, claimed: 0.6 } as const;

/** How certain each part is, from 0 to 1 (ruleset 2026.3, rule 13). */
function certaintiesOf(
  { view, fit, owners }: SleeperScore,
  model: MatchModel,
  profile: MatchProfile,
): Record<MatchPart, number> {
  const guests = forGuests(profile);
  const answered = (part: MatchPart) => (view.unanswered.has(part) ? unanswered : 1);
  const seen = model.tested ? read.tested : read.fromLayers;
  const built = model.tested || model.build.unpublishedInches <= unpublishedInches ? seen : read.unpublished;
  return {
    firmness: targetCertainty(view, guests) * firmnessCertainty[fit.from],
    support: answered("support") * built,
    pressure_relief: answered("pressure_relief") * built,
    motion_isolation: (profile.recipient === null ? unanswered : 1) * built,
    cooling: answered("cooling") * seen,
    durability: answered("durability") * built,
    edge_support: built,
    responsiveness: answered("responsiveness") * seen,
    feel: guests ? 0.75 : view.sleeper.feel === null ? unanswered : 0.9,
    owners: guests ? 0.5 : owners === null ? 0 : clamp(owners.count / 15, 0.5, 1),
  };
}

function targetCertainty(view: SleeperView, guests: boolean): number {
  const { pounds, pains, preference } = view.sleeper;
  if (guests) return 0.7;
  if (isPositionKnown(view) && pounds !== null) return pains === null ? 0.8 : 1;
  return preference === null ? 0.1 : 0.5;
}

/** The share, from 0 to 1 in hundredths, that is known of all that determines how well a bed fits. */
export function confidenceShare(
  sleepers: readonly SleeperScore[],
  model: MatchModel,
  profile: MatchProfile,
  rules: Ruleset,
): number {
  const { parts: weights, partsShare, priceUnknown } = rules.confidence;
  let known = 0;
  for (const sleeper of sleepers) {
    const certainties = certaintiesOf(sleeper, model, profile);
    for (const part of matchParts) known += (weights[part] * certainties[part]) / 100 / sleepers.length;
  }
  const priced = profile.size !== null && priceCents(model, profile.size) !== null;
  return Math.round((partsShare * known + (1 - partsShare) * (priced ? 1 : priceUnknown)) * 100) / 100;
}

/** The share with its word and a list of what is missing. */
export function confidenceOf(
  share: number,
  sleepers: readonly SleeperScore[],
  model: MatchModel,
  profile: MatchProfile,
  rules: Ruleset,
): MatchResult["confidence"] {
  const { high, medium } = rules.confidence;
  const { recipient, size, lightSleeper, limitedMobility } = profile;
  const who = sleepers.length === 1 ? sleepers[0]!.view.sleeper.words : youWords;
  const missing = [
    ...(recipient === null ? ["who will sleep on it"] : []),
    ...(forGuests(profile) ? [] : sleepers.flatMap(({ view }) => missingOf(view, isChild(profile, rules)))),
    // We don't ask what feel a child likes.
    ...(forGuests(profile) || recipient === "child" ? [] : sleepers.flatMap(({ view }) => missingFeel(view.sleeper))),
    ...(recipient === "couple" && lightSleeper === null ? ["whether one of you wakes easily"] : []),
    ...((recipient === "me" || recipient === "someone-else") && limitedMobility === null ? [`${who.whose} age`] : []),
    ...(recipient === "child" && profile.childAge === null ? ["the child’s age"] : []),
    ...(size === null ? ["the size you need"] : []),
    ...(size !== null && priceCents(model, size) === null ? [`this bed’s ${sizeWords[size]} price`] : []),
    ...(["claimed", "ordered"].includes(sleepers[0]!.fit.from)
      ? ["how firm it really is (nobody has measured it yet)"]
      : []),
    ...(!model.tested && model.build.unpublishedInches > unpublishedInches
      ? ["what’s in it (its maker doesn’t publish all of it)"]
      : []),
    ...(forGuests(profile) ? [] : missingOwners(sleepers, rules)),
  ];
  return { level: share >= high ? "high" : share >= medium ? "medium" : "low", share, missing };
}

/** The partners of a couple for whom too few owners like them have rated the bed. */
function missingOwners(sleepers: readonly SleeperScore[], rules: Ruleset): string[] {
  const without = sleepers
    .filter(({ owners }) => owners === null)
    .filter(({ view }) => isPositionKnown(view) && view.sleeper.pounds !== null);
  const [first] = without;
  if (first === undefined) return [];
  const whom = without.length > 1 ? "either of you" : first.view.sleeper.words.name;
  return [`how owners like ${whom} rate it (we’ve heard from fewer than ${rules.owners.needed})`];
}

/** A child's weight follows from the age. */
function missingOf(view: SleeperView, child: boolean): string[] {
  const { words, pounds, pains, temperature } = view.sleeper;
  return [
    ...(!isPositionKnown(view) ? [`how ${does(words, "sleep")}`] : []),
    ...(pounds === null && !child ? [`what ${does(words, "weigh")}`] : []),
    ...(pains === null ? [`whether ${does(words, "have")} any pain`] : []),
    ...(temperature === null ? [`whether ${does(words, "sleep")} hot or cold`] : []),
  ];
}

const missingFeel = ({ words, feel }: Sleeper) => (feel === null ? [`which feel ${does(words, "like")}`] : []);
