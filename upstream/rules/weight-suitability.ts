import { sleepPositions } from "../../app/contracts/match";
import { weightBands } from "../../app/contracts/mattress";
import type { WeightBand } from "./firmness";
import { targetFirmness } from "./target-firmness";

/** A bed within 1 of the target suits; the match (domain.md section 8) is stricter, since it ranks. */
const near = 1;
/** In how many of the four sleep positions a bed has to be near the target. */
const positionsNeeded = 2;
/** Least support and durability, 1 to 5; a heavier sleeper needs more of both. */
const least: Record<WeightBand, number> = { "under-130": 2.5, "130-230": 3, "over-230": 3.5 };

export interface WeighedBed {
  /** Measured where it was, else claimed. */
  firmness: number;
  support: number;
  durability: number;
}

/**
 * Whether a bed suits a body weight: its firmness is within 1 of the target of at least two sleep positions, and its
 * support and its durability are both high enough for the weight.
 */
export function suitsWeight({ firmness, support, durability }: WeighedBed, band: WeightBand): boolean {
  const fitting = sleepPositions.filter((position) => Math.abs(firmness - targetFirmness(position, band)) <= near);
  return fitting.length >= positionsNeeded && Math.min(support, durability) >= least[band];
}

export const suitedWeights = (bed: WeighedBed): WeightBand[] => weightBands.filter((band) => suitsWeight(bed, band));
