import { uncapitalized } from "#contracts/english";
import { type MatchPart, matchParts } from "#contracts/match/match";
import { does, type SleeperWords } from "#contracts/vocabulary/sleeper-words";
import type { FirmnessFit } from "../firmness-fit";
import { isForChildren, type MatchModel } from "../match-model";
import { forGuests, isChild, type MatchProfile } from "../profile";
import type { Ruleset } from "../ruleset";
import type { ScoredModel } from "../scored-model";
import type { SleeperScore } from "../score-sleeper";
import { orderWords } from "./order-text";
import { figure, ofLikeWeight, partWords, positionWords, starsText } from "./phrases";
import { isRight } from "./shortfall-text";

/**
 * What speaks for a bed (ruleset 2026.3, rule 17): only parts that cover at least 85 % of a sleeper's need, are good in
 * absolute terms, are no worse than half of the list, and count for the sleeper.
 */

const praisedShare = 0.85;
const praisedReading = 3.5;
export const praisedPoints = 5;
/** From this reading on, the strongest wording is allowed. */
const outstanding = 4.3;
/** Parts that have a reading of the bed itself. */
type ReadPart = Exclude<MatchPart, "firmness" | "owners" | "feel">;
const readParts = matchParts.filter((part): part is ReadPart => !["firmness", "owners", "feel"].includes(part));

/** The median reading of each part among the beds of a list. */
export type Medians = Readonly<Record<ReadPart, number>>;

