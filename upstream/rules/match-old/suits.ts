import type { MatchAnswers, MatchBand, MatchPart } from "../../../app/contracts/match";
import { weightBands } from "../../../app/contracts/mattress";
import type { WeightBand } from "../firmness";
import { bandOf } from "./explain";
import type { MatchModel } from "./match-model";
import { profileOf } from "./profile";
import { wholeScore } from "./rank";
import { currentRuleset, type Ruleset } from "./ruleset";
import { scoreModel, viewsOf } from "./score-models";
import type { ScoredModel } from "./score-sleeper";
import { listed, positionWords, weightWords } from "./words";

/** Whom a bed suits and who should not buy it: the engine asked for sleepers of every kind, told in two sentences. */

type Position = keyof typeof positionWords;

const positions = Object.keys(positionWords) as Position[];
/** Alone, free of pain, neither hot nor cold. */
const usual: MatchAnswers = { recipient: "me", age: "35-49", pain: ["none"], temperature: "neutral" };
const average: MatchAnswers = { ...usual, position: "side", weight: "130-230" };

interface Trait {
  /** As a list of people has it. */
  people: string;
  /** After "if". */
  clause: string;
  answers: MatchAnswers;
  part: MatchPart;
}

/** Needs beyond position and weight, those that weigh most first. */
const traits: readonly Trait[] = [
  {
    people: "couples with a light sleeper",
    clause: "you share the bed and one of you wakes easily",
    answers: {
      ...average,
      recipient: "couple",
      lightSleeper: "yes",
      partnerPosition: "side",
      partnerWeight: "130-230",
      partnerPain: ["none"],
      partnerTemperature: "neutral",
    },
    part: "motion_isolation",
  },
  {
    people: "people with sore shoulders or hips",
    clause: "your shoulders or hips hurt",
    answers: { ...average, pain: ["shoulder"] },
    part: "pressure_relief",
  },
  {
    people: "people who sleep hot",
    clause: "you sleep hot",
    answers: { ...average, temperature: "hot" },
    part: "cooling",
  },
  {
    people: "people who like to float on top",
    clause: "you like to float on top",
    answers: { ...average, feel: "float" },
    part: "feel",
  },
  {
    people: "people who like to sink in",
    clause: "you like to sink in",
    answers: { ...average, feel: "hug" },
    part: "feel",
  },
  {
    people: "anyone who needs a firm edge to get up from",
    clause: "you need a firm edge to get up from",
    answers: { ...average, age: "65-over" },
    part: "edge_support",
  },
];

/** Share of a part's points from which a need is met, and up to which it is not. */
const met = 0.95;
const unmet = 0.35;
const mostTraits = 2;
const mostGroups = 2;
const mostReasonsAgainst = 3;

const scoredFor = (model: MatchModel, answers: MatchAnswers, rules: Ruleset): ScoredModel<MatchModel> => {
  const profile = profileOf(answers);
  return scoreModel(model, viewsOf(profile, rules), profile, rules);
};

/** From 0 to 1: how much of what the trait's sleeper needs in its part the bed gives. */
function shareOf(model: MatchModel, { answers, part }: Trait, rules: Ruleset): number {
  const found = scoredFor(model, answers, rules).parts.find((each) => each.part === part);
  return found === undefined || found.most === 0 ? 0 : found.points / found.most;
}

