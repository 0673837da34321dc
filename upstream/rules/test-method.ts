import type { MeasurementKind } from "#contracts/expert-reviews/review";
import type { ConstructionScores } from "#contracts/mattress";
import { overallScore } from "./overall-score";
import { clamp, tenths } from "./piecewise";

/**
 * How beds are tested, as data: instruments, and the linear scales that convert a result to a score. Pages and the
 * demo's reviews are generated from it, so none can say anything else. Who pays this site is not an input.
 */

export const methodVersion = "3";

export const methodChanges = [
  {
    version: "3",
    what: "The roller makes 30,000 passes, not 20,000, and we warm the surface for an hour, not half of one. We tested every bed on our list again.",
  },
  { version: "2", what: "Pressure is read under the shoulder alone. It used to be the average of the whole body." },
  { version: "1", what: "Our first bench: force, motion, edge and height." },
] as const;

export type TestedPart = keyof ConstructionScores;

interface Test {
  unit: string;
  instrument: string;
  how: string;
  /** The results that earn 5 and 1 in this part; null: it is only descriptive. */
  scored: { part: TestedPart; five: number; one: number } | null;
}

export const tests: Readonly<Record<MeasurementKind, Test>> = {
  pressure: {
    unit: "mmHg",
    instrument: "Pressure mat",
    how: "A dummy of 160 lb lies on its side for ten minutes. We read the highest pressure under its shoulder.",
    scored: { part: "pressure_relief", five: 32, one: 80 },
  },
  hips: {
    unit: "inches",
    instrument: "Laser line and jointed dummy",
    how: "A dummy of 200 lb lies on its back. We measure how far its hips hang below a line from shoulders to knees.",
    scored: { part: "support", five: 0.4, one: 2.4 },
  },
  motion: {
    unit: "m/s²",
    instrument: "Accelerometer",
    how: "We drop a 20 lb weight from 6 inches, ten times. The sensor lies 30 inches away, where your partner would.",
    scored: { part: "motion_isolation", five: 2, one: 14 },
  },
  heat: {
    unit: "°F",
    instrument: "Heated torso and surface probe",
    how: "A torso at 95 °F lies on the bed under a blanket for an hour, in a room at 70 °F. We read the surface before and after.",
    scored: { part: "cooling", five: 4, one: 16 },
  },
  edge: {
    unit: "inches",
    instrument: "Seat form and ruler",
    how: "A seat form of 200 lb stands at the middle of the long side. We measure how far the edge goes down.",
    scored: { part: "edge_support", five: 1.8, one: 5 },
  },
  recovery: {
    unit: "seconds",
    instrument: "High-speed camera",
    how: "A 12 lb ball rests on the bed for five minutes. We lift it and time how long the dent takes to disappear.",
    scored: { part: "responsiveness", five: 0.3, one: 4.3 },
  },
  wear: {
    unit: "inches",
    instrument: "Roller of 240 lb",
    how: "A six-sided roller makes 30,000 passes, as many as the European standard EN 1957 asks for. (The American one, ASTM F1566, goes on to 100,000.) A day later, we measure how much height the bed has lost.",
    scored: { part: "durability", five: 0.1, one: 1.3 },
  },
  firmness: {
    unit: "lb",
    instrument: "Indentation rig",
    how: "A round plate, 13.5 inches across, presses 3 inches into the middle of the bed. We take the third of three presses.",
    scored: null,
  },
  sinkage: {
    unit: "inches",
    instrument: "Laser line and jointed dummy",
    how: "A dummy of 160 lb lies on its back for ten minutes. We measure how deep its hips go in.",
    scored: null,
  },
  height: {
    unit: "inches",
    instrument: "Height gauge",
    how: "Nobody lies on it for two days. Then we measure at five places and take the average.",
    scored: null,
  },
  weight: { unit: "lb", instrument: "Floor scale", how: "The whole bed, without its box.", scored: null },
};

export const notMeasured = [
  "Smell. We note when it was gone, but one nose is no instrument.",
  "Allergies. For those, go by what’s inside the bed and its certificates.",
  "Years of real nights. The roller presses on a bed much as a body does, but without the sweat, the sunlight and the children who jump on it.",
  "Delivery and customer service. Owners know more about those than we do.",
  "Other sizes. We test a queen, or the largest size of a bed that doesn’t come as one; a twin has less room between you and its edges.",
] as const;

/** Pounds of force on the rig per point of firmness: 20 lb is a 1 and 200 lb a 10. */
export const firmnessStep = 20;

/** Firmness from 1 to 10, in tenths, for a force in pounds. */
export const firmnessFromForce = (pounds: number) => tenths(clamp(pounds / firmnessStep, 1, 10));

/** Results by kind, in the units of the tests. */
export type Results = Readonly<Partial<Record<MeasurementKind, number>>>;

/** From 1 to 5, in tenths; null for a kind that is not scored. */
export function scoreOfResult(kind: MeasurementKind, value: number): number | null {
  const { scored } = tests[kind];
  if (scored === null) return null;
  return tenths(clamp(5 - ((value - scored.five) / (scored.one - scored.five)) * 4, 1, 5));
}

/** How many units make up one point of the score. */
export const stepOf = ({ five, one }: { five: number; one: number }) => Math.round(((one - five) / 4) * 100) / 100;

/** The scores of the seven parts; null if any result is missing, because a partial test is no test. */
export function testScores(results: Results): ConstructionScores | null {
  const scores: Partial<ConstructionScores> = {};
  for (const [kind, { scored }] of Object.entries(tests) as [MeasurementKind, Test][]) {
    if (scored === null) continue;
    const value = results[kind];
    const score = value === undefined ? null : scoreOfResult(kind, value);
    if (score === null) return null;
    scores[scored.part] = score;
  }
  return scores as ConstructionScores;
}

/** Out of 100, with the same weights as the score of a construction. */
export function testScore(results: Results): number | null {
  const scores = testScores(results);
  return scores === null ? null : overallScore(scores);
}
