import { clamp } from "../piecewise";
import type { SleepPosition } from "../target-firmness";
import { isChild, type MatchProfile, type Sleeper } from "./profile";
import type { Ruleset } from "./ruleset";

/** The body that a sleeper is scored with; unanswered values are assumed (ruleset 2026.3, rule 3). */
export interface Body {
  position: SleepPosition;
  /** Pounds, reduced for a tall sleeper, increased for a short one and for a teenager. */
  weight: number;
  /** How many of the pounds a teenager has yet to gain; 0 for anybody else. */
  growth: number;
  /** From 0 to 1: how strongly the rules for heavy and for light sleepers apply. */
  heavy: number;
  light: number;
  /** Sore shoulders or hips. */
  joint: boolean;
  lowBack: boolean;
  /** A sore neck, unless something worse already asks for the same. */
  neck: boolean;
}

/** How much a pound counts at a given height. */
export const spreadOf = (heightInches: number, { inches, least, most }: Ruleset["build"]): number =>
  clamp(inches / heightInches, least, most);

export function bodyOf(
  { position, pounds, heightInches, pains }: Sleeper,
  profile: MatchProfile,
  rules: Ruleset,
): Body {
  const { build, teen, assumed } = rules;
  const { childAge, recipient } = profile;
  const growing = recipient === "child" && childAge !== null && childAge >= teen.fromAge && childAge <= teen.toAge;
  const known = pounds ?? (isChild(profile, rules) ? assumed.childPounds : assumed.pounds);
  const spread = heightInches === null ? 1 : spreadOf(heightInches, build);
  const growth = growing ? teen.morePounds : 0;
  const weight = known * spread + growth;
  const has = (pain: "low-back" | "shoulder" | "hip" | "neck") => pains?.has(pain) ?? false;
  const joint = has("shoulder") || has("hip");
  return {
    position: position ?? assumed.position,
    weight,
    growth,
    heavy: clamp((weight - rules.heavy.from) / rules.heavy.over, 0, 1),
    light: clamp((rules.light.from - weight) / rules.light.over, 0, 1),
    joint,
    lowBack: has("low-back"),
    neck: has("neck") && !joint,
  };
}
