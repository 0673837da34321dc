import type { MatchPart } from "#contracts/match/match";
import type { Deduction } from "./deductions";
import type { MatchModel } from "./match-model";
import type { SleeperScore } from "./score-sleeper";

/** A model's score in tenths: its parts' points less the weak spot's and the deductions'. */
export interface ScoredModel<Model extends MatchModel> {
  model: Model;
  score: number;
  /** The parts' points together, before anything is taken off. */
  sum: number;
  weakSpots: readonly WeakSpot[];
  deductions: readonly Deduction[];
  sleepers: readonly SleeperScore[];
  confidence: number;
}

/** What a far too weak part costs the bed, in tenths: of a couple, what it costs one of them, by how much that counts. */
export interface WeakSpot {
  part: MatchPart;
  tenths: number;
  who: "you" | "partner";
  /** What it costs in the score of that sleeper alone. */
  ownTenths: number;
}
