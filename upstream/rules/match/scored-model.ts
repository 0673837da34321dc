import type { MatchPart } from "#contracts/match/match";
import type { Deduction } from "./deductions";
import type { MatchModel } from "./match-model";
import type { SleeperScore } from "./score-sleeper";

/** A model's score in tenths: its parts' points minus weak spots and deductions. */
export interface ScoredModel<Model extends MatchModel> {
  model: Model;
  score: number;
  /** The sum of the parts' points before anything is subtracted. */
  sum: number;
  weakSpots: readonly WeakSpot[];
  deductions: readonly Deduction[];
  sleepers: readonly SleeperScore[];
  confidence: number;
}

/**
 * The cost of a far too weak part, in tenths; for a couple, the cost for one of them, by how much that sleeper counts.
 */
export interface WeakSpot {
  part: MatchPart;
  tenths: number;
  who: "you" | "partner";
  /** The cost in the score of that sleeper alone. */
  ownTenths: number;
}
