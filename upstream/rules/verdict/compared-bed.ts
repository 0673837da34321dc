import type { Policies } from "#contracts/catalogue";
import type { MattressType, NamedLink } from "#contracts/mattress";
import type { MatchModel } from "../match/match-model";
import { currentRuleset } from "../match/ruleset";
import type { NeedPart } from "../match/sleeper-view";
import { piecewise, type Points } from "../piecewise";

/** A bed as a verdict reads it. Who pays for a sale is not among it, and must never be. */
export interface ComparedBed extends MatchModel {
  card: NamedLink & { brand: NamedLink; type: MattressType | null };
  policies: MatchModel["policies"] & Partial<Pick<Policies, "warranty_years">>;
  /** Its name among more beds than it is compared with. */
  called?: string;
}

export type ScoredPart = NeedPart | "cooling";

const { needs } = currentRuleset;
const highest = (points: Points) => Math.max(...points.map(([, value]) => value));
const useful = (reading: number) => Math.min(reading, needs.bestAtMost);

/**
 * The score from 1 to 5 above which a part wins nothing more for anybody: what the sleeper needs who needs it most.
 * So a verdict never praises what the match gives no points for. How long a bed lasts has no such end.
 */
export const enough: Readonly<Record<ScoredPart, number>> = {
  cooling: needs.cooling.hot.best,
  motion_isolation: needs.motion_isolation.lightSleeper.best,
  pressure_relief: useful(
    highest(needs.pressure_relief.side) + needs.pressure_relief.joint + needs.more.pressure_relief,
  ),
  support: useful(highest(needs.support) + needs.supportMore.stomach + needs.more.support),
  edge_support: needs.edge_support.limitedMobility + needs.more.edge_support,
  responsiveness: needs.responsiveness.moves + needs.more.responsiveness,
  durability: 5,
};

const averagePounds = 155;
/** From here up weight decides how long a bed lasts. */
const heavyPounds = 230;

/** What somebody needs of a part who asks for it: of average weight, and of durability one who wears a bed out. */
export const needed: Readonly<Record<ScoredPart, number>> = {
  cooling: needs.cooling.hot.least,
  motion_isolation: needs.motion_isolation.lightSleeper.least,
  pressure_relief: piecewise(needs.pressure_relief.side, averagePounds) + needs.pressure_relief.joint,
  support: piecewise(needs.support, averagePounds) + needs.supportMore.back + needs.supportMore.lowBack,
  edge_support: needs.edge_support.limitedMobility,
  responsiveness: needs.responsiveness.moves,
  durability: piecewise(needs.durability, heavyPounds),
};

export const scoredParts = Object.keys(enough) as ScoredPart[];

/** In tenths, so that sums are exact; what lies above the highest need is left out. */
export const usefulScore = ({ readings }: ComparedBed, part: ScoredPart) =>
  Math.round(Math.min(readings[part], enough[part]) * 10);

/** Half a point of a score is what can be felt (domain.md, section 4); in tenths. */
export const feltDifference = 5;

/** By brand alone where no other has it: "the Casper"; without the brand where all are of one; else in full. */
export function namesOf(beds: readonly ComparedBed[]): string[] {
  if (beds.every(({ called }) => called !== undefined)) return beds.map(({ called }) => called!);
  const brands = beds.map(({ card }) => card.brand.slug);
  if (beds.length > 1 && new Set(brands).size === 1) return beds.map(({ card }) => card.name);
  return beds.map(({ card: { name, brand } }) =>
    brands.filter((slug) => slug === brand.slug).length === 1 ? brand.name : `${brand.name} ${name}`,
  );
}

/** Nights in which the money, not only another bed, can be had back; null where no trial is published. */
export function nightsToReturn({ policies }: ComparedBed): number | null {
  const { trial_nights: trial, break_in_nights: breakIn, return_kind: kind } = policies;
  if (trial === null || kind === "exchange" || kind === "store-credit") return null;
  return Math.max(0, trial - (breakIn ?? 0));
}
