import type { Policies } from "#contracts/catalogue";
import { clamp, piecewise, type Points } from "../piecewise";
import type { Readings } from "../readings/readings";
import { type Kind, performanceShares } from "./kinds";

/** Parts of the Bedlark score and their weights, which add up to 1 (ruleset 2026.3, section 6). */
export const scoreShares = { build: 0.28, lasting: 0.22, performance: 0.24, owners: 0.16, terms: 0.1 } as const;
export type ScorePart = keyof typeof scoreShares;

export interface ScoredBed {
  /** Build quality, as computed by makingGrade. */
  grade: number;
  /** 1 to 10, as built. */
  firmness: number;
  /** From its layers; for a tested bed, mostly from the test. */
  readings: Readings;
  tested: boolean;
  /** Ratings given after a year or more: their count and the sum of their stars. */
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
  /** A whole number from 45 to 95: how good a bed of its kind it is. Price, commission and sleeper are not inputs. */
  score: number;
  /** Each from 0 to 100. */
  parts: Readonly<Record<ScorePart, number>>;
}

/** Maps the weighted sum of the parts to the score. */
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

/** Compared with beds of its kind at its own firmness. Untested readings count for less and cost a little. */
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

/** Owners' ratings after a year or more, scaled from 2.8 stars to 4.4. */
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
/** An unpublished break-in is assumed to last a month. */
const usualBreakIn = 30;

/** Trial, return and warranty; unpublished terms count for little. */
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
