import { capitalized } from "#contracts/english";
import { does } from "#contracts/vocabulary/sleeper-words";
import { clamp, piecewise } from "../piecewise";
import type { Body } from "./body";
import { forGuests, isChild, type MatchProfile, type Sleeper } from "./profile";
import type { Preference, Ruleset } from "./ruleset";
import { assumedBody, bodyAsked, unknownPercent } from "./text/assumed-text";
import { countedPounds, figure, positionWords, preferenceWords } from "./text/phrases";

export interface Target {
  /** 1 to 10, 10 firmest, unrounded. Without any answers, what suits the average sleeper. */
  firmness: number;
  /** What suits the body alone, ignoring any wish. */
  withoutWish: number;
  /** One sentence per step, without steps that change nothing. */
  steps: string[];
  from: "position and weight" | "preference" | "guests" | "child" | "assumed";
}

/** Smaller changes to a target don't count as a step. */
const leastMove = 0.05;

/** The firmness that suits a sleeper, with each step in words (ruleset 2026.3, rule 4). */
export function targetOf(sleeper: Sleeper, body: Body, profile: MatchProfile, rules: Ruleset): Target {
  const { position, pounds, preference } = sleeper;
  const start = startOf(sleeper, body, profile, rules);
  const steps = [start.step];
  const ofBody = start.from === "child" ? start.firmness : withPain(start.firmness, body, rules, steps);
  const firmness =
    preference === null || start.from === "child"
      ? ofBody
      : withPreference(ofBody, preference, sleeper, body, rules, steps);
  const known = start.from === "assumed" && preference !== null ? "preference" : start.from;
  return { firmness, withoutWish: ofBody, steps, from: position === null || pounds === null ? known : start.from };
}

function startOf(sleeper: Sleeper, body: Body, profile: MatchProfile, all: Ruleset) {
  const { position, pounds, preference, words, key } = sleeper;
  const { target: rules } = all;
  if (isChild(profile, all)) {
    const firmness = rules.child[body.position === "side" ? "side" : "other"];
    return {
      firmness,
      from: "child" as const,
      step: `Children do best on a bed that’s neither soft nor hard: about ${figure(firmness)} of 10.`,
    };
  }
  if (forGuests(profile)) {
    return {
      firmness: rules.guests,
      from: "guests" as const,
      step: `Guests differ, so we start in the middle of what most people like: ${figure(rules.guests)} of 10.`,
    };
  }
  const firmness = piecewise(rules.lines[body.position], body.weight);
  if (position !== null && pounds !== null) {
    return {
      firmness,
      from: "position and weight" as const,
      step: `${positionWords[position].sleepers} of about ${countedPounds(body, sleeper)} do best at about ${figure(firmness)} of 10.`,
    };
  }
  const whose = key === "partner" ? "their side" : words.name === "you" ? "your bed" : "the bed";
  // With a stated wish, firmness counts in full (rule 8).
  const counted = preference === null ? `, and count ${unknownPercent(all)} of the points for firmness` : "";
  return {
    firmness,
    from: "assumed" as const,
    step: `Tell us ${bodyAsked(sleeper)}, and we can work out how firm ${whose} should be. Until then we go by ${assumedBody(sleeper, profile, all)}: ${figure(firmness)} of 10${counted}.`,
  };
}

function withPain(start: number, { lowBack, joint, neck }: Body, { target: rules }: Ruleset, steps: string[]): number {
  let target = start;
  if (lowBack) {
    const move = (rules.lowBack.towards - target) * rules.lowBack.share;
    target += move;
    steps.push(
      Math.abs(move) < leastMove
        ? `Lower back pain doesn’t change that: ${figure(target)} is already right.`
        : `With lower back pain, we go halfway from there to ${figure(rules.lowBack.towards)}: ${figure(target)}.`,
    );
  }
  if (joint || neck) {
    const move = joint ? rules.joint : rules.neck;
    target += move;
    steps.push(`With ${joint ? "shoulder or hip" : "neck"} pain, we go ${figure(-move)} softer: ${figure(target)}.`);
  }
  return target;
}

function withPreference(
  start: number,
  preference: Preference,
  { words }: Sleeper,
  body: Body,
  { target: rules, collisions }: Ruleset,
  steps: string[],
): number {
  const wished = rules.wishes[preference];
  const apart = wished - start;
  if (Math.abs(apart) < leastMove) return start;
  const harm = wishHarm(apart, body);
  const { share, most } = rules.harmfulWish;
  const target = start + (1 - harm) * rules.wishShare * apart + harm * clamp(share * apart, -most, most);
  const says = `${capitalized(does(words, "prefer"))} ${preferenceWords[preference]} (${figure(wished)})`;
  steps.push(
    harm < collisions.harm
      ? `${says}, so we go part of the way: ${figure(target)}.`
      : Math.abs(apart) < collisions.wishApart
        ? `${says}, which is close to that, so we move only a little: ${figure(target)}.`
        : `${says}, but that works against ${words.whose} body, so we go only a little of the way: ${figure(target)}.`,
  );
  return target;
}

/** From 0 to 1, how much a wish for softer (negative `apart`) or firmer works against the sleeper's body. */
export function wishHarm(apart: number, { position, lowBack, joint, heavy, light }: Body): number {
  if (apart < 0) return position === "stomach" || lowBack ? 1 : heavy;
  return joint && position !== "stomach" ? 1 : position === "side" ? light : 0;
}
