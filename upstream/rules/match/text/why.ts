import { type MatchPart, matchParts, type WeakestPart } from "#contracts/match/match";
import { bothWords } from "#contracts/vocabulary/sleeper-words";
import { isPraised, type Medians, praiseOf } from "./praise-text";
import { isChild, type MatchProfile } from "../profile";
import type { MatchModel } from "../match-model";
import type { Ruleset } from "../ruleset";
import { partsOf } from "../score-models";
import type { ScoredModel } from "../scored-model";
import { orderWords } from "./order-text";
import { shortfallOf } from "./shortfall-text";
import { partsOfSleeper, type ScoredPart, type SleeperScore } from "../score-sleeper";

const reasonsShown = 3;

/**
 * The parts that may be praised, those that lift the bed most first: ranked by their points above half of the maximum,
 * plus what the sleepers asked for beyond others.
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

/** Whether both partners want the same from a part: what one of them likes is no reason for the other. */
function wantedAlike(part: MatchPart, sleepers: readonly SleeperScore[]): boolean {
  const wanted = sleepers.map(({ view: { sleeper } }) =>
    part === "feel" ? sleeper.feel : part === "cooling" ? sleeper.temperature === "cold" : null,
  );
  return new Set(wanted).size === 1;
}

/** Points by which pain, heat, a light sleeper or age raise a part above its usual value. */
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

/**
 * Why this bed, in up to three sentences, plus how to order it where halves are ordered separately and no sentence says
 * so.
 */
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

/** For a bed made for what the visitor is looking for; a bed for adults may fit as well. */
function madeForWords({ made_for: use }: MatchModel, profile: MatchProfile, rules: Ruleset): string | null {
  if (use === "bunk" && profile.bunk) return "It’s made for bunk beds.";
  return use === "children" && isChild(profile, rules) ? "It’s made for children’s rooms." : null;
}

/**
 * The part that costs one of the sleepers the most of their own points, as a sentence worded to the size of the
 * shortfall, with the points of whomever it is about; null where nothing is worth mentioning.
 */
export function weakestPart(
  scored: ScoredModel<MatchModel>,
  profile: MatchProfile,
  rules: Ruleset,
): WeakestPart | null {
  const { sleepers, model } = scored;
  const lacks = sleepers.flatMap((sleeper) =>
    partsOfSleeper(sleeper).flatMap((own) => {
      const how = shortfallOf(own.part, sleeper, model, profile, rules);
      return how === null ? [] : [{ ...own, how, who: sleeper.view.sleeper.key }];
    }),
  );
  const lost = ({ points, most }: ScoredPart) => most - points;
  const [first, ...others] = lacks;
  if (first === undefined) return null;
  const worst = others.reduce((one, other) => (lost(other) > lost(one) ? other : one), first);
  const alike = bothLack(worst.part, scored, profile, rules);
  if (alike !== null) return alike;
  return { ...inPoints(worst), how: worst.how, who: sleepers.length < 2 ? null : worst.who };
}

const inPoints = ({ part, points, most }: ScoredPart) => ({ part, points: points / 10, most: most / 10 });

/** If two sleepers lack about the same, one sentence covers both, with the points of both together; otherwise null. */
function bothLack(
  part: MatchPart,
  scored: ScoredModel<MatchModel>,
  profile: MatchProfile,
  rules: Ruleset,
): WeakestPart | null {
  const [how, other] = scored.sleepers.map((sleeper) =>
    shortfallOf(part, sleeper, scored.model, profile, rules, bothWords),
  );
  if (other === undefined || how === undefined || how === null || how !== other) return null;
  const together = partsOf(scored, rules).find((each) => each.part === part)!;
  return { ...inPoints(together), how, who: "both" };
}
