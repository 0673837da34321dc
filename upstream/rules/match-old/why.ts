import { type MatchPart, matchParts, type WeakestPart } from "../../../app/contracts/match";
import { firmnessFit, firmnessReason } from "./firmness-words";
import type { MatchModel } from "./match-model";
import { meaning } from "./meanings";
import type { Ruleset } from "./ruleset";
import { ownersLike, partShare, type ScoredPart, type ScoredModel, scoreOf, type SleeperScore } from "./score-sleeper";
import type { NeedPart, SleeperView } from "./sleeper-view";
import { figure, partWords, starsText } from "./words";

/** A part is a reason for a bed only when it gives all that is needed: its words say so. Stars are never all. */
const goodShare = (part: MatchPart) => (part === "owners" ? 0.6 : 1);
/** From this share on a part falls short of nobody who shares the bed with somebody whom it fails. */
const nearlyAll = 0.9;
const reasonsShown = 3;
/** What binary fractions lose. */
const noise = 1e-9;

/** The share of its points that a part earns for one sleeper; null where it counts for nothing. */
const shareOf = (part: MatchPart, view: SleeperView, model: MatchModel, rules: Ruleset) =>
  view.weights[part] === 0 ? null : partShare(part, view, model, rules);

const isGood = (part: MatchPart, share: number) => share >= goodShare(part) - noise;
const isShort = (part: MatchPart, share: number) => share < Math.min(nearlyAll, goodShare(part)) - noise;

/**
 * The parts that lift a bed most above one that earns half of everything, the greatest first, and before them what
 * somebody asked for; never the weakest, and of a couple only what both of them get: what fails one is no reason for a bed they share.
 */
export function strongestParts(scored: ScoredModel<MatchModel>, rules: Ruleset): ScoredPart[] {
  const { parts, sleepers, model } = scored;
  const weakest = weakestPart(scored, rules)?.part;
  const worth = (part: ScoredPart) => lift(part) + askedFor(part, sleepers, rules);
  return parts
    .filter(({ part }) => part !== weakest && isForEach(part, sleepers))
    .filter(({ part }) =>
      sleepers.every(({ view }) => {
        const share = shareOf(part, view, model, rules);
        return share !== null && isGood(part, share);
      }),
    )
    .sort(
      (left, right) => worth(right) - worth(left) || matchParts.indexOf(left.part) - matchParts.indexOf(right.part),
    );
}

/** Whether all want the same of it: what one of a couple likes is no reason for the other. */
function isForEach(part: MatchPart, sleepers: readonly SleeperScore[]): boolean {
  const wanted = sleepers.map(({ view: { sleeper } }) =>
    part === "feel" ? sleeper.feel : part === "cooling" ? sleeper.temperature === "cold" : null,
  );
  return new Set(wanted).size === 1;
}

/** What pain, heat, light sleep or age adds to what a part counts for others, in tenths. */
function askedFor({ part }: ScoredPart, sleepers: readonly SleeperScore[], { points }: Ruleset): number {
  const usual: Partial<Record<MatchPart, number>> = {
    pressure_relief: points.pressure_relief.usual,
    motion_isolation: points.motion_isolation.shared,
    cooling: points.cooling.neutral,
    edge_support: points.edge_support.shared,
    responsiveness: points.responsiveness.usual,
  };
  return Math.max(0, ...sleepers.map(({ view }) => view.weights[part] - (usual[part] ?? Infinity))) * 10;
}

const lift = ({ points, most }: ScoredPart) => points - most / 2;

/** The part that loses the most points, in points; null when none loses a full one. */
export function weakestPart({ parts, sleepers, model }: ScoredModel<MatchModel>, rules: Ruleset): WeakestPart | null {
  const [first] = [...parts].sort((left, right) => right.most - right.points - (left.most - left.points));
  if (first === undefined || first.most - first.points < 10) return null;
  const { part, points, most } = first;
  const views = sleepers.map(({ view }) => view);
  return {
    part,
    points: points / 10,
    most: most / 10,
    how: part === "firmness" ? firmnessFit(views, model, rules) : null,
    who: whoMisses(part, views, model, rules),
  };
}

/** Whom of a couple a part falls short for; null for a sleeper alone, and where it is only known that it does for you. */
function whoMisses(
  part: MatchPart,
  views: readonly SleeperView[],
  model: MatchModel,
  rules: Ruleset,
): WeakestPart["who"] {
  if (views.length < 2) return null;
  const shares = views.map((view) => shareOf(part, view, model, rules));
  const short = shares.map((share) => share !== null && isShort(part, share));
  // Where each has nearly all, it is who lacks any.
  const lacking = short.some(Boolean) ? short : shares.map((share) => share !== null && share < 1);
  const [you, partner] = lacking;
  if (!you) return "partner";
  return partner ? "both" : shares[1] === null ? null : "you";
}

/** Why this bed, in up to three sentences: what it means for the sleeper, then the figure. */
export const whyOf = (scored: ScoredModel<MatchModel>, rules: Ruleset): string[] =>
  strongestParts(scored, rules)
    .slice(0, reasonsShown)
    .map(({ part }) => reason(part, scored, rules));

function reason(part: MatchPart, { model, sleepers }: ScoredModel<MatchModel>, rules: Ruleset): string {
  const views = sleepers.map(({ view }) => view);
  if (part === "firmness") return firmnessReason(views, model, rules);
  if (part === "owners") return ownersReason(views, model, rules);
  const score = scoreOf(part, model);
  return `${meaning(part, score, views)}: ${figure(score)} of 5 for ${scoreName(part)}.`;
}

const scoreName = (part: NeedPart) => partWords[part === "feel" ? "responsiveness" : part];

function ownersReason(views: readonly SleeperView[], model: MatchModel, rules: Ruleset): string {
  const [yours, theirs] = views.map((view) => ownersLike(view, model, rules));
  const like = `Owners who sleep like ${yours === theirs ? "both of you" : views[0]!.sleeper.words.name} give it ${starsText(yours?.mean ?? 0)}`;
  if (theirs == null || theirs === yours) return `${like}.`;
  return `${like}, and those who sleep like your partner ${starsText(theirs.mean)}.`;
}
