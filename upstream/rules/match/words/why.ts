import { type MatchPart, matchParts, type WeakestPart } from "../../../../app/contracts/match";
import { isPraised, type Medians, praiseOf } from "./praise-words";
import { isChild, type MatchProfile } from "../profile";
import type { MatchModel } from "../match-model";
import type { Ruleset } from "../ruleset";
import { partsOf } from "../score-models";
import type { ScoredModel } from "../scored-model";
import { orderWords } from "./order-words";
import { degreeOf, earnedShare, shortfallOf } from "./shortfall-words";
import type { SleeperScore } from "../score-sleeper";

const reasonsShown = 3;

/**
 * The parts that may be praised, those that lift the bed most first: by their points above what half of them would be, and by
 * what the sleepers asked for beyond others.
 */
export function praisedParts(scored: ScoredModel<MatchModel>, medians: Medians): MatchPart[] {
  const { sleepers } = scored;
  const lift = (part: MatchPart) =>
    Math.min(...sleepers.map(({ view, shares }) => view.points[part] * (shares[part] - 0.5))) +
    askedFor(part, sleepers);
  return matchParts
    .filter((part) => isPraised(part, scored, medians) && wantedAlike(part, sleepers))
    .sort((left, right) => lift(right) - lift(left));
}

/** Whether both of a couple want the same of it: what one of them likes is no reason for the other. */
function wantedAlike(part: MatchPart, sleepers: readonly SleeperScore[]): boolean {
  const wanted = sleepers.map(({ view: { sleeper } }) =>
    part === "feel" ? sleeper.feel : part === "cooling" ? sleeper.temperature === "cold" : null,
  );
  return new Set(wanted).size === 1;
}

/** Points by which pain, heat, a light sleeper or age raise a part above what it counts for others. */
function askedFor(part: MatchPart, sleepers: readonly SleeperScore[]): number {
  const usual: Partial<Record<MatchPart, number>> = {
    pressure_relief: 13,
    motion_isolation: 11,
    cooling: 5,
    edge_support: 6,
    responsiveness: 3,
    feel: 6,
  };
  return Math.max(0, ...sleepers.map(({ view }) => view.points[part] - (usual[part] ?? Infinity)));
}

/** Why this bed, in up to three sentences; and how to order it, where each half is ordered and none of them says so. */
export function whyOf(
  scored: ScoredModel<MatchModel>,
  medians: Medians,
  profile: MatchProfile,
  rules: Ruleset,
): string[] {
  const shown = praisedParts(scored, medians).slice(0, reasonsShown);
  const order = shown.includes("firmness") ? null : orderWords(scored.sleepers);
  const made = madeForWords(scored.model, profile, rules);
  return [
    ...(made === null ? [] : [made]),
    ...shown.map((part) => praiseOf(part, scored, profile, rules)),
    ...(order === null ? [] : [`${order}.`]),
  ];
}

/** Of a bed that is made for what is looked for; the bed of an adult may fit as well. */
function madeForWords({ made_for: use }: MatchModel, profile: MatchProfile, rules: Ruleset): string | null {
  if (use === "bunk" && profile.bunk) return "It’s made for bunk beds.";
  return use === "children" && isChild(profile, rules) ? "It’s made for children’s rooms." : null;
}

/** The part that loses the most points, in a sentence of the size of what it lacks; null where nothing is worth a word. */
export function weakestPart(
  scored: ScoredModel<MatchModel>,
  profile: MatchProfile,
  rules: Ruleset,
): WeakestPart | null {
  const { sleepers, model } = scored;
  const lost = partsOf(scored, rules)
    .map((each) => ({ ...each, lost: each.most - each.points }))
    .sort((left, right) => right.lost - left.lost);
  for (const { part, points, most } of lost) {
    const told = sleepers.flatMap((sleeper) => {
      const how = shortfallOf(part, sleeper, model, profile, rules);
      return how === null ? [] : [{ how, sleeper }];
    });
    const [first] = told;
    if (first === undefined) continue;
    return { part, points: points / 10, most: most / 10, how: howOf(part, told, rules), who: whoOf(told, sleepers) };
  }
  return null;
}

/** Of two who lack the same it is said of both at once. */
function howOf(part: MatchPart, told: readonly { how: string; sleeper: SleeperScore }[], rules: Ruleset): string {
  const [first, second] = told as [(typeof told)[0], (typeof told)[0] | undefined];
  if (second === undefined || first.how === second.how) return first.how;
  const [one, other] = [first, second].map(({ sleeper }) => degreeOf(earnedShare(part, sleeper, rules)));
  const worse = sizeOf(other) > sizeOf(one) ? second : first;
  return worse.how;
}

const sizeOf = (degree: ReturnType<typeof degreeOf> | undefined) =>
  degree === "too" ? 3 : degree === "less" ? 2 : degree === "little" ? 1 : 0;

/** Whom of a couple it falls short for; null for a sleeper alone. */
function whoOf(told: readonly { sleeper: SleeperScore }[], sleepers: readonly SleeperScore[]): WeakestPart["who"] {
  if (sleepers.length < 2) return null;
  return told.length > 1 ? "both" : told[0]!.sleeper.view.sleeper.key;
}
