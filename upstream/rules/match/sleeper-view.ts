import { type MatchPart, matchParts } from "#contracts/match/match";
import { piecewise } from "../piecewise";
import { type Body, bodyOf } from "./body";
import { forGuests, isChild, type MatchProfile, sharesOneBed, sharesOneSide, type Sleeper } from "./profile";
import type { Need, Ruleset } from "./ruleset";
import { type Target, targetOf } from "./target";

/** Parts that are earned by a single reading of the bed; more is better. */
export type NeedPart = Exclude<MatchPart, "firmness" | "feel" | "owners" | "cooling">;

/** The minimum that a bed needs for a sleeper's weight (ruleset 2026.3, section 2). */
export interface Limits {
  /** Inches above the core, and of the whole bed. */
  comfortInches: number;
  heightInches: number;
  /** Densities in lb/ft³. */
  polyfoam: number;
  memoryFoam: number;
  foamCore: number;
  /** The thinnest wire, in gauge. */
  gauge: number;
}

/** Everything about a sleeper that is the same for every bed. */
export interface SleeperView {
  sleeper: Sleeper;
  body: Body;
  target: Target;
  /** The points of each part; they add up to 100. */
  points: Readonly<Record<MatchPart, number>>;
  needs: Readonly<Record<NeedPart, Need>>;
  limits: Limits;
  /** Whether foams and wire have to bear this weight every night, which is not the case for guests and children. */
  everyNight: boolean;
  /**
   * A child whose position was not given and doesn't matter: children up to 12 spend about equal time on the back, the
   * side and the stomach, and turn more than four times an hour (De Koninck, Lorrain and Gagnon, Sleep 15, 1992).
   */
  everyPosition: boolean;
  /** Parts for which an answer is missing. */
  unanswered: ReadonlySet<MatchPart>;
  /** Everyone who lies on one side, which has a single firmness for them; null: each sleeper has their own side. */
  oneSide: readonly FitFor[] | null;
}

/** The people a firmness has to fit. */
export type FitFor = Pick<SleeperView, "target" | "body">;

export function viewsOf(profile: MatchProfile, rules: Ruleset): SleeperView[] {
  const views = profile.sleepers.map((sleeper) => sleeperView(sleeper, profile, rules));
  return sharesOneSide(profile) ? views.map((view) => ({ ...view, oneSide: views })) : views;
}

/** Whether a sleeper's position is known or doesn't need to be asked. */
export const isPositionKnown = ({
  sleeper,
  everyPosition,
}: Pick<SleeperView, "everyPosition"> & { sleeper: Pick<Sleeper, "position"> }) =>
  sleeper.position !== null || everyPosition;

export function sleeperView(sleeper: Sleeper, profile: MatchProfile, rules: Ruleset): SleeperView {
  const body = bodyOf(sleeper, profile, rules);
  const everyPosition = sleeper.position === null && isChild(profile, rules);
  return {
    sleeper,
    body,
    target: targetOf(sleeper, body, profile, rules),
    points: pointsOf(sleeper, body, profile, rules),
    needs: needsOf(sleeper, body, profile, rules),
    limits: limitsOf(body, rules),
    everyNight: !forGuests(profile) && !isChild(profile, rules),
    everyPosition,
    unanswered: unansweredOf(sleeper, everyPosition, profile),
    oneSide: null,
  };
}

/** Which set of edge figures applies. */
const edgeOf = ({ recipient, limitedMobility }: MatchProfile) =>
  limitedMobility === true ? "limitedMobility" : recipient === "couple" ? "shared" : "alone";

