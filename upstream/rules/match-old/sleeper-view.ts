import type { MatchPart } from "../../../app/contracts/match";
import { partnerWords } from "../../../app/contracts/vocabulary/sleeper-words";
import type { MatchProfile, Sleeper } from "./profile";
import type { Need, Ruleset } from "./ruleset";
import { type Target, targetOf } from "./target";

/** Parts that are earned by a score from 1 to 5 of the bed's construction. */
export type NeedPart = Exclude<MatchPart, "firmness" | "owners">;

/** What a sleeper brings to every model alike: the target, what each part counts and needs, and how sure that is. */
export interface SleeperView {
  sleeper: Sleeper;
  target: Target;
  /** The most points of each part before rescaling; 0 where it does not count. */
  weights: Readonly<Record<MatchPart, number>>;
  /** Null: not known. */
  needs: Readonly<Record<NeedPart, Need | null>>;
  /** 1 known, 0 unknown, between them a guess. */
  certainty: Readonly<Record<MatchPart, number>>;
}

export function sleeperView(sleeper: Sleeper, profile: MatchProfile, rules: Ruleset): SleeperView {
  const { position, weight, pains, temperature, feel } = sleeper;
  const { shared, lightSleeper, limitedMobility, recipientKnown } = profile;
  const { points, needs } = rules;
  const target = targetOf(sleeper, profile.guests, rules);
  const joint = hasJointPain(sleeper);
  const company = shared === false ? "alone" : lightSleeper === true ? "lightSleeper" : "shared";
  const edge = limitedMobility === true ? "limitedMobility" : shared === true ? "shared" : "alone";
  const moves = position === "combination";
  const ifKnown = (known: boolean) => (known ? 1 : rules.confidence.guessed);
  const build = position !== null && weight !== null ? 1 : 0;
  return {
    sleeper,
    target,
    weights: {
      firmness: points.firmness,
      support: points.support,
      pressure_relief: points.pressure_relief[joint ? "jointPain" : "usual"],
      motion_isolation: points.motion_isolation[company],
      cooling: points.cooling[temperature ?? "neutral"],
      durability: points.durability,
      edge_support: points.edge_support[edge],
      responsiveness:
        points.responsiveness[moves || limitedMobility === true ? "combinationOrLimitedMobility" : "usual"],
      feel: feel === null ? 0 : points.feel,
      owners: points.owners,
    },
    needs: {
      support: position === null || weight === null ? null : { least: needs.support[position][weight] },
      pressure_relief: {
        least: needs.pressure_relief[position ?? "unknown"] + (joint ? needs.pressure_relief.moreWithJointPain : 0),
      },
      motion_isolation: { least: needs.motion_isolation[company === "lightSleeper" ? company : "shared"] },
      cooling:
        temperature === "cold"
          ? { most: needs.cooling.coldAtMost }
          : { least: needs.cooling[temperature ?? "neutral"] },
      durability: { least: needs.durability[weight === "over-230" ? "heavy" : "usual"] },
      edge_support: { least: needs.edge_support[edge] },
      responsiveness: {
        least: needs.responsiveness[moves ? "combination" : limitedMobility === true ? "limitedMobility" : "usual"],
      },
      feel: feel === null ? null : needs.feel[feel],
    },
    certainty: {
      firmness: targetCertainty(target, pains !== null, rules),
      support: build,
      pressure_relief: ifKnown(position !== null && pains !== null),
      motion_isolation: ifKnown(shared === false || (shared === true && lightSleeper !== null)),
      cooling: ifKnown(temperature !== null),
      durability: ifKnown(weight !== null),
      edge_support: ifKnown(shared === true || (recipientKnown && limitedMobility !== null)),
      responsiveness: ifKnown(position !== null),
      feel: feel === null ? 0 : 1,
      owners: build,
    },
  };
}

export const hasJointPain = ({ pains }: Sleeper) => pains !== null && (pains.has("shoulder") || pains.has("hip"));

/** Somebody of whom nothing is known. */
export const unknownSleeper: Sleeper = {
  key: "partner",
  words: partnerWords,
  position: null,
  weight: null,
  pains: null,
  temperature: null,
  preference: null,
  feel: null,
};

function targetCertainty({ firmness, from }: Target, painKnown: boolean, { confidence }: Ruleset): number {
  if (firmness === null) return 0;
  if (from !== "position and weight") return confidence.guessed;
  return painKnown ? 1 : 1 - confidence.painUnknown;
}
