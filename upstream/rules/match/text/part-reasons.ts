import { capitalized } from "#contracts/english";
import type { MatchPart } from "#contracts/match/match";
import { does } from "#contracts/vocabulary/sleeper-words";
import { firmnessWord } from "#contracts/vocabulary/mattress";
import { tenths } from "../../piecewise";
import { isRight } from "./shortfall-text";
import { type FirmnessFit, hurts, nearerHalf } from "../firmness-fit";
import { isForChildren, type MatchModel } from "../match-model";
import { forGuests, isChild, type MatchProfile } from "../profile";
import type { Ruleset } from "../ruleset";
import type { ScoredPart, SleeperScore } from "../score-sleeper";
import type { NeedPart, SleeperView } from "../sleeper-view";
import { assumedBody, bodyAsked, unknownPercent } from "./assumed-text";
import { countedPounds, figure, ofLikeWeight, positionWords, poundsWords, starsText, wantedFeelWords } from "./phrases";

export const tenthsText = (value: number) => (value / 10).toFixed(1).replace(/\.0$/, "");

/** Why a part earned what it did for one sleeper, with the figures involved. */
export function because(
  { part, points, most }: ScoredPart,
  score: SleeperScore,
  model: MatchModel,
  profile: MatchProfile,
  rules: Ruleset,
): string {
  if (most === 0) return notCounted(part, profile, rules);
  const earned =
    points === most ? `all ${tenthsText(most)} points` : `${tenthsText(points)} of the ${tenthsText(most)} points`;
  const said = `${reasonOf(part, score, model, profile, rules)}: ${earned}.`;
  if (!score.view.unanswered.has(part)) return said;
  const { sleeper } = score.view;
  const [asked, assumed] =
    part === "cooling"
      ? [`whether ${does(sleeper.words, "sleep")} hot or cold`, "the average sleeper"]
      : [
          isChild(profile, rules) ? "how old the child is" : bodyAsked(sleeper, part),
          assumedBody(sleeper, profile, rules),
        ];
  return `${said} Until you tell us ${asked}, we go by ${assumed} and count ${unknownPercent(rules)} of it.`;
}

/** Why a part earns nobody a point: because of who sleeps on the bed, not because of the bed. */
function notCounted(part: MatchPart, profile: MatchProfile, rules: Ruleset): string {
  if (forGuests(profile)) return "We don’t count it for guests.";
  if (isChild(profile, rules) && part !== "motion_isolation") return "We don’t count it for a child.";
  return profile.recipient === "couple" && profile.size === "split-king"
    ? "Two mattresses side by side pass no motion on."
    : "Only one person sleeps on it.";
}

function reasonOf(
  part: MatchPart,
  score: SleeperScore,
  model: MatchModel,
  profile: MatchProfile,
  rules: Ruleset,
): string {
  if (part === "firmness") return firmnessReason(score, model, profile, rules);
  if (part === "owners") return ownersReason(score, model, profile, rules);
  if (part === "feel") return feelReason(score);
  if (part === "cooling") return coolingReason(score, rules);
  const { least, best } = score.view.needs[part];
  const whom = whoNeeds(part, score.view, profile, rules);
  const scale = best > least ? `, and more is useful up to ${figure(best)}` : "";
  return `We rate it ${reading(score, part)}. ${whom} ${figure(least)}${scale}${lessFor(part, score, model)}`;
}

const inches = (value: number) => `${figure(value)} ${value === 1 ? "inch" : "inches"}`;

const reading = ({ surface }: SleeperScore, part: NeedPart | "cooling") =>
  `${figure(tenths(surface.readings[part]))} of 5`;

/** "Side sleepers of about 155 lb need" */
function whoNeeds(part: NeedPart, view: SleeperView, profile: MatchProfile, rules: Ruleset): string {
  const { sleeper, body, everyPosition } = view;
  if (forGuests(profile)) return "Guests need";
  const sleepers =
    sleeper.position === null ? (everyPosition ? "Children" : "Sleepers") : positionWords[sleeper.position].sleepers;
  const build = `${sleepers} of about ${countedPounds(body, sleeper)}`;
  const limited = profile.limitedMobility === true;
  switch (part) {
    case "support":
      return `${build}${body.lowBack ? " with lower back pain" : ""} need`;
    case "pressure_relief":
      return `${build}${body.joint ? " with shoulder or hip pain" : body.neck ? " with neck pain" : ""} need`;
    case "motion_isolation":
      return profile.lightSleeper === true ? "Couples with a light sleeper need" : "Couples need";
    case "durability":
      return isChild(profile, rules) ? "Children need" : `People of about ${countedPounds(body, sleeper)} need`;
    case "edge_support":
      return limited
        ? "People who have a hard time getting up need"
        : profile.recipient === "couple"
          ? "Couples need"
          : "People who sleep alone need";
    case "responsiveness":
      return limited
        ? "People who have a hard time turning over need"
        : sleeper.position === "combination"
          ? "Combination sleepers need"
          : "Most sleepers need";
  }
}

