import type { MatchPart } from "#contracts/match/match";
import { bothWords, does, type SleeperWords } from "#contracts/vocabulary/sleeper-words";
import { isForChildren, type MatchModel } from "../match-model";
import { forGuests, isChild, type MatchProfile } from "../profile";
import type { Ruleset } from "../ruleset";
import { firmnessWord } from "#contracts/vocabulary/mattress";
import { nearerHalf } from "../firmness-fit";
import type { SleeperScore } from "../score-sleeper";
import { mostSleepers } from "./assumed-text";
import { ofLikeWeight, starsText } from "./phrases";

/**
 * What a bed lacks for a sleeper, worded to the size of the shortfall (ruleset 2026.3, rule 17): a bed that provides
 * most of what is needed gives "a little less", never "too little". Where the answers for a part are missing, the text
 * is about most sleepers; about firmness it then says nothing.
 */

export type Degree = "little" | "less" | "too";

/** Null: no shortfall worth mentioning. */
export const degreeOf = (share: number): Degree | null =>
  share >= 0.85 ? null : share >= 0.7 ? "little" : share >= 0.45 ? "less" : "too";

/** The miss from which a bed is a bit firm or soft for a sleeper, and the one from which it is too firm or soft. */
const bitFrom = 0.5;
const tooFrom = 1;
/** From here on, owner ratings are no shortfall. */
const contentStars = 4;

interface Said {
  who: SleeperWords;
  degree: Degree;
  score: SleeperScore;
  model: MatchModel;
  profile: MatchProfile;
  rules: Ruleset;
}

/** The share of what can be earned: a part with a missing answer never earns all of its points. */
const earnedShare = (part: MatchPart, { view, shares }: SleeperScore, { unknownShare }: Ruleset) =>
  view.unanswered.has(part) ? shares[part] / unknownShare : shares[part];

/** "It’s a little less gentle on your shoulders and hips than you need"; null where nothing is worth mentioning. */
export function shortfallOf(
  part: MatchPart,
  score: SleeperScore,
  model: MatchModel,
  profile: MatchProfile,
  rules: Ruleset,
  who: SleeperWords = score.view.sleeper.words,
): string | null {
  if (score.view.points[part] === 0) return null;
  const asked = score.view.unanswered.has(part);
  // The right firmness varies too much between sleepers to talk about most of them instead.
  if (part === "firmness") return asked ? null : firmnessShortfall(score, model, who);
  if (part === "owners") return ownersShortfall(score, model, who);
  if (part === "feel" && score.view.sleeper.feel === null) return null;
  const degree = degreeOf(earnedShare(part, score, rules));
  return degree === null
    ? null
    : shortfalls[part]({ who: asked ? mostSleepers(profile, rules) : who, degree, score, model, profile, rules });
}

const need = (who: SleeperWords) => `${who.after} need`;
/** "you need", "the child needs": where nobody has been named before. */
const needs = (who: SleeperWords) => does(who, "need");
const spine = ({ whose, name }: SleeperWords) =>
  `${whose} ${["your guests", bothWords.name].includes(name) || name.startsWith("most ") ? "spines" : "spine"}`;

/** "your weight"; for two people, each one's own. */
const weightOf = (who: SleeperWords) => (who === bothWords ? "the weight of either of you" : `${who.whose} weight`);
const either = (who: SleeperWords) => (who === bothWords ? "either of you" : who.name);

