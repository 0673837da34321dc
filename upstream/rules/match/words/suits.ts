import { type MatchAnswers, sleepPositions } from "../../../../app/contracts/match";
import { type MadeFor, weightBands } from "../../../../app/contracts/mattress";
import type { SleepPosition } from "../../target-firmness";
import { bandOf, thirdBest } from "../bands";
import { type MatchModel, nowhere } from "../match-model";
import { type MatchProfile, profileOf } from "../profile";
import { foldLines } from "../rank";
import type { Ruleset } from "../ruleset";
import { scoreModel, scoreModels } from "../score-models";
import type { ScoredModel } from "../scored-model";
import { unsuitedClauses } from "./skips";
import { viewsOf } from "../sleeper-view";
import { listed, weightsText } from "./phrases";

/** Whom a bed suits and who should not buy it (ruleset 2026.3, rule 18): the engine asked for sleepers of every kind. */

type Weight = (typeof weightBands)[number];

/** Sleepers alone, free of pain, neither hot nor cold, of whom nothing else is known. */
export interface PlainSleeper {
  position: SleepPosition;
  weight: Weight;
}

/** What a list of all beds for a plain sleeper takes to be good, and to be in its best third. */
interface Bar extends PlainSleeper {
  third: number;
  bestThird: number;
  /** Slugs of the beds that suit the sleeper: good or better, and in the best third. */
  suited: ReadonlySet<string>;
}

/** For every plain sleeper; of a whole catalogue, once. */
export type Bars = readonly Bar[];

const answersOf = ({ position, weight }: PlainSleeper): MatchAnswers => ({
  recipient: "me",
  age: "35-49",
  pain: ["none"],
  temperature: "neutral",
  position,
  weight,
});

const plainSleepers: readonly PlainSleeper[] = sleepPositions.flatMap((position) =>
  weightBands.map((weight) => ({ position, weight })),
);

export function barsOf(models: readonly MatchModel[], rules: Ruleset): Bars {
  return plainSleepers.map((sleeper) => {
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

function clears(
  scored: ScoredModel<MatchModel>,
  { third, bestThird }: Pick<Bar, "third" | "bestThird">,
  profile: MatchProfile,
  rules: Ruleset,
): boolean {
  if (scored.score < bestThird) return false;
  // Of a plain sleeper little is known, which is no fault of the bed.
  const band = bandOf({ ...scored, confidence: 1 }, third, profile, rules);
  return band === "excellent" || band === "good";
}

/** Weights at which a bed suits a plain sleeper in at least one position, lightest first. */
export const suitedWeights = (slug: string, bars: Bars): Weight[] =>
  weightBands.filter((weight) => bars.some((bar) => bar.weight === weight && bar.suited.has(slug)));

const mostGroups = 3;

/** No bed that is sold for something else suits an adult of some weight, so it says what it is for. */
const madeForWords: Readonly<Record<MadeFor, Suits>> = {
  children: {
    who: "It’s made for children’s rooms and trundles, so we don’t match it to adults.",
    who_not: "Skip it if you’re looking for a bed that an adult or a teenager will sleep on every night.",
  },
  bunk: {
    who: "It’s made for bunk beds, where it has to stay below the guard rail, so we don’t match it to adults.",
    who_not: "Skip it if you’re looking for a bed that an adult or a teenager will sleep on every night.",
  },
  rv: {
    who: "It’s made for RVs, so we don’t match it to people who want a bed at home.",
    who_not:
      "Measure your platform before you order, since many RVs take a shorter or narrower mattress than a house does.",
  },
};

interface Suits {
  who: string;
  who_not: string;
}

export function suitsOf(model: MatchModel, bars: Bars, rules: Ruleset): Suits {
  if (model.made_for !== null) return madeForWords[model.made_for];
  const scored = bars.map((bar) => {
    const profile = profileOf(answersOf(bar));
    return { bar, profile, bed: scoreModel(model, viewsOf(profile, rules), profile, rules) };
  });
  const suited = scored.filter(({ bar, profile, bed }) => clears(bed, bar, profile, rules)).map(({ bar }) => bar);
  const nearest = scored.reduce((best, each) => (above(each) > above(best) ? each : best));
  const clauses = unsuitedClauses(model, rules);
  return {
    who: suited.length === 0 ? nearestText(nearest.bar) : suitedText(suited),
    who_not: skipText(clauses.map(({ clause }) => clause)),
  };
}

/** How far a bed lies above what its list takes, in tenths; mostly it is below. */
const above = ({ bar, bed }: { bar: Bar; bed: ScoredModel<MatchModel> }) => bed.score - bar.bestThird;

const nearestText = ({ position, weight }: PlainSleeper) =>
  `It comes closest to suiting ${position} sleepers ${weightsText([weight])}, but two beds in three suit them no worse.`;

function suitedText(suited: readonly PlainSleeper[]): string {
  if (suited.length === plainSleepers.length)
    return "It’s among the best third of beds for sleepers of any weight in any position.";
  const byWeights = new Map<string, { positions: SleepPosition[]; weights: Weight[] }>();
  for (const position of sleepPositions) {
    const weights = suited.filter((each) => each.position === position).map(({ weight }) => weight);
    if (weights.length === 0) continue;
    const group = byWeights.get(weights.join()) ?? { positions: [], weights };
    group.positions.push(position);
    byWeights.set(weights.join(), group);
  }
  const groups = [...byWeights.values()]
    .sort((one, other) => other.weights.length * other.positions.length - one.weights.length * one.positions.length)
    .slice(0, mostGroups)
    .map(({ positions, weights }) => [listed(positions), "sleepers", weightsText(weights)].filter(Boolean).join(" "));
  return `It suits ${withCommas(groups)}.`;
}

/** With a comma before the last of three: many of them have an "and" of their own. */
const withCommas = (people: readonly string[]) =>
  people.length < 3 ? listed(people) : `${people.slice(0, -1).join(", ")}, and ${people.at(-1)}`;

function skipText(clauses: readonly string[]): string {
  if (clauses.length === 0)
    return "Nothing in how it’s built rules it out for anyone, so go by the price, the trial and how it feels to you.";
  const told = clauses.map((clause, at) => `${at > 0 && at === clauses.length - 1 ? "or " : ""}if ${clause}`);
  return `Skip it ${told.join(clauses.length === 2 ? " " : ", ")}.`;
}
