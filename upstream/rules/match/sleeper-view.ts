import { type MatchPart, matchParts } from "../../../app/contracts/match";
import type { MatchProfile, Sleeper } from "./profile";
import type { Ruleset } from "./ruleset";
import { type Target, targetOf } from "./target";

/** What a sleeper brings to every model alike: the target, what each part counts, and how sure that is. */
export interface SleeperView {
  sleeper: Sleeper;
  target: Target;
  /** Points of each part after multipliers, before rescaling. */
  weights: Readonly<Record<MatchPart, number>>;
  /** 1 known, 0 unknown, between them a guess. */
  certainty: Readonly<Record<MatchPart, number>>;
}

export function sleeperView(sleeper: Sleeper, profile: MatchProfile, rules: Ruleset): SleeperView {
  const { position, weight, pains, temperature } = sleeper;
  const { shared, lightSleeper, limitedMobility, recipientKnown } = profile;
  const { moreFor } = rules;
  const target = targetOf(sleeper, profile.guests, rules);
  const times: Partial<Record<MatchPart, number>> = {
    pressure_relief: position === "side" || hasJointPain(sleeper) ? moreFor.sideOrJointPain : 1,
    motion_isolation: shared === false ? 0 : lightSleeper === true ? moreFor.lightSleeper : 1,
    cooling: temperature === "cold" ? 0 : temperature === "hot" ? moreFor.hot : 1,
    durability: weight === "over-230" ? moreFor.heavy : 1,
    edge_support: shared === true || limitedMobility === true ? moreFor.coupleOrLimitedMobility : 1,
    responsiveness: position === "combination" ? moreFor.combination : 1,
  };
  const ifKnown = (known: boolean) => (known ? 1 : rules.confidence.guessed);
  const build = position !== null && weight !== null ? 1 : 0;
  return {
    sleeper,
    target,
    weights: perPart((part) => rules.parts[part] * (times[part] ?? 1)),
    certainty: {
      firmness: targetCertainty(target, pains !== null, rules),
      support: build,
      pressure_relief: ifKnown(position === "side" || hasJointPain(sleeper) || (position !== null && pains !== null)),
      motion_isolation: ifKnown(shared === false || (shared === true && lightSleeper !== null)),
      cooling: ifKnown(temperature !== null),
      durability: ifKnown(weight !== null),
      edge_support: ifKnown(shared === true || (recipientKnown && limitedMobility !== null)),
      responsiveness: ifKnown(position !== null),
      owners: build,
    },
  };
}

export const hasJointPain = ({ pains }: Sleeper) => pains !== null && (pains.has("shoulder") || pains.has("hip"));

/** Somebody of whom nothing is known. */
export const unknownSleeper: Sleeper = {
  key: "partner",
  position: null,
  weight: null,
  pains: null,
  temperature: null,
  preference: null,
};

function targetCertainty({ firmness, from }: Target, painKnown: boolean, { confidence }: Ruleset): number {
  if (firmness === null) return 0;
  if (from !== "position and weight") return confidence.guessed;
  return painKnown ? 1 : 1 - confidence.painUnknown;
}

export const perPart = <T>(of: (part: MatchPart) => T) =>
  Object.fromEntries(matchParts.map((part) => [part, of(part)])) as Record<MatchPart, T>;