/** What a bed's build takes off a part for this weight, as a clause after the need. */
function lessFor(
  part: NeedPart,
  { view: { limits, body, everyNight }, surface: { build } }: SleeperScore,
  { height_inches }: MatchModel,
): string {
  if (
    part === "pressure_relief" &&
    (body.position === "side" || body.joint) &&
    build.comfortInches < limits.comfortInches
  ) {
    return `. It has ${inches(build.comfortInches)} of cushion, and ${poundsWords(body.weight)} take ${inches(limits.comfortInches)}`;
  }
  if (part === "support" && body.heavy > 0 && height_inches < limits.heightInches) {
    return `. It’s ${inches(height_inches)} tall, and ${poundsWords(body.weight)} take ${inches(limits.heightInches)}`;
  }
  if (part === "durability" && everyNight) {
    const weak = build.foams.some(
      ({ memory, density, inches }) => inches >= 0.75 && density < (memory ? limits.memoryFoam : limits.polyfoam),
    );
    const thin = build.coilGauge !== null && build.coilGauge > limits.gauge;
    const core = body.heavy > 0 && build.foamCoreDensity !== null && build.foamCoreDensity < limits.foamCore;
    const what = [...(weak ? ["foam"] : []), ...(thin ? ["wire"] : []), ...(core && !weak ? ["a core"] : [])];
    if (what.length > 0) return `. It has ${what.join(" and ")} that’s light for ${poundsWords(body.weight)}`;
  }
  return "";
}

function coolingReason(score: SleeperScore, { needs }: Ruleset): string {
  const { cold, hot, neutral } = needs.cooling;
  const { sleeper } = score.view;
  if (sleeper.temperature === "cold") {
    return `We rate it ${reading(score, "cooling")}. People who sleep cold do best with ${figure(cold.most)} or less`;
  }
  const { least, best } = sleeper.temperature === "hot" ? hot : neutral;
  const who = sleeper.temperature === "hot" ? "People who sleep hot" : "Most sleepers";
  return `We rate it ${reading(score, "cooling")}. ${who} need ${figure(least)}, and more is useful up to ${figure(best)}`;
}

function feelReason({ view: { sleeper }, surface: { readings } }: SleeperScore): string {
  const figures = `We rate it ${figure(tenths(readings.hug))} of 5 for how far it lets people sink in and ${figure(tenths(readings.responsiveness))} for how fast it springs back`;
  return sleeper.feel === null
    ? `${figures}, and what lies in between pleases most people`
    : `${figures}, and ${does(sleeper.words, "like")} ${wantedFeelWords[sleeper.feel]}`;
}

/** How the maker's claim and what owners feel combine into one figure (ruleset 2026.3, rule 5). */
function meanWords({ firmness, felt }: FirmnessFit, claimed: number, { fit: { claimedShare } }: Ruleset): string {
  const asMeasured = (firmness - claimedShare * claimed) / (1 - claimedShare);
  const off = (felt?.firmness ?? asMeasured) - asMeasured;
  if (Math.abs(off) < 0.05) return `, which comes to ${figure(firmness)}`;
  return `. ${off > 0 ? "Light people feel a bed firmer" : "Heavy people feel a bed softer"} than it measures, here by about ${tenths(Math.abs(off))}, so theirs counts as ${figure(asMeasured)}, and halfway is ${figure(firmness)}`;
}

function firmnessReason(
  { fit, view }: SleeperScore,
  model: MatchModel,
  { sleepers }: MatchProfile,
  rules: Ruleset,
): string {
  const { firmness, halves } = model;
  const { target, body, sleeper } = view;
  const side = sleepers.length > 1 && !fit.shared ? `${sleeper.words.whose} side` : "it";
  const source = {
    ordered: `Order ${side} ${firmnessWord(fit.firmness)}, which its maker says is ${figure(fit.firmness)}`,
    set: fit.shared
      ? `In this size the two of you share one setting, best at ${figure(fit.firmness)}`
      : `Its firmness can be set from ${figure(firmness.range?.softest ?? 0)} to ${figure(firmness.range?.firmest ?? 0)}`,
    measured: `It measured ${figure(fit.firmness)}`,
    owners: `Its maker says ${figure(firmness.claimed)}, and owners${isForChildren(model) ? "" : ` ${ofLikeWeight(view)}`} say ${figure(fit.felt?.firmness ?? 0)}${meanWords(fit, firmness.claimed, rules)}`,
    claimed: `Its maker says ${figure(fit.firmness)}`,
  }[fit.from];
  const off = Math.abs(fit.miss);
  const asked = view.unanswered.has("firmness");
  const suits = `right for ${sleeper.words.name}`;
  const wanted = `${figure(target.firmness)} is ${asked ? "what we go by" : suits}`;
  if (off < 0.05) return `${source}, and ${wanted}`;
  const nearer = nearerHalf(fit, halves);
  const more =
    nearer !== null
      ? ` ${capitalized(firmnessWord(nearer.firmness))}, ${figure(nearer.firmness)}, is nearer, but a bed that’s too ${nearer.miss < 0 ? "soft" : "firm"} hurts more, so it counts for more`
      : hurts(fit.miss, body) > 0 && !isRight(fit)
        ? ` A bed that’s too ${fit.miss < 0 ? "soft" : "firm"} counts for more here, since it hurts more`
        : "";
  return `${source}. That’s ${figure(off)} ${fit.miss < 0 ? "softer" : "firmer"} than the ${figure(target.firmness)} ${asked ? "we go by" : `that’s ${suits}`}${more === "" ? "" : `.${more}`}`;
}

function ownersReason(
  { owners, view }: SleeperScore,
  model: MatchModel,
  profile: MatchProfile,
  { owners: rules }: Ruleset,
): string {
  const { sleeper, everyPosition } = view;
  if (owners === null && forGuests(profile)) {
    return `We don’t know how your guests sleep, so for every bed we take ${figure(rules.unknownStars)} stars`;
  }
  if (owners === null) {
    const whom = sleeper.words.name;
    return `Fewer than ${rules.needed} owners like ${whom} have rated it, so we take ${figure(rules.unknownStars)} stars, which three beds in four beat`;
  }
  const like = isForChildren(model) ? "" : ` ${everyPosition ? ofLikeWeight(view) : `like ${sleeper.words.name}`}`;
  return `About ${Math.round(owners.count)} owners${like} give it ${starsText(owners.stars)}`;
}
