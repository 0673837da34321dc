import type { allergies, feels, firmnessPreferences, MatchBand, MatchPart, temperatures } from "#contracts/match/match";
import type { Material } from "#contracts/mattress";
import { type SleepPosition, targetLines } from "../target-firmness";
import { feltLine } from "../firmness";
import type { Points } from "../piecewise";

export type Preference = (typeof firmnessPreferences)[number];
export type Feel = (typeof feels)[number];
export type Temperature = (typeof temperatures)[number];
export type Allergen = Exclude<(typeof allergies)[number], "none">;

/** The reading at which a part earns 85 % of its points, and the one at which it earns all of them. */
export interface Need {
  least: number;
  best: number;
}

/** Values at the five weights of the ruleset, with linear interpolation between them. */
const columns = [115, 155, 205, 260, 330] as const;
type ByWeight = readonly [number, number, number, number, number];
const byWeight = (values: ByWeight, ...more: Points): Points =>
  [...columns.map((pounds, index) => [pounds, values[index]!] as const), ...more].sort(
    ([left], [right]) => left - right,
  );

/**
 * Ruleset 2026.3, sections 2, 3 and 4, as data. Changing any figure makes a new version with its own effective date.
 */
export const currentRuleset = {
  version: "2026.3",
  effective_on: "2026-11-27",
  /**
   * The weight in pounds that stands for a band without an exact figure, and the values assumed for unanswered
   * questions.
   */
  assumed: { pounds: 170, childPounds: 70, position: "combination" satisfies SleepPosition as SleepPosition },
  /** A tall sleeper spreads the same weight over more of the bed. */
  build: { inches: 68, least: 0.85, most: 1.15 },
  /** Teenagers grow into a bed. */
  teen: { fromAge: 13, toAge: 17, morePounds: 20 },
  /** The rules for heavy and light sleepers phase in over this many pounds, so that one pound never decides. */
  heavy: { from: 205, over: 50 },
  light: { from: 140, over: 25 },
  target: {
    lines: targetLines,
    lowBack: { towards: 6.5, share: 0.5 },
    joint: -0.5,
    neck: -0.25,
    guests: 6,
    child: { side: 5.5, other: 6 },
    wishes: { soft: 3.5, "medium-soft": 4.5, medium: 5.5, "medium-firm": 6.5, firm: 7.5 },
    wishShare: 0.4,
    harmfulWish: { share: 0.2, most: 0.6 },
    splitFrom: 2,
  },
  needs: {
    /** This far below the need, nothing is earned. */
    noneBelow: 2,
    shareAtNeed: 0.85,
    /** No reading above this is worth more. */
    bestAtMost: 4.95,
    support: byWeight([2.75, 3.05, 3.3, 3.6, 3.85]),
    supportMore: { side: 0, back: 0.2, stomach: 0.4, combination: 0.2, lowBack: 0.2 },
    pressure_relief: {
      side: byWeight([3.5, 3.15, 2.85, 2.6, 2.4]),
      combination: [
        [115, 3],
        [205, 2.5],
        [330, 2.15],
      ] as Points,
      back: [
        [115, 2.6],
        [205, 2.1],
        [330, 1.8],
      ] as Points,
      stomach: [
        [115, 2.1],
        [330, 1.5],
      ] as Points,
      joint: 0.6,
      neck: 0.25,
    },
    durability: byWeight([3, 3.2, 3.4, 3.7, 4]),
    durabilityOfGuests: 2,
    durabilityOfChild: 2.5,
    motion_isolation: { usual: { least: 3.3, best: 4.3 }, lightSleeper: { least: 4.2, best: 4.95 } },
    cooling: {
      hot: { least: 3.6, best: 4.6 },
      neutral: { least: 2.6, best: 3.5 },
      /** A cold sleeper wants no more than the first; at the second, all points are earned. */
      cold: { most: 3, best: 2 },
    },
    edge_support: { alone: 2.4, shared: 2.8, limitedMobility: 3.3 },
    responsiveness: { usual: 2, moves: 3.1 },
    hug: { least: 3.9, best: 4.7 },
    float: { responsiveness: { least: 3.9, best: 4.7 }, notHug: { least: 3.2, best: 4 } },
    between: { hug: 3, response: 3.1, responseShare: 0.8 },
    more: { support: 1, durability: 1.2, pressure_relief: 1, edge_support: 1.2, responsiveness: 1.2 },
  },
  points: {
    firmness: 24,
    support: [
      [130, 12],
      [205, 13],
      [260, 15],
      [330, 17],
    ] as Points,
    durability: byWeight([8, 8, 10, 14, 17]),
    durabilityOfGuests: 3,
    durabilityOfChild: 5,
    pressure_relief: { side: 13, combination: 10, back: 7, stomach: 5, joint: 7, neck: 2 },
    motion_isolation: { alone: 0, shared: 11, lightSleeper: 22 },
    cooling: { hot: 17, neutral: 5, cold: 9 },
    edge_support: { alone: 3, shared: 6, limitedMobility: 9 },
    responsiveness: { usual: 3, combination: 8, limitedMobility: 9 },
    feel: { hug: 18, float: 18, between: 9, unknown: 6 },
    owners: 7,
    /** Where the points of the parts don't add up to 100, these shares receive the rest. */
    fill: {
      usual: { durability: 0.3, support: 0.25, owners: 0.25, pressure_relief: 0.2 },
      guests: { support: 0.4, pressure_relief: 0.4, owners: 0.2 },
      child: { support: 0.4, durability: 0.2, owners: 0.2, pressure_relief: 0.2 },
    } satisfies Record<string, Partial<Record<MatchPart, number>>>,
  },
  fit: {
    /** Share of the points by distance between firmness and target. */
    miss: [
      [0, 1],
      [0.25, 0.95],
      [0.5, 0.87],
      [1, 0.67],
      [1.5, 0.43],
      [2, 0.24],
      [3, 0],
    ] as Points,
    hurtsMore: 0.3,
    /** Reduced slightly, because an air chamber is not a surface. */
    dialShare: 0.93,
    dialPressure: 0.3,
    /** Support is best at this firmness and falls with every point away from it. */
    dialSupport: { best: 6.8, perPoint: 0.08 },
    claimedShare: 0.5,
    ownersNeeded: 5,
    felt: feltLine,
  },
  bottomingOut: {
    leastComfort: byWeight([2, 2, 2.5, 3, 3.25]),
    pressurePerInch: 0.15,
    /** Inches of the whole bed; for light sleepers any height will do. */
    leastHeight: [
      [205, 9],
      [260, 10.5],
      [330, 12],
    ] as Points,
    supportPerInch: 0.07,
    most: 0.3,
    pillowTop: { support: 0.25, durability: 0.2 },
  },
  wear: {
    leastCore: byWeight([1.5, 1.5, 1.7, 1.9, 2.2], [230, 1.8]),
    leastPolyfoam: [
      [155, 1.4],
      [205, 1.5],
      [230, 1.8],
      [330, 2],
    ] as Points,
    leastMemoryFoam: [
      [155, 3],
      [205, 3.5],
      [230, 4],
      [330, 4.5],
    ] as Points,
    thinnestGauge: byWeight([15.5, 15.5, 15, 14.5, 14]),
    weakLayerInches: 0.75,
    weakLayerAtMost: 3,
    /** How much less dense than required a layer has to be to count as fully weak, in lb/ft³. */
    polyfoamRange: 0.2,
    memoryFoamRange: 0.5,
    perWeakInch: 0.12,
    weakAtMost: 0.45,
    perGauge: 0.2,
    gaugeAtMost: 0.2,
    core: 0.6,
    coreRange: 0.2,
  },
  owners: {
    needed: 5,
    prior: { ratings: 8, stars: 3.7 },
    /** A quarter of the beds have a lower mean. */
    unknownStars: 3.55,
    share: [
      [3, 0],
      [3.7, 0.6],
      [4.1, 0.85],
      [4.5, 1],
    ] as Points,
    /** Pounds beyond the edge of a band at which its owners no longer count. */
    fade: 40,
  },
  /** A part that depends on a missing answer counts at this share. */
  unknownShare: 0.8,
  weakSpot: { share: 0.5, points: 16, fromPoints: 8 },
  couple: { lower: 0.85 },
  deductions: {
    hardReturn: 3,
    unknownReturn: 2,
    fromMobility: 2,
    fewNights: 30,
    budgetPerPercent: 0.5,
    budgetHiddenFrom: 0.1,
    tall: { from: 12, perInch: 2.5, most: 8 },
    tallForChild: { from: 10, perInch: 3, most: 12 },
  },
  /** A top bunk's guard rail has to extend 5 inches above the mattress (16 CFR 1213). */
  bunkInches: 8,
  confidence: {
    parts: {
      firmness: 26,
      support: 13,
      pressure_relief: 12,
      motion_isolation: 10,
      cooling: 8,
      durability: 9,
      edge_support: 4,
      responsiveness: 4,
      feel: 6,
      owners: 8,
    } satisfies Record<MatchPart, number>,
    partsShare: 0.92,
    priceUnknown: 0.4,
    possibleBelow: 0.6,
    high: 0.85,
    medium: 0.6,
    /** Smaller differences in confidence don't affect the order. */
    step: 0.05,
  },
  bands: [
    ["excellent", { from: 80, behind: 4 }],
    ["good", { from: 70, behind: 14 }],
    ["fair", { from: 55, behind: 28 }],
    ["weak", { from: 0, behind: Infinity }],
  ] as readonly (readonly [MatchBand, { from: number; behind: number }])[],
  /**
   * A weak part with at least this many points caps the band: below the first share at good, below the second at fair.
   * So does an unpublished capacity: at good, from this sleeper's weight on.
   */
  heldBack: { fromPoints: 8, goodBelow: 0.6, fairBelow: 0.35, capacityFromPounds: 300 },
  /** How many whole points behind the best match the cheapest and the other picks may be. */
  picks: { valueWithin: 3, otherWithin: 8 },
  pair: { heightApart: 0.5, oneLine: 3 },
  collisions: {
    /** The minimum score in points of a bed named as the best of a side. */
    namedFrom: 55,
    harm: 0.5,
    wishApart: 1,
    /**
     * The share at which a want counts as satisfied, and the part of the list (at least one bed) up to which satisfying
     * both counts as rare.
     */
    given: 0.8,
    atMostOfList: 0.03,
    atLeast: 1,
    /** From this weight on, a budget collides with durability if fewer than a tenth of the list (three beds) last. */
    lastingFromPounds: 200,
    lasting: 0.6,
    lastingOfList: 0.1,
    lastingAtLeast: 3,
  },
  /** The maximum distance between the ZIP and a store in which to try a bed. */
  storeMiles: 50,
  allergens: {
    latex: ["dunlop-latex", "talalay-latex"],
    wool: ["wool"],
    polyurethane: ["polyfoam", "memory-foam", "gel-memory-foam"],
  } as Readonly<Record<Allergen, readonly Material[]>>,
  /** Coils that are laced together don't bend, and neither does a very tall bed. */
  adjustableBase: {
    rigid: ["bonnell-coils", "offset-coils", "continuous-coils"] as readonly Material[],
    tallestInches: 14,
  },
  /** Usable nights from which a trial is low-risk, and below which it is high-risk. */
  risk: { lowFromNights: 60, highBelowNights: 30 },
  /** Children under this age sleep in a crib, and a crib mattress is a different product (16 CFR 1241). */
  cribUntilAge: 3,
};

export type Ruleset = typeof currentRuleset;
