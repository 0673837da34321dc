import type { allergies, firmnessPreferences, MatchBand, MatchPart } from "../../../app/contracts/match";
import type { Material } from "../../../app/contracts/mattress";
import { type ByPositionAndWeight, targetTable } from "../target-firmness";

export type Preference = (typeof firmnessPreferences)[number];
export type Allergen = Exclude<(typeof allergies)[number], "none">;

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
  /** Support from 1 to 5 that earns full points; `noneBelow` less earns none. */
  support: { needed: ByPositionAndWeight; noneBelow: number };
  /** Points of each part before multipliers; together 100. */
  parts: Readonly<Record<MatchPart, number>>;
  /** What a part counts for those whom it matters more to. */
  moreFor: Readonly<
    Record<"sideOrJointPain" | "lightSleeper" | "hot" | "heavy" | "coupleOrLimitedMobility" | "combination", number>
  >;
  /** Reviews by owners of the same position and weight that are enough. */
  ownersNeeded: number;
  couple: { lower: number; mean: number };
  /** Best first, each from this score on. */
  bands: readonly (readonly [band: MatchBand, from: number])[];
  budget: { toleratedShare: number; deduction: number };
  /** How near the ZIP a store is to try a bed in. */
  storeMiles: number;
  allergens: Readonly<Record<Allergen, readonly Material[]>>;
  /** Coils that are laced to each other do not bend, nor does a very tall bed. */
  adjustableBase: { rigid: readonly Material[]; tallestInches: number };
  confidence: {
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
  version: "2026.1",
  effective_on: "2026-11-01",
  target: {
    table: targetTable,
    lowBackPain: { towards: 6.5, share: 0.5 },
    jointPain: -0.5,
    preferences: { soft: 3.5, "medium-soft": 4.5, medium: 5.5, "medium-firm": 6.5, firm: 7.5 },
    preferenceShare: 0.4,
    guests: 6,
    splitFrom: 2,
  },
  fit: { fullWithin: 1, noneAt: 3, steeper: 1.5 },
  support: {
    needed: {
      side: { "under-130": 2.5, "130-230": 3, "over-230": 3.5 },
      back: { "under-130": 3, "130-230": 3.5, "over-230": 4 },
      stomach: { "under-130": 3.5, "130-230": 4, "over-230": 4.5 },
      combination: { "under-130": 3, "130-230": 3.5, "over-230": 4 },
    },
    noneBelow: 2,
  },
  parts: {
    firmness: 30,
    support: 15,
    pressure_relief: 12,
    motion_isolation: 10,
    cooling: 10,
    durability: 8,
    edge_support: 5,
    responsiveness: 5,
    owners: 5,
  },
  moreFor: {
    sideOrJointPain: 1.5,
    lightSleeper: 1.5,
    hot: 1.5,
    heavy: 1.5,
    coupleOrLimitedMobility: 1.5,
    combination: 1.5,
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
  storeMiles: 50,
  allergens: {
    latex: ["dunlop-latex", "talalay-latex"],
    wool: ["wool"],
    polyurethane: ["polyfoam", "memory-foam", "gel-memory-foam"],
  },
  adjustableBase: { rigid: ["bonnell-coils", "offset-coils", "continuous-coils"], tallestInches: 14 },
  confidence: { guessed: 0.5, painUnknown: 0.25, price: 10, high: 0.85, medium: 0.6 },
  risk: { lowFromNights: 60, highBelowNights: 30 },
};
