import type { ClaimCheck, ClaimOutcome } from "#contracts/expert-reviews/review";
import { tenths } from "./piecewise";

/** Brands state firmness in steps of one half, so a smaller gap is no difference. */
export const firmnessTolerance = 0.5;
/** A bed may be made slightly lower or higher than specified, in inches. */
export const heightTolerance = 0.5;

export function firmnessOutcome(claimed: number, measured: number): ClaimOutcome {
  const difference = tenths(measured - claimed);
  if (Math.abs(difference) < firmnessTolerance) return "as-claimed";
  return difference < 0 ? "softer" : "firmer";
}

interface Claims {
  firmness: { claimed: number | null; measured: number | null };
  height: { claimed: number | null; measured: number | null };
}

/** What a brand claims compared with what we measured, where both are known. */
export function checkClaims(claims: Claims): ClaimCheck[] {
  const tolerances = { firmness: firmnessTolerance, height: heightTolerance };
  return (["firmness", "height"] as const).flatMap((of) => {
    const { claimed, measured } = claims[of];
    if (claimed === null || measured === null) return [];
    return { of, claimed, measured, agrees: Math.abs(tenths(measured - claimed)) < tolerances[of] };
  });
}