function pointsOf(sleeper: Sleeper, body: Body, profile: MatchProfile, rules: Ruleset): Record<MatchPart, number> {
  const { points } = rules;
  const child = isChild(profile, rules);
  const guests = forGuests(profile);
  const { pressure_relief: pressure, fill } = points;
  const lasting = guests
    ? points.durabilityOfGuests
    : child
      ? points.durabilityOfChild
      : piecewise(points.durability, body.weight);
  const moving =
    profile.limitedMobility === true
      ? points.responsiveness.limitedMobility
      : points.responsiveness[sleeper.position === "combination" ? "combination" : "usual"];
  const own: Record<MatchPart, number> = {
    firmness: points.firmness,
    support: piecewise(points.support, body.weight),
    pressure_relief: pressure[body.position] + (body.joint ? pressure.joint : body.neck ? pressure.neck : 0),
    motion_isolation:
      points.motion_isolation[
        !sharesOneBed(profile) ? "alone" : profile.lightSleeper === true ? "lightSleeper" : "shared"
      ],
    cooling: points.cooling[sleeper.temperature ?? "neutral"],
    durability: lasting,
    edge_support: points.edge_support[edgeOf(profile)],
    responsiveness: moving,
    feel: guests || child ? 0 : points.feel[sleeper.feel ?? "unknown"],
    owners: points.owners,
  };
  return toHundred(own, guests ? fill.guests : child ? fill.child : fill.usual);
}

/** Fills up to 100 if points are missing; scales down if there are too many (rule 2). */
function toHundred(
  own: Readonly<Record<MatchPart, number>>,
  fill: Partial<Record<MatchPart, number>>,
): Record<MatchPart, number> {
  const sum = matchParts.reduce((total, part) => total + own[part], 0);
  const pointsFor = (part: MatchPart) =>
    sum > 100 ? (own[part] * 100) / sum : own[part] + (100 - sum) * (fill[part] ?? 0);
  return Object.fromEntries(matchParts.map((part) => [part, pointsFor(part)])) as Record<MatchPart, number>;
}

function needsOf(sleeper: Sleeper, body: Body, profile: MatchProfile, rules: Ruleset): Record<NeedPart, Need> {
  const { position, weight, joint, neck, lowBack } = body;
  const { needs } = rules;
  const { more, supportMore, pressure_relief: pressure } = needs;
  const need = (least: number, useful: number): Need => ({ least, best: Math.min(least + useful, needs.bestAtMost) });
  const lasting = forGuests(profile)
    ? needs.durabilityOfGuests
    : isChild(profile, rules)
      ? needs.durabilityOfChild
      : piecewise(needs.durability, weight);
  const moves = sleeper.position === "combination" || profile.limitedMobility === true;
  return {
    support: need(
      piecewise(needs.support, weight) + supportMore[position] + (lowBack ? supportMore.lowBack : 0),
      more.support,
    ),
    pressure_relief: need(
      piecewise(pressure[position], weight) + (joint ? pressure.joint : neck ? pressure.neck : 0),
      more.pressure_relief,
    ),
    motion_isolation: needs.motion_isolation[profile.lightSleeper === true ? "lightSleeper" : "usual"],
    durability: need(lasting, more.durability),
    edge_support: need(needs.edge_support[edgeOf(profile)], more.edge_support),
    responsiveness: need(needs.responsiveness[moves ? "moves" : "usual"], more.responsiveness),
  };
}

const limitsOf = ({ weight }: Body, { bottomingOut, wear }: Ruleset): Limits => ({
  comfortInches: piecewise(bottomingOut.leastComfort, weight),
  heightInches: piecewise(bottomingOut.leastHeight, weight),
  polyfoam: piecewise(wear.leastPolyfoam, weight),
  memoryFoam: piecewise(wear.leastMemoryFoam, weight),
  foamCore: piecewise(wear.leastCore, weight),
  gauge: piecewise(wear.thinnestGauge, weight),
});

/** Guests can't be asked. */
function unansweredOf(
  { position, pounds, temperature, preference }: Sleeper,
  everyPosition: boolean,
  profile: MatchProfile,
): ReadonlySet<MatchPart> {
  const missing = new Set<MatchPart>();
  if (forGuests(profile)) return missing;
  const lies = isPositionKnown({ sleeper: { position }, everyPosition });
  const build = lies && pounds !== null;
  const need = (answered: boolean, ...parts: MatchPart[]) => {
    if (!answered) for (const part of parts) missing.add(part);
  };
  need(build, "support");
  need(build || preference !== null, "firmness");
  need(lies, "pressure_relief", "responsiveness");
  need(pounds !== null, "durability");
  need(temperature !== null, "cooling");
  return missing;
}
