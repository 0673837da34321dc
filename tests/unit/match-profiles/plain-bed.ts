import { matchAnswers } from "../../../app/contracts/match";
import type { ConstructionScores, Firmness, MattressSize, Material } from "../../../app/contracts/mattress";
import type { MatchModel } from "../../../upstream/rules/match/match-model";
import { profileOf } from "../../../upstream/rules/match/profile";

/**
 * A profile whose result was worked out by hand from domain.md section 8, step by step, without the engine.
 * Points are listed in the order of the contract's parts; null: unknown and left out. Their tenths are rounded by the
 * largest remainder, those of parts that give all they can apart from the others.
 */
export interface HandWorked {
  name: string;
  /** As in the quiz's address. */
  answers: Record<string, string>;
  bed: BedFacts;
  working: readonly string[];
  targets: readonly (number | null)[];
  /** For a couple one row each. */
  sleepers?: readonly { points: Points; score: number }[];
  points: Points;
  deduction?: number;
  score: number;
  /** Share, in hundredths. */
  confidence: number;
}

export type Points = readonly (number | null)[];

export interface BedFacts {
  /** Null: nobody measured it. */
  measured: number | null;
  claimed?: number;
  felt?: Firmness["felt"];
  range?: Firmness["range"];
  scores: ConstructionScores;
  /** Dollars by size. */
  prices?: Partial<Record<MattressSize, number | null>>;
  owners?: MatchModel["owners"];
  materials?: readonly Material[];
  height?: number;
  states?: readonly string[];
  stores?: readonly number[];
  policies?: Partial<MatchModel["policies"]>;
}

/** Answers of a sleeper alone, without pain, who sleeps neither hot nor cold. */
export const alone = { recipient: "me", age: "35-49", size: "queen", pain: "none", temperature: "neutral" };

/** Answers of two who have no pain and sleep neither hot nor cold. */
export const couple = {
  recipient: "couple",
  size: "queen",
  pain: "none",
  temperature: "neutral",
  partnerPain: "none",
  partnerTemperature: "neutral",
};

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

let lines = 1;

/** A model of the engine's kind from the few facts that matter to a case. */
export function bedOf(facts: BedFacts, slug = "bed"): MatchModel {
  const { measured, claimed = measured ?? 6, felt = [], scores, prices = { queen: 999 } } = facts;
  return {
    card: { slug },
    // Each of a line of its own.
    line_id: lines++,
    scores,
    firmness: { claimed, measured, felt, range: facts.range ?? null },
    height_inches: facts.height ?? 11,
    materials: new Set(facts.materials ?? ["cover", "polyfoam", "pocketed-coils"]),
    prices: new Map(
      Object.entries(prices).map(([size, price]) => [
        size as MattressSize,
        { now_cents: price === null ? null : Math.round(price * 100) },
      ]),
    ),
    policies: { trial_nights: 100, break_in_nights: 30, return_fee_cents: 0, return_kind: "refund", ...facts.policies },
    delivery_states: facts.states === undefined ? null : new Set(facts.states),
    owners: facts.owners ?? [],
    store_ids: facts.stores ?? [],
  };
}

export const answersOf = (address: Record<string, string>) => matchAnswers.parse(address);
export const profileFrom = (address: Record<string, string>) => profileOf(answersOf(address));