const shortfalls: Readonly<Record<Exclude<MatchPart, "firmness" | "owners">, (said: Said) => string>> = {
  support: ({ who, degree }) =>
    ({
      little: `It gives ${who.name} a little less support than ${need(who)}`,
      less: `It gives ${who.name} less support than ${need(who)}`,
      too: `It’s too weak to keep ${spine(who)} in line`,
    })[degree],

  pressure_relief: ({ who, degree, score }) => {
    const thin = score.surface.build.comfortInches < score.view.limits.comfortInches - 0.5;
    return {
      little: `It’s a little less gentle on ${who.whose} shoulders and hips than ${need(who)}`,
      less: `It’s less gentle on ${who.whose} shoulders and hips than ${need(who)}`,
      too: thin
        ? `There’s too little cushion on it for ${who.whose} shoulders and hips`
        : `It’s too hard on ${who.whose} shoulders and hips`,
    }[degree];
  },

  motion_isolation: ({ degree, profile }) =>
    ({
      little: "You’ll feel each other turn a little more than you’d like",
      less: "You’ll feel each other turn more than you’d like",
      too:
        profile.lightSleeper === true
          ? "When one of you turns over, the other is likely to wake"
          : "You’ll feel every turn that the other one makes",
    })[degree],

  cooling: ({ who, degree, score }) => {
    const { temperature } = score.view.sleeper;
    if (temperature === "cold") {
      return {
        little: `It feels a little cooler than ${needs(who)}`,
        less: `It feels cooler than ${needs(who)}`,
        too: `It’s too cool for ${either(who)}`,
      }[degree];
    }
    if (temperature === "hot") {
      return {
        little: `It sleeps a little warmer than ${needs(who)}`,
        less: `It sleeps warmer than ${needs(who)}`,
        too: `It’s too hot for ${either(who)}`,
      }[degree];
    }
    return { little: "It sleeps a little warm", less: "It sleeps warm", too: "It sleeps hot" }[degree];
  },

  durability: ({ who, degree, score, profile, rules }) => {
    if (forGuests(profile))
      return {
        little: "It’s made to last a guest room, and not much more",
        less: "It’s made more plainly than most guest beds",
        too: "It’s made so plainly that it may sag even in a guest room",
      }[degree];
    if (isChild(profile, rules))
      return {
        little: "It may not last quite until the child has outgrown it",
        less: "It may sag before the child has outgrown it",
        too: "It’s made so plainly that it’s likely to sag soon",
      }[degree];
    const under = score.view.body.heavy > 0 ? ` under ${weightOf(who)}` : "";
    return {
      little: `It may not keep its shape quite as long as it should${under}`,
      less: `It may sag sooner than it should${under}`,
      too: `It’s likely to sag soon${under}`,
    }[degree];
  },

  edge_support: ({ who, degree, profile }) => {
    const limited = profile.limitedMobility === true;
    return {
      little: `Its edge is a little softer than ${needs(who)}`,
      less: `Its edge is softer than ${needs(who)}`,
      too: limited
        ? `Its edge gives way too much for ${either(who)} to push off from`
        : profile.recipient === "couple"
          ? "Its edge gives way so much that the two of you have less room"
          : "Its edge gives way when someone sits on it",
    }[degree];
  },

  responsiveness: ({ who, degree }) =>
    ({
      little: `It takes a little more effort to turn over on than ${needs(who)}`,
      less: `It takes more effort to turn over on than ${needs(who)}`,
      too: `It holds on to whoever lies on it, so turning over will be hard work for ${either(who)}`,
    })[degree],

  feel: ({ who, degree, score }) => {
    const { feel } = score.view.sleeper;
    const { hug, responsiveness } = score.surface.readings;
    const like = does(who, "like");
    if (feel === "hug") {
      return {
        little: `It hugs a little less than ${like}`,
        less: `It hugs less than ${like}`,
        too: `It’s springy, and ${like} to sink in`,
      }[degree];
    }
    if (feel === "float") {
      const slow = responsiveness - 3.9 < 6 - hug - 3.2;
      return {
        little: slow
          ? `It springs back a little more slowly than ${like}`
          : `It lets people sink in a little more than ${like}`,
        less: slow ? `It springs back more slowly than ${like}` : `It lets people sink in more than ${like}`,
        too: `It’s slow and hugging, and ${like} to float on top`,
      }[degree];
    }
    const huggy = hug - 3 > responsiveness - 3.1;
    const more = { little: "a little more", less: "more", too: "much more" }[degree];
    return huggy
      ? `It hugs ${more} than ${like}`
      : `It’s ${more.replace("much more", "far more")} springy than ${like}`;
  },
};

/** Whether a bed is neither too firm nor too soft by an amount worth mentioning. */
export const isRight = ({ miss }: Pick<SleeperScore["fit"], "miss">) => Math.abs(miss) < bitFrom;

/** "It’s a bit firm for you", "Even its softest half is a bit firm for you"; null where the miss is small. */
function firmnessShortfall({ fit }: SleeperScore, { halves }: MatchModel, who: SleeperWords): string | null {
  if (isRight(fit)) return null;
  const off = Math.abs(fit.miss);
  const [how, most, last] = fit.miss < 0 ? ["soft", "firmest", halves.at(-1)] : ["firm", "softest", halves[0]];
  const is = `${off < tooFrom ? "a bit" : "too"} ${how} for ${who.name}`;
  if (fit.shared && (fit.from === "set" || fit.half !== null))
    return `In this size it has one side for both of you, and that’s ${is}`;
  if (fit.from === "set") return `Even at its ${most} it’s ${is}`;
  const nearer = nearerHalf(fit, halves);
  if (nearer !== null) {
    const bit = Math.abs(nearer.miss) < tooFrom ? "a bit" : "too";
    return `Ordered ${firmnessWord(fit.firmness)}, it’s ${is}, but ordered ${firmnessWord(nearer.firmness)} it would be ${bit} ${nearer.miss < 0 ? "soft" : "firm"}, which is harder on ${who.name}`;
  }
  if (fit.half !== null)
    return fit.half === last ? `Even the ${most} you can order it is ${is}` : `The closest you can order it is ${is}`;
  return `It’s ${is}`;
}

function ownersShortfall({ owners, view }: SleeperScore, model: MatchModel, who: SleeperWords): string | null {
  if (owners === null || owners.stars >= contentStars) return null;
  if (isForChildren(model)) return `Owners give it ${starsText(owners.stars)}`;
  return `Owners ${view.everyPosition ? ofLikeWeight(view) : `who sleep like ${who.name}`} give it ${starsText(owners.stars)}`;
}
