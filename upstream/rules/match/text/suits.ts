import { listed, listedWithCommas, uncapitalized } from "#contracts/english";
import { type MatchAnswers, sleepPositions } from "#contracts/match/match";
import { type MadeFor, weightBands } from "#contracts/mattress";
import type { SleepPosition } from "../../target-firmness";
import { bandOf, thirdBest } from "../bands";
import { type MatchModel, nowhere } from "../match-model";
import { type MatchProfile, profileOf } from "../profile";
import { foldLines } from "../rank";
import type { Ruleset } from "../ruleset";
import { scoreModel, scoreModels } from "../score-models";
import type { ScoredModel } from "../scored-model";
import { isRight } from "./shortfall-text";
import { skipText } from "./skip-text";
import { unsuitedClauses } from "./skips";
import { weakestGroups } from "./weakest-groups";
import { viewsOf } from "../sleeper-view";
import { poundsOfBand } from "../weight-bands";
import { figure, weightsText } from "./phrases";

/**
 * Whom a bed suits and who should not buy it (ruleset 2026.3, rule 18), found by running the engine for sleepers of
 * every kind.
 */

type Weight = (typeof weightBands)[number];

/** Single sleepers, neither hot nor cold, about whom nothing else is known. */
export interface PlainSleeper {
  position: SleepPosition;
  weight: Weight;
  /** Has sore shoulders or hips and so needs a softer bed; the others are free of pain. */
  sore: boolean;
}

/** The scores that make a bed good, and one of the best third, in a list of all beds for a plain sleeper. */
interface Bar extends PlainSleeper {
  third: number;
  bestThird: number;
  /** Slugs of the beds that suit the sleeper: good or better, and in the best third. */
  suited: ReadonlySet<string>;
}

/** For every plain sleeper, including the sore ones; computed once per catalogue. */
export type Bars = readonly Bar[];

const answersOf = ({ position, weight, sore }: PlainSleeper): MatchAnswers => ({
  recipient: "me",
  age: "35-49",
  pain: [sore ? "shoulder" : "none"],
  temperature: "neutral",
  position,
  weight,
});

const plainSleepers: readonly PlainSleeper[] = sleepPositions.flatMap((position) =>
  weightBands.map((weight) => ({ position, weight, sore: false })),
);

/**
 * The engine treats a sore hip like a sore shoulder, and both demand most from a bed for side sleepers. Heavier
 * sleepers press through soft beds, and the tests of such beds warn them.
 */
const soreSleepers = (["under-130", "130-180", "180-230"] as const).map((weight): PlainSleeper => ({
  position: "side",
  weight,
  sore: true,
}));

export function barsOf(models: readonly MatchModel[], rules: Ruleset): Bars {
  return [...plainSleepers, ...soreSleepers].map((sleeper) => {
    const profile = profileOf(answersOf(sleeper));
    const { ranked } = scoreModels(profile, models, rules, nowhere);
    const lines = foldLines(ranked);
    const bar = {
      ...sleeper,
      third: thirdBest(lines, profile),
      bestThird: lines[Math.floor((lines.length - 1) / 3)]?.best.score ?? 0,
    };
    const suited = ranked.filter((scored) => clears(scored, bar, profile, rules)).map(({ model }) => model.card.slug);
    return { ...bar, suited: new Set(suited) };
  });
}

/** Whether its maker makes it for a whole weight band, as far as it says; for the last band its midpoint counts. */
const bears = ({ capacity_pounds: most }: MatchModel, weight: Weight) => most === null || most >= poundsOfBand(weight);

/** The match doesn't call it even a bit too firm or too soft for anyone who lies on it. */
const isFirmnessRight = ({ sleepers }: ScoredModel<MatchModel>) => sleepers.every(({ fit }) => isRight(fit));

function clears(
  scored: ScoredModel<MatchModel>,
  { third, bestThird, weight }: Pick<Bar, "third" | "bestThird" | "weight">,
  profile: MatchProfile,
  rules: Ruleset,
): boolean {
  return (
    scored.score >= bestThird &&
    bears(scored.model, weight) &&
    isFirmnessRight(scored) &&
    isGood(scored, third, profile, rules)
  );
}

/** We know little about a plain sleeper, which isn't the bed's fault. */
function isGood(scored: ScoredModel<MatchModel>, third: number, profile: MatchProfile, rules: Ruleset): boolean {
  const band = bandOf({ ...scored, confidence: 1 }, third, profile, rules);
  return band === "excellent" || band === "good";
}

/** Weights at which a bed suits a pain-free sleeper in at least one position, lightest first. */
export const suitedWeights = (slug: string, bars: Bars): Weight[] =>
  weightBands.filter((weight) => bars.some((bar) => !bar.sore && bar.weight === weight && bar.suited.has(slug)));

const mostGroups = 3;

/** With this few plain sleepers, the sore ones say more about a bed. */
const fewSleepers = 2;

export interface Suits {
  who: string;
  who_not: string;
  /** The weaknesses found by its test, in shoppers' words, where nothing else speaks against the bed. */
  found: string[];
}