export function mediansOf(beds: readonly { model: MatchModel }[]): Medians {
  const middle = (part: ReadPart) => {
    const sorted = beds.map(({ model }) => model.readings[part]).sort((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  return Object.fromEntries(readParts.map((part) => [part, middle(part)])) as Medians;
}

/**
 * Whether a part may be praised for every sleeper of the bed: a part that fails one of them is no reason for a bed that
 * two share.
 */
export function isPraised(part: MatchPart, { sleepers, model }: ScoredModel<MatchModel>, medians: Medians): boolean {
  const given = sleepers.every(
    ({ view, shares, owners, fit }) =>
      view.points[part] >= praisedPoints &&
      shares[part] >= praisedShare &&
      !view.unanswered.has(part) &&
      (part !== "owners" || owners !== null) &&
      (part !== "feel" || view.sleeper.feel !== null) &&
      (part !== "firmness" || isPlainlyRight(fit, model)),
  );
  if (!given) return false;
  if (part === "firmness" || part === "owners" || part === "feel") return true;
  const reading = readingOf(part, sleepers);
  // For cold sleepers, cooling is praised for being low.
  if (isWarmth(part, sleepers)) return reading <= medians.cooling;
  return reading >= praisedReading && reading >= medians[part];
}

/** The stated figure may be farther from the target than the blended figure that was scored. */
function isPlainlyRight({ from, felt, firmness, miss }: FirmnessFit, model: MatchModel): boolean {
  const { firmness: says } = model;
  if (from === "set" || from === "ordered") return true;
  const said =
    from === "measured"
      ? says.measured!
      : from === "owners" && felt !== null && !isForChildren(model)
        ? felt.firmness
        : says.claimed;
  return isRight({ miss: said - (firmness - miss) });
}

const isWarmth = (part: MatchPart, sleepers: readonly SleeperScore[]) =>
  part === "cooling" && sleepers.every(({ view }) => view.sleeper.temperature === "cold");

/** For two people on different halves, the lower of the two readings. */
function readingOf(part: ReadPart, sleepers: readonly SleeperScore[]): number {
  const readings = sleepers.map(({ surface }) => surface.readings[part]);
  return isWarmth(part, sleepers) ? Math.max(...readings) : Math.min(...readings);
}

/** "It’s gentle on your shoulders and hips: we rate it 4.4 of 5 for pressure relief." */
export function praiseOf(
  part: MatchPart,
  { sleepers, model }: ScoredModel<MatchModel>,
  profile: MatchProfile,
  rules: Ruleset,
): string {
  const [first] = sleepers as [SleeperScore];
  const who = first.view.sleeper.words;
  if (part === "owners") return ownersPraise(sleepers, who, isForChildren(model));
  if (part === "firmness") return `${firmnessPraise(sleepers, model, who)}.`;
  if (part === "feel") return `${feelPraise(sleepers, who)}.`;
  const reading = readingOf(part, sleepers);
  const most = reading >= outstanding;
  const words = praises[part]({ who, couple: sleepers.length > 1, most, score: first, profile, rules });
  return `${words}: we rate it ${figure(Math.round(reading * 10) / 10)} of 5 for ${partWords[part]}.`;
}

interface Said {
  who: SleeperWords;
  couple: boolean;
  /** The strongest wording is allowed. */
  most: boolean;
  score: SleeperScore;
  profile: MatchProfile;
  rules: Ruleset;
}

const spine = ({ whose, name }: SleeperWords) => `${whose} ${name === "your guests" ? "spines" : "spine"}`;

const praises: Readonly<Record<ReadPart, (said: Said) => string>> = {
  support: ({ who, couple, most, score }) => {
    if (couple) return most ? "It keeps both of your spines in line" : "It gives both of you the support you need";
    if (score.view.body.heavy >= 1)
      return most ? `It holds ${who.name} up without giving way` : `It’s strong enough for ${who.whose} weight`;
    return most ? `It keeps ${spine(who)} in line` : `It gives ${who.name} the support ${who.after} need`;
  },
  pressure_relief: ({ who, couple, most, score }) => {
    if (couple)
      return most
        ? "It’s gentle on both of you at the shoulders and hips"
        : "It’s soft enough for both of you at the shoulders and hips";
    const { body } = score.view;
    if (body.joint && most) return `It takes the pressure off ${who.whose} shoulders and hips`;
    if (body.neck) return `It lets ${who.whose} shoulders in, so that the neck stays straight`;
    return most
      ? `It’s gentle on ${who.whose} shoulders and hips`
      : `It’s soft enough for ${who.whose} shoulders and hips`;
  },
  motion_isolation: ({ most, profile }) => {
    if (profile.lightSleeper === true)
      return most ? "When one of you turns over, the other sleeps on" : "It keeps most of one’s turning from the other";
    return most ? "You’ll hardly feel each other turn over" : "You won’t feel each other turn over much";
  },
  cooling: ({ who, couple, most, score }) => {
    const { temperature } = score.view.sleeper;
    if (temperature === "cold") return `It won’t feel too cool for ${couple ? "either of you" : who.name}`;
    if (temperature === "hot")
      return most ? "It sleeps cool all night" : `It sleeps cool enough for ${couple ? "both of you" : who.name}`;
    return most ? "It sleeps cool" : "It doesn’t get warm";
  },
  durability: ({ who, couple, most, score, profile, rules }) => {
    if (forGuests(profile)) return "It’s made better than a guest room needs";
    if (isChild(profile, rules))
      return most ? "It should last until the child has outgrown it" : "It should keep its shape while the child grows";
    if (score.view.body.heavy >= 1 && !couple)
      return most ? `It’s built to last under ${who.whose} weight` : `It should last under ${who.whose} weight`;
    return most ? "It’s built to last" : "It should keep its shape well";
  },
  edge_support: ({ who, couple, most, profile }) => {
    if (profile.limitedMobility === true)
      return most
        ? `Its edge is firm, so it’s easy for ${who.name} to push off from`
        : `Its edge holds when ${does(who, "sit")} down on it`;
    if (couple) return most ? "Its edge is firm, so that you can use all of it" : "Its edge is firm enough for two";
    return most ? "Its edge stays firm when you sit or lie on it" : "Its edge holds up when you sit on it";
  },
  responsiveness: ({ who, most, profile, score }) => {
    if (profile.limitedMobility === true) return `It springs back fast, so turning over is easy for ${who.name}`;
    if (score.view.sleeper.position === "combination")
      return most
        ? `It follows every turn ${does(who, "make")}`
        : `It’s quick enough for the turns ${does(who, "make")}`;
    return most ? "It’s easy to turn over on" : "It’s easy enough to turn over on";
  },
};

function feelPraise(sleepers: readonly SleeperScore[], who: SleeperWords): string {
  const like = sleepers.length > 1 ? "you both like" : does(who, "like");
  const feels = new Set(sleepers.map(({ view }) => view.sleeper.feel));
  const [feel] = feels;
  if (feels.size > 1) return "Its feel suits each of you";
  if (feel === "hug") return `It lets people sink in, just how ${like} it`;
  if (feel === "float") return `It’s springy, just how ${like} it`;
  return feel === "between"
    ? `It’s neither huggy nor springy, just how ${like} it`
    : "It’s neither very huggy nor very springy, which suits most people";
}

/** Says whose figures these are: those of owners of the sleeper's own weight, where they gave any. */
function firmnessPraise(sleepers: readonly SleeperScore[], model: MatchModel, who: SleeperWords): string {
  const { firmness } = model;
  const [{ fit, view }] = sleepers as [SleeperScore];
  const couple = sleepers.length > 1;
  if (fit.from === "set" && fit.shared)
    return `It can be set to a firmness that’s right for both of you: ${figure(fit.firmness)} of 10`;
  if (fit.from === "set") {
    const { softest, firmest } = firmness.range!;
    const sets = couple
      ? "You each set your own firmness"
      : who.name === "you"
        ? "You set the firmness yourself"
        : "Its firmness can be set";
    return `${sets}, anywhere from ${figure(softest)} to ${figure(firmest)} of 10`;
  }
  const order = orderWords(sleepers);
  if (order !== null)
    return `${couple && !fit.shared ? "You each get the right firmness" : `It comes in the right firmness for ${couple ? "both of you" : who.name}`}: ${uncapitalized(order)}`;
  const right = `It’s the right firmness for ${couple ? "both of you" : who.name}`;
  if (fit.from === "measured")
    return `${right}: it measured ${figure(firmness.measured!)} of 10${apart(firmness.measured!, firmness.claimed)}`;
  if (fit.from === "owners" && fit.felt !== null && !couple && !isForChildren(model)) {
    return `${right}: ${fit.felt.owners} owners ${ofLikeWeight(view)} say it’s ${figure(fit.felt.firmness)} of 10`;
  }
  return `${right}: its maker says ${figure(firmness.claimed)} of 10`;
}

const apart = (measured: number, claimed: number) =>
  Math.abs(measured - claimed) < 0.3 ? "" : `, where its maker says ${figure(claimed)}`;

function ownersPraise(sleepers: readonly SleeperScore[], who: SleeperWords, forChildren: boolean): string {
  const [yours, theirs] = sleepers.map(({ owners, view }) => ({
    stars: owners!.stars,
    position: view.sleeper.position,
    everyPosition: view.everyPosition,
    weight: ofLikeWeight(view),
  }));
  const like = forChildren
    ? "Owners"
    : yours!.everyPosition
      ? `Owners ${yours!.weight}`
      : yours!.position === null
        ? `Owners who sleep like ${who.name}`
        : `${positionWords[yours!.position].sleepers} ${yours!.weight}`;
  if (theirs === undefined) return `${like} give it ${starsText(yours!.stars)}.`;
  return `Owners who sleep like you give it ${starsText(yours!.stars)}, and those who sleep like your partner ${starsText(theirs.stars)}.`;
}