export function suitsOf(model: MatchModel, rules: Ruleset = currentRuleset): { who: string; who_not: string } {
  const scores = positions.map((position) => ({
    position,
    byWeight: weightBands.map((weight) => ({
      weight,
      score: wholeScore(scoredFor(model, { ...usual, position, weight }, rules)),
    })),
  }));
  const shares = traits.map((trait) => ({ ...trait, share: shareOf(model, trait, rules) }));
  const traitsOf = (passes: (share: number) => boolean) =>
    shares.filter(({ share }) => passes(share)).slice(0, mostTraits);
  const groups = (passes: (band: MatchBand) => boolean): Group[] => {
    const found = new Map<string, Group>();
    for (const { position, byWeight } of scores) {
      const weights = byWeight.filter(({ score }) => passes(bandOf(score, rules))).map(({ weight }) => weight);
      const own = found.get(weights.join()) ?? { positions: [], weights };
      if (weights.length > 0) found.set(weights.join(), { weights, positions: [...own.positions, position] });
    }
    // Those of most weights and positions say most.
    const size = ({ weights, positions: held }: Group) => weights.length * 10 + held.length;
    return [...found.values()].sort((one, other) => size(other) - size(one));
  };
  const suited = groups((band) => band === "excellent");
  const unsuited = groups((band) => band === "fair" || band === "weak");
  const everybody = coversAll(suited[0]);
  const who = suited.slice(0, mostGroups).map(sleepersOf);
  // Nobody is told to skip it who was just said to come closest: where it fits none, how one lies rules nobody out.
  const fitsNobody = coversAll(unsuited[0]);
  // Who should stay away because of how they lie, what else rules it out, then others who lie badly on it.
  const [badly, ...others] = fitsNobody ? [] : unsuited.slice(0, mostGroups).map(sleepingClause);
  const not = [
    ...(badly === undefined ? [] : [badly]),
    ...traitsOf((share) => share <= unmet).map(({ clause }) => clause),
    ...others,
  ].slice(0, mostReasonsAgainst);
  const suitedToo = traitsOf((share) => share >= met).map((trait) => trait.people);
  return {
    who: everybody
      ? `It suits sleepers of any weight in any position${suitedToo.length === 0 ? "" : `, and especially ${listed(suitedToo)}`}.`
      : who.length === 0
        ? nearest(scores)
        : `It suits ${withCommas([...who, ...suitedToo])}.`,
    who_not:
      not.length > 0
        ? `Skip it ${fitsNobody ? "above all " : ""}if ${withIf(not)}.`
        : fitsNobody
          ? "Everyone else will find beds that fit better."
          : "Nothing in how it’s built rules it out for anyone, so go by the price, the trial and how it feels to you.",
  };
}

/** With a comma before the last of three or more: many of them have an "and" of their own. */
const withCommas = (people: readonly string[]) =>
  people.length < 3 ? listed(people) : `${people.slice(0, -1).join(", ")}, and ${people.at(-1)}`;

/** "you sleep on your side, if you sleep hot, or if you share the bed and one of you wakes easily" */
const withIf = (clauses: readonly string[]) =>
  clauses
    .map((clause, at) => `${at > 0 && at === clauses.length - 1 ? "or " : ""}if ${clause}`)
    .join(clauses.length === 2 && !clauses.some((clause) => clause.includes(" or ")) ? " " : ", ")
    .replace(/^if /, "");

/** Sleepers of the same weights, by how they lie. */
interface Group {
  positions: readonly Position[];
  weights: readonly WeightBand[];
}

const coversAll = (group: Group | undefined) =>
  group !== undefined && group.positions.length === positions.length && group.weights.length === weightBands.length;

/** Whom it fits best where it fits nobody excellently. */
function nearest(
  scores: readonly { position: Position; byWeight: readonly { weight: WeightBand; score: number }[] }[],
) {
  const all = scores.flatMap(({ position, byWeight }) => byWeight.map((each) => ({ position, ...each })));
  const best = all.reduce((held, each) => (each.score > held.score ? each : held));
  const closest = sleepersOf({ positions: [best.position], weights: [best.weight] });
  return `It’s not a great fit for anyone, but ${closest} come closest.`;
}

/** "side sleepers", "back and combination sleepers under 230 lb" */
const sleepersOf = ({ positions: held, weights }: Group) =>
  [listed(held), "sleepers", weightsOf(weights)].filter(Boolean).join(" ");

/** "you sleep on your side", "you weigh over 230 lb and either sleep on your back or change positions during the night" */
function sleepingClause({ positions: held, weights }: Group): string {
  const lying = held.filter((position) => position !== "combination");
  const clauses = [
    ...(lying.length === 0 ? [] : [`sleep on your ${listed(lying, "or")}`]),
    ...(held.includes("combination") ? ["change positions during the night"] : []),
  ];
  const weight = weightsOf(weights)
    .replace(/^from /, "")
    .replace(" from ", " ");
  if (weight === "") return `you ${clauses.join(lying.length > 1 ? ", or " : " or ")}`;
  // What the weight holds for begins with "either", where that is more than one thing.
  return `you weigh ${weight} and ${clauses.length > 1 ? "either " : ""}${clauses.join(" or ")}`;
}

/** Empty for all weights. */
function weightsOf(weights: readonly WeightBand[]): string {
  if (weights.length === weightBands.length) return "";
  const [light, middle, heavy] = weightBands.map((band) => weights.includes(band));
  if (light && middle) return "under 230 lb";
  if (middle && heavy) return "over 130 lb";
  return listed(
    weights.map((band) => weightWords[band]),
    "or",
  );
}
