import type { MattressType } from "#contracts/mattress";
import type { Readings } from "../readings/readings";

/** Weights of the readings in performance; they add up to 1 (ruleset 2026.3, section 6). */
export const performanceShares: Readonly<Record<Exclude<keyof Readings, "hug">, number>> = {
  support: 0.25,
  pressure_relief: 0.2,
  cooling: 0.16,
  motion_isolation: 0.12,
  edge_support: 0.12,
  durability: 0.1,
  responsiveness: 0.05,
};
type Performing = keyof typeof performanceShares;

/** A straight line fitted to a kind's readings by firmness, and their spread around it. */
interface Line {
  at0: number;
  perPoint: number;
  spread: number;
}

/** What is typical of a type: the baseline that a bed is measured against. */
export interface Kind {
  grade: { mean: number; spread: number };
  durability: { mean: number; spread: number };
  byFirmness: Readonly<Record<Performing, Line>>;
}
export type Kinds = Readonly<Record<MattressType, Kind>>;

export interface KindBed {
  type: MattressType;
  /** 1 to 10, as built. */
  firmness: number;
  grade: number;
  /** From its layers alone. */
  readings: Readings;
}

/** Minimum spreads, so that differences within a very uniform kind aren't blown up. */
const leastGradeSpread = 6;
const leastDurabilitySpread = 0.15;
const leastLineSpread = 0.12;

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
function spreadOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
}

function lineOf(beds: readonly KindBed[], reading: Performing): Line {
  const firmness = meanOf(beds.map((bed) => bed.firmness));
  const mean = meanOf(beds.map(({ readings }) => readings[reading]));
  const squares = beds.reduce((sum, bed) => sum + (bed.firmness - firmness) ** 2, 0);
  const products = beds.reduce((sum, bed) => sum + (bed.firmness - firmness) * (bed.readings[reading] - mean), 0);
  const perPoint = squares === 0 ? 0 : products / squares;
  const at0 = mean - perPoint * firmness;
  const rest = beds.map((bed) => bed.readings[reading] - at0 - perPoint * bed.firmness);
  return { at0, perPoint, spread: Math.max(leastLineSpread, spreadOf(rest)) };
}

/** What is typical of each type among these beds. */
export function kindsOf(beds: readonly KindBed[]): Partial<Kinds> {
  const byType = new Map<MattressType, KindBed[]>();
  for (const bed of beds) byType.set(bed.type, [...(byType.get(bed.type) ?? []), bed]);
  return Object.fromEntries(
    [...byType].map(([type, own]): [MattressType, Kind] => {
      const grades = own.map(({ grade }) => grade);
      const lives = own.map(({ readings }) => readings.durability);
      return [
        type,
        {
          grade: { mean: meanOf(grades), spread: Math.max(leastGradeSpread, spreadOf(grades)) },
          durability: { mean: meanOf(lives), spread: Math.max(leastDurabilitySpread, spreadOf(lives)) },
          byFirmness: Object.fromEntries(
            (Object.keys(performanceShares) as Performing[]).map((reading) => [reading, lineOf(own, reading)]),
          ) as Kind["byFirmness"],
        },
      ];
    }),
  );
}
