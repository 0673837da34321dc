import type {
  allergies,
  feels,
  firmnessPreferences,
  MatchBand,
  MatchPart,
  temperatures,
} from "../../../app/contracts/match";
import type { Material } from "../../../app/contracts/mattress";
import { type ByPositionAndWeight, type SleepPosition, targetTable } from "../target-firmness";

export type Preference = (typeof firmnessPreferences)[number];
export type Feel = (typeof feels)[number];
export type Temperature = (typeof temperatures)[number];
export type Allergen = Exclude<(typeof allergies)[number], "none">;

/** Scores from 1 to 5 between which a part earns all its points. */
export interface Need {
  least?: number;
  most?: number;
}

/**
 * All that the match goes by, as data: domain.md section 8, and what that leaves open (docs/decisions/0016).
 * A change of any figure is a new version with the day from which it holds.
 */
export interface Ruleset {
  version: string;
  effective_on: string;
  /** Firmness, 1 to 10. */
  target: {
    table: ByPositionAndWeight;
    lowBackPain: { towards: number; share: number };
    jointPain: number;
    /** The middle of each word's band (domain.md section 5). */
    preferences: Readonly<Record<Preference, number>>;
    preferenceShare: number;
    /** For a guest bed, whose sleepers differ: the middle of what four in five prefer (domain.md section 5). */
    guests: number;
    /** Targets of a couple that are this far apart suggest a split bed. */
    splitFrom: number;
  };
  /** Full within `fullWithin` of the target, falling to none at `noneAt`; `steeper` where a miss hurts more. */
  fit: { fullWithin: number; noneAt: number; steeper: number };
  /** The most points of each part before rescaling, by what makes it matter more or less. */
  points: {
    firmness: number;
    support: number;
    pressure_relief: Readonly<Record<"usual" | "jointPain", number>>;
    motion_isolation: Readonly<Record<"alone" | "shared" | "lightSleeper", number>>;
    cooling: Readonly<Record<Temperature, number>>;
    durability: number;
    edge_support: Readonly<Record<"alone" | "shared" | "limitedMobility", number>>;
    responsiveness: Readonly<Record<"usual" | "combinationOrLimitedMobility", number>>;
    feel: number;
    owners: number;
  };
  /**
   * Scores from 1 to 5 that earn all points of a part: a part earns for what a sleeper needs, not for being high.
   * `noneAway` beyond a need nothing is earned.
   */
  needs: {
    noneAway: number;
    support: ByPositionAndWeight;
    pressure_relief: Readonly<Record<SleepPosition | "unknown" | "moreWithJointPain", number>>;
    motion_isolation: Readonly<Record<"shared" | "lightSleeper", number>>;
    cooling: Readonly<Record<"hot" | "neutral", number>> & { coldAtMost: number };
    durability: Readonly<Record<"usual" | "heavy", number>>;
    edge_support: Readonly<Record<"alone" | "shared" | "limitedMobility", number>>;
    responsiveness: Readonly<Record<"usual" | "combination" | "limitedMobility", number>>;
    /** Held against responsiveness, of which contouring is the other face. */
    feel: Readonly<Record<Feel, Need>>;
  };
  /** Reviews by owners of the same position and weight that are enough. */
  ownersNeeded: number;
  couple: { lower: number; mean: number };
  /** Best first, each from this score on. */
  bands: readonly (readonly [band: MatchBand, from: number])[];
  budget: { toleratedShare: number; deduction: number };
  /** How far behind the best match, in whole points, the cheapest and the other picks may be. */
  picks: { valueWithin: number; otherWithin: number };
  /** How near the ZIP a store is to try a bed in. */
  storeMiles: number;
  allergens: Readonly<Record<Allergen, readonly Material[]>>;
  /** Coils that are laced to each other do not bend, nor does a very tall bed. */
  adjustableBase: { rigid: readonly Material[]; tallestInches: number };
  confidence: {
    /** Shares of the parts in what is to be known; together 100. */
    parts: Readonly<Record<MatchPart, number>>;
    /** A part that counts by a guess is known by this share. */
    guessed: number;
    /** What a firmness target loses while pain is not known. */
    painUnknown: number;
    /** A published price in the wanted size counts as so many points beside the parts'. */
    price: number;
    high: number;
    medium: number;
  };
  /** Usable nights from which a trial is a low risk, and below which a high one. */
  risk: { lowFromNights: number; highBelowNights: number };
}

export const currentRuleset: Ruleset = {
  version: "2026.2",
  effective_on: "2026-11-23",
  target: {
    table: targetTable,
    lowBackPain: { towards: 6.5, share: 0.5 },
    jointPain: -0.5,
    preferences: { soft: 3.5, "medium-soft": 4.5, medium: 5.5, "medium-firm": 6.5, firm: 7.5 },
    preferenceShare: 0.4,
    guests: 6,
    splitFrom: 2,
  },
  fit: { fullWithin: 0.5, noneAt: 3, steeper: 1.5 },
  points: {
    firmness: 30,
    support: 14,
    pressure_relief: { usual: 12, jointPain: 18 },
    motion_isolation: { alone: 0, shared: 12, lightSleeper: 20 },
    cooling: { hot: 16, neutral: 6, cold: 4 },
    durability: 8,
    edge_support: { alone: 3, shared: 7, limitedMobility: 9 },
    responsiveness: { usual: 3, combinationOrLimitedMobility: 9 },
    feel: 10,
    owners: 5,
  },
  needs: {
    noneAway: 2,
    support: {
      side: { "under-130": 2.5, "130-230": 3, "over-230": 3.5 },
      back: { "under-130": 3, "130-230": 3.5, "over-230": 4 },
      stomach: { "under-130": 3.5, "130-230": 4, "over-230": 4.5 },
      combination: { "under-130": 3, "130-230": 3.5, "over-230": 4 },
    },
    pressure_relief: { side: 3.8, combination: 3.2, back: 2.6, stomach: 2.2, unknown: 3.2, moreWithJointPain: 0.9 },
    motion_isolation: { shared: 3.5, lightSleeper: 4.6 },
    cooling: { hot: 4.3, neutral: 2.2, coldAtMost: 3 },
    durability: { usual: 3, heavy: 3.6 },
    edge_support: { alone: 2.2, shared: 3.2, limitedMobility: 3.6 },
    responsiveness: { usual: 1.6, combination: 3.6, limitedMobility: 3 },
    feel: { hug: { most: 2 }, between: { least: 2, most: 4 }, float: { least: 4 } },
  },
  ownersNeeded: 5,
  couple: { lower: 0.7, mean: 0.3 },
  bands: [
    ["excellent", 85],
    ["good", 70],
    ["fair", 55],
    ["weak", 0],
  ],
  budget: { toleratedShare: 0.1, deduction: 5 },
  picks: { valueWithin: 3, otherWithin: 8 },
  storeMiles: 50,
  allergens: {
    latex: ["dunlop-latex", "talalay-latex"],
    wool: ["wool"],
    polyurethane: ["polyfoam", "memory-foam", "gel-memory-foam"],
  },
  adjustableBase: { rigid: ["bonnell-coils", "offset-coils", "continuous-coils"], tallestInches: 14 },
  confidence: {
    parts: {
      firmness: 30,
      support: 14,
      pressure_relief: 12,
      motion_isolation: 12,
      cooling: 8,
      durability: 8,
      edge_support: 4,
      responsiveness: 4,
      feel: 3,
      owners: 5,
    },
    guessed: 0.5,
    painUnknown: 0.25,
    price: 10,
    high: 0.85,
    medium: 0.6,
  },
  risk: { lowFromNights: 60, highBelowNights: 30 },
};