/** A bed sold for another purpose is not recommended to adults by weight, so it says what it is for. */
export const madeForWords: Readonly<Record<MadeFor, Omit<Suits, "found">>> = {
  children: {
    who: "It’s made for children’s rooms and trundles, so we don’t match it to adults.",
    who_not: "Skip it if you’re looking for a bed that an adult or a teenager will sleep on every night.",
  },
  bunk: {
    who: "It’s made for bunk beds, where it has to stay below the guard rail, so we don’t match it to adults.",
    who_not:
      "Skip it if you’re looking for a bed that an adult will sleep on every night, or one that isn’t for a bunk or loft.",
  },
  rv: {
    who: "It’s made for RVs, so we don’t match it to people who want a bed at home.",
    who_not:
      "Measure your platform before you order, since many RVs take a shorter or narrower mattress than a house does.",
  },
};

/** Strips the figures whose units nobody knows outside of a test. */
export const inShoppersWords = (weakness: string) => weakness.replace(/ \([^()]*(?:m\/s²|mmHg)[^()]*\)/, "");

/** `weaknesses`: what a test says against the bed, in its own words; empty for an untested bed. */
export function suitsOf(model: MatchModel, bars: Bars, rules: Ruleset, weaknesses: readonly string[] = []): Suits {
  if (model.made_for !== null) return { ...madeForWords[model.made_for], found: [] };
  const scored = bars.map((bar) => {
    const profile = profileOf(answersOf(bar));
    return { bar, profile, bed: scoreModel(model, viewsOf(profile, rules), profile, rules) };
  });
  const suited = scored.filter(({ bar, profile, bed }) => clears(bed, bar, profile, rules)).map(({ bar }) => bar);
  const free = suited.filter(({ sore }) => !sore);
  const sore = free.length > fewSleepers ? [] : suited.filter((each) => each.sore);
  const suitsHeavy = free.some(({ weight }) => weight === "over-300");
  const clauses = unsuitedClauses(model, rules).map(({ clause }) => clause);
  return {
    who: setByHand(model, free.length + sore.length === 0 ? nearestText(scored, rules) : suitedText(free, sore)),
    who_not: skipText(clauses, () => weakestGroups(model, rules, suitsHeavy)),
    found: clauses.length === 0 ? weaknesses.map(inShoppersWords) : [],
  };
}

/**
 * "Set as you need it, from 2 to 7 of 10, it suits …": keeps an adjustable bed from looking as if it had a single
 * firmness.
 */
function setByHand({ firmness: { range } }: MatchModel, who: string): string {
  if (range === null) return who;
  return `Set as you need it, from ${figure(range.softest)} to ${figure(range.firmest)} of 10, ${uncapitalized(who)}`;
}

interface Held {
  bar: Bar;
  profile: MatchProfile;
  bed: ScoredModel<MatchModel>;
}

/** How far a bed is above the score its list requires, in tenths; mostly negative. */
const above = ({ bar, bed }: Held) => bed.score - bar.bestThird;

/**
 * For a bed that is in the best third for nobody: the sleepers for whom it comes closest, among those it can carry and
 * whose firmness it has.
 */
function nearestText(scored: readonly Held[], rules: Ruleset): string {
  const plain = scored.filter(({ bar }) => !bar.sore);
  const borne = plain.filter(({ bar, bed }) => bears(bed.model, bar.weight));
  const right = borne.filter(({ bed }) => isFirmnessRight(bed));
  const [among = plain] = [right, borne].filter(({ length }) => length > 0);
  const { bar, bed, profile } = among.reduce((best, each) => (above(each) > above(best) ? each : best));
  const whom = `${bar.position} sleepers ${weightsText([bar.weight])}`;
  const good = isGood(bed, bar.third, profile, rules);
  return good
    ? `It’s good for ${whom}, though many other beds suit them better.`
    : `It stands out for no kind of sleeper, and comes closest for ${whom}.`;
}

/** Whom it suits among pain-free sleepers, plus sore side sleepers where the former are few. */
function suitedText(free: readonly PlainSleeper[], sore: readonly PlainSleeper[]): string {
  if (free.length === plainSleepers.length)
    return "It’s among the best third of beds for sleepers of any weight in any position.";
  const soreWeights = sore.map(({ weight }) => weight);
  if (free.length === 0) return `It suits ${sideSleepers(soreWeights)} with sore shoulders or hips.`;
  const plain = `It suits ${listedWithCommas(groupsOf(free))}`;
  if (sore.length === 0) return `${plain}.`;
  if (free.some(({ position }) => position !== "side"))
    return `${plain}; with sore shoulders or hips, ${sideSleepers(soreWeights)}.`;
  if (free.map(({ weight }) => weight).join() === soreWeights.join())
    return `${plain}, even with sore shoulders or hips.`;
  return `${plain}; with sore shoulders or hips, ${weightsText(soreWeights) || "of any weight"}.`;
}

const sideSleepers = (weights: readonly Weight[]) => ["side sleepers", weightsText(weights)].filter(Boolean).join(" ");

/** Grouped by equal weights, the largest group first. */
function groupsOf(suited: readonly PlainSleeper[]): string[] {
  const byWeights = new Map<string, { positions: SleepPosition[]; weights: Weight[] }>();
  for (const position of sleepPositions) {
    const weights = suited.filter((each) => each.position === position).map(({ weight }) => weight);
    if (weights.length === 0) continue;
    const group = byWeights.get(weights.join()) ?? { positions: [], weights };
    group.positions.push(position);
    byWeights.set(weights.join(), group);
  }
  return [...byWeights.values()]
    .sort((one, other) => other.weights.length * other.positions.length - one.weights.length * one.positions.length)
    .slice(0, mostGroups)
    .map(({ positions, weights }) => [listed(positions), "sleepers", weightsText(weights)].filter(Boolean).join(" "));
}
