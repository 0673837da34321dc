import type { Firmness } from "../../../app/contracts/mattress";
import type { WeightBand } from "../firmness";
import { clamp } from "../piecewise";
import type { Ruleset } from "./ruleset";

export interface ComparedFirmness {
  value: number;
  from: "set" | "measured" | "owners" | "claimed";
  /** How many owners, when it is theirs. */
  owners: number;
}

/**
 * The firmness that is held against a target: of a bed that can be set the nearest to it; else measured; else as
 * owners of average weight feel it, who feel what instruments measure; else what the brand claims. The target differs
 * by weight already, so what other weights feel would count their weight twice.
 */
export function comparedFirmness(
  { measured, felt, claimed, range }: Firmness,
  target: number | null,
  { ownersNeeded }: Ruleset,
): ComparedFirmness {
  if (range !== null) {
    return { value: clamp(target ?? measured ?? claimed, range.softest, range.firmest), from: "set", owners: 0 };
  }
  if (measured !== null) return { value: measured, from: "measured", owners: 0 };
  const average = felt.find(({ weight_band }) => weight_band === "130-230");
  if (average !== undefined && average.owners >= ownersNeeded) {
    return { value: average.firmness, from: "owners", owners: average.owners };
  }
  return { value: claimed, from: "claimed", owners: 0 };
}

/** Too soft for a heavy sleeper and too firm for a light one hurt more. */
export const missHurtsMore = (miss: number, weight: WeightBand | null) =>
  (miss < 0 && weight === "over-230") || (miss > 0 && weight === "under-130");

/** Share from 0 to 1 of the points for fit; `miss` is firmness less target, negative when too soft. */
export function fitShare(miss: number, weight: WeightBand | null, { fit }: Ruleset): number {
  const slope = (missHurtsMore(miss, weight) ? fit.steeper : 1) / (fit.noneAt - fit.fullWithin);
  return clamp(1 - (Math.abs(miss) - fit.fullWithin) * slope, 0, 1);
}
