import type { Policies } from "#contracts/catalogue";
import { clamp, piecewise, type Points } from "../piecewise";
import type { Readings } from "../readings/readings";
import { type Kind, performanceShares } from "./kinds";

/** Parts of the Bedlark score and what each counts for; together 1 (ruleset 2026.3, section 6). */
export const scoreShares = { build: 0.28, lasting: 0.22, performance: 0.24, owners: 0.16, terms: 0.1 } as const;
export type ScorePart = keyof typeof scoreShares;

export interface ScoredBed {
  /** How well it is made, as makingGrade has it. */
  grade: number;
  /** 1 to 10, as built. */
  firmness: number;
  /** From its layers, and where it was tested mostly from the test. */
  readings: Readings;
  tested: boolean;
  /** Ratings given after a year or more: how many, and the sum of their stars. */
  afterAYear: { count: number; stars: number };
  policies: Pick<
    Policies,
    | "trial_nights"
    | "break_in_nights"
    | "return_fee_cents"
    | "return_kind"
    | "nonprorated_years"
    | "sag_threshold_inches"
  >;
}

export interface BedlarkScore {
  /** A whole number from 45 to 95: how good a bed of its kind it is. No price, no commission and no sleeper goes in. */
  score: number;
  /** Each from 0 to 100. */
  parts: Readonly<Record<ScorePart, number>>;
}

/** From the parts by their shares to the score. */
export const scoreScale: Points = [
  [20, 45],
  [38, 60],
  [52, 72],
  [64, 82],
  [84, 95],
];

export function bedlarkScore(bed: ScoredBed, kind: Kind): BedlarkScore {
  const parts = {
    build: buildOf(bed, kind),
    lasting: lastingOf(bed, kind),
    performance: performanceOf(bed, kind),
    owners: ownersOf(bed),
    terms: termsOf(bed.policies),
  };
  const raw = (Object.keys(scoreShares) as ScorePart[]).reduce((sum, part) => sum + scoreShares[part] * parts[part], 0);
  return { score: Math.round(piecewise(scoreScale, raw)), parts };
}

const percent = (value: number) => clamp(value, 0, 100);

function buildOf({ grade }: ScoredBed, kind: Kind): number {
  const beside = (grade - kind.grade.mean) / kind.grade.spread;
  return 0.6 * percent(grade) + 0.4 * percent(50 + 24 * beside);
}

function lastingOf({ readings: { durability } }: ScoredBed, kind: Kind): number {
  const beside = (durability - kind.durability.mean) / kind.durability.spread;
  return 0.35 * percent((100 * (durability - 1.6)) / 2.9) + 0.65 * percent(50 + 22 * beside);
}

/** Beside beds of its kind at its own firmness; what nobody tested counts for less, and costs a little. */
function performanceOf({ readings, firmness, tested }: ScoredBed, kind: Kind): number {
  const beside = Object.entries(performanceShares).reduce((sum, [reading, share]) => {
    const { at0, perPoint, spread } = kind.byFirmness[reading as keyof typeof performanceShares];
    const off = (readings[reading as keyof Readings] - at0 - perPoint * firmness) / spread;
    return sum + share * clamp(off, -2.5, 2.5) * (tested ? 1 : 0.6);
  }, 0);
  return percent(50 + 32 * beside - (tested ? 0 : 4));
}

const priorRatings = 6;
const priorStars = 3.6;

/** What owners say after a year or more, from 2.8 stars to 4.4. */
function ownersOf({ afterAYear: { count, stars } }: ScoredBed): number {
  const mean = (stars + priorRatings * priorStars) / (count + priorRatings);
  return percent((100 * (mean - 2.8)) / 1.6);
}

const nightsPoints: Points = [
  [0, 0],
  [30, 12],
  [60, 24],
  [100, 32],
  [330, 40],
];
const feePoints: Points = [
  [0, 12],
  [50, 8],
  [100, 4],
  [200, 0],
];
const coverPoints: Points = [
  [0, 0],
  [5, 4],
  [10, 8],
  [20, 13],
];
const sagPoints: Points = [
  [0.75, 10],
  [1, 8],
  [1.5, 0],
];
/** A break-in that nobody published is taken as a month. */
const usualBreakIn = 30;

/** Trial, return and warranty; what is not published counts for little. */
function termsOf(policies: ScoredBed["policies"]): number {
  const { trial_nights: trial, break_in_nights: breakIn, return_fee_cents: fee, return_kind: kind } = policies;
  const { nonprorated_years: years, sag_threshold_inches: sag } = policies;
  return (
    (trial === null ? 8 : piecewise(nightsPoints, Math.max(0, trial - (breakIn ?? usualBreakIn)))) +
    (kind === "refund" ? 25 : kind === null ? 8 : 4) +
    (fee === null ? 4 : piecewise(feePoints, fee / 100)) +
    (years === null ? 3 : piecewise(coverPoints, years)) +
    (sag === null ? 3 : piecewise(sagPoints, sag))
  );
}
