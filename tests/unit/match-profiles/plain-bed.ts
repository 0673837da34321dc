import { matchAnswers } from "#contracts/match/match";
import type { ConstructionScores, Firmness, MadeFor, MattressSize, Material } from "#contracts/mattress";
import type { Build, Half, MatchModel } from "../../../upstream/rules/match/match-model";
import { profileOf } from "../../../upstream/rules/match/profile";
import { currentRuleset } from "../../../upstream/rules/match/ruleset";
import { scoreModel } from "../../../upstream/rules/match/score-models";
import type { ScoredModel } from "../../../upstream/rules/match/scored-model";
import { viewsOf } from "../../../upstream/rules/match/sleeper-view";

/** Small beds made by hand, and answers as an address has them. */

export interface BedFacts {
  /** Null: nobody measured it. */
  measured: number | null;
  claimed?: number;
  felt?: Firmness["felt"];
  range?: Firmness["range"];
  /** What its halves come in, softest first; each reads as the whole bed does unless it says otherwise. */
  halves?: readonly { firmness: number; scores?: Partial<ConstructionScores> }[];
  /** What it reads for each part. */
  scores: ConstructionScores;
  hug?: number;
  /** Whether the scores rest on a test. */
  tested?: boolean;
  build?: Partial<Build>;
  /** Dollars by size. */
  prices?: Partial<Record<MattressSize, number | null>>;
  owners?: MatchModel["owners"];
  ownerStars?: number;
  materials?: readonly Material[];
  height?: number;
  /** Pounds a side. */
  capacity?: number;
  madeFor?: MadeFor;
  states?: readonly string[];
  stores?: readonly number[];
  policies?: Partial<MatchModel["policies"]>;
}

/** Scores from 1 to 5, in the order of the contract's parts. */
export const scores = (
  support: number,
  pressure_relief: number,
  motion_isolation: number,
  cooling: number,
  durability: number,
  edge_support: number,
  responsiveness: number,
): BedFacts["scores"] => ({
  support,
  pressure_relief,
  motion_isolation,
  cooling,
  durability,
  edge_support,
  responsiveness,
});

/** Alike in all that has a score. */
export const plainBed: BedFacts = {
  measured: 6,
  scores: scores(4, 4, 4, 4, 4, 4, 4),
};

/** Strong enough for anybody. */
const strongBuild: Build = {
  firmness: 6,
  comfortInches: 3.5,
  sewnPillowTop: false,
  foams: [],
  coilGauge: 14,
  foamCoreDensity: null,
  unpublishedInches: 0,
};

let lines = 1;

/** A model of the engine's kind from the few facts that matter to a case. */
export function bedOf(facts: BedFacts, slug = "bed"): MatchModel {
  const { measured, claimed = measured ?? 6, felt = [], prices = { queen: 999 } } = facts;
  const readings = { ...facts.scores, hug: facts.hug ?? 3 };
  const build = { ...strongBuild, ...facts.build };
  const halves = facts.halves?.map(({ firmness, scores: own }): Half => ({
    firmness,
    readings: { ...readings, ...own },
    build,
  }));
  return {
    card: { slug, name: slug },
    // Each of a line of its own.
    line_id: lines++,
    readings,
    tested: facts.tested ?? true,
    firmness: {
      claimed,
      measured,
      felt,
      range: facts.range ?? null,
      halves: halves?.map(({ firmness }) => firmness) ?? null,
      other_side: null,
    },
    build,
    halves: halves ?? [],
    height_inches: facts.height ?? 11,
    materials: new Set(facts.materials ?? ["cover", "polyfoam", "pocketed-coils"]),
    capacity_pounds: facts.capacity ?? null,
    made_for: facts.madeFor ?? null,
    prices: new Map(
      Object.entries(prices).map(([size, price]) => [
        size as MattressSize,
        { now_cents: price === null ? null : Math.round(price * 100) },
      ]),
    ),
    policies: { trial_nights: 100, break_in_nights: 30, return_fee_cents: 0, return_kind: "refund", ...facts.policies },
    delivery_states: facts.states === undefined ? null : new Set(facts.states),
    owners: facts.owners ?? [],
    owner_stars: facts.ownerStars ?? 3.7,
    store_ids: facts.stores ?? [],
  };
}

export type Answers = Record<string, string>;

export const answersOf = (address: Answers) => matchAnswers.parse(address);
export const profileFrom = (address: Answers) => profileOf(answersOf(address));

/** What one sleeper brings to every bed. */
export const viewOf = (address: Answers) => viewsOf(profileFrom({ recipient: "me", ...address }), currentRuleset)[0]!;

/** A plain bed with some other facts, scored by itself. */
export function scoredBed(address: Answers, facts: Partial<BedFacts> = {}): ScoredModel<MatchModel> {
  const profile = profileFrom({ recipient: "me", ...address });
  return scoreModel(bedOf({ ...plainBed, ...facts }), viewsOf(profile, currentRuleset), profile, currentRuleset);
}

/** From 0 to 1, what the first sleeper gets of each part. */
export const sharesOf = (address: Answers, facts: Partial<BedFacts> = {}) =>
  scoredBed(address, facts).sleepers[0]!.shares;
