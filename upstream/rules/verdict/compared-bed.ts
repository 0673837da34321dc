import type { Policies } from "#contracts/catalogue";
import type { MattressType, NamedLink } from "#contracts/mattress";
import type { MatchModel } from "../match/match-model";
import { currentRuleset } from "../match/ruleset";
import type { NeedPart } from "../match/sleeper-view";
import { piecewise, type Points } from "../piecewise";

/** A bed as a verdict sees it. Who pays for a sale is not included, and must never be. */
export interface ComparedBed extends MatchModel {
  card: NamedLink & { brand: NamedLink; type: MattressType | null };
  policies: MatchModel["policies"] & Partial<Pick<Policies, "warranty_years">>;
  /** Its name within a larger set of beds than the one compared. */
  called?: string;
}

export type ScoredPart = NeedPart | "cooling";

const { needs } = currentRuleset;
const highest = (points: Points) => Math.max(...points.map(([, value]) => value));
const useful = (reading: number) => Math.min(reading, needs.bestAtMost);

/**
 * The score from 1 to 5 above which a part brings nobody any benefit: what the most demanding sleeper needs. This keeps
 * a verdict from praising what the match gives no points for. Durability has no such limit.
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
/** From this weight on, it decides how long a bed lasts. */
const heavyPounds = 230;

/**
 * The score that somebody who asks for a part needs: somebody of average weight, or for durability, somebody who wears
 * a bed out.
 */
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

/** In tenths, so that sums are exact; anything above the highest need is cut off. */
export const usefulScore = ({ readings }: ComparedBed, part: ScoredPart) =>
  Math.round(Math.min(readings[part], enough[part]) * 10);

/** The smallest difference that can be felt is half a point of a score (domain.md, section 4); in tenths. */
export const feltDifference = 5;

/** By brand alone where it is unique: "the Casper"; without the brand where all share one; otherwise in full. */
export function namesOf(beds: readonly ComparedBed[]): string[] {
  if (beds.every(({ called }) => called !== undefined)) return beds.map(({ called }) => called!);
  const brands = beds.map(({ card }) => card.brand.slug);
  if (beds.length > 1 && new Set(brands).size === 1) return beds.map(({ card }) => card.name);
  return beds.map(({ card: { name, brand } }) =>
    brands.filter((slug) => slug === brand.slug).length === 1 ? brand.name : `${brand.name} ${name}`,
  );
}

/** Nights in which the buyer can get the money back, not only an exchange; null where no trial is published. */
export function nightsToReturn({ policies }: ComparedBed): number | null {
  const { trial_nights: trial, break_in_nights: breakIn, return_kind: kind } = policies;
  if (trial === null || kind === "exchange" || kind === "store-credit") return null;
  return Math.max(0, trial - (breakIn ?? 0));
}
