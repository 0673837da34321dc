import type { MeasurementKind } from "#contracts/expert-reviews/review";
import { clamp } from "../piecewise";
import { type Results, tests } from "../test-method";
import type { Readings } from "./readings";

/** Weight of the test in a reading; the rest is what the layers promise (ruleset 2026.3, section 1). */
const testShare = 0.7;

/** The readings of a bed, in hundredths, blended with its test results where it was tested; null: untested. */
export function withTest(readings: Readings, results: Results | null): Readings {
  if (results === null) return readings;
  const blended = { ...readings };
  for (const [kind, value] of Object.entries(results) as [MeasurementKind, number][]) {
    const { scored } = tests[kind];
    if (scored === null) continue;
    const { part, five, one } = scored;
    const score = clamp(5 - ((value - five) / (one - five)) * 4, 1, 5);
    blended[part] = Math.round((testShare * score + (1 - testShare) * readings[part]) * 100) / 100;
  }
  return blended;
}
