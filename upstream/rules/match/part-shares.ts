import { type MatchPart, matchParts } from "#contracts/match/match";
import { clamp, piecewise } from "../piecewise";
import { type FirmnessFit, firmnessFit } from "./firmness-fit";
import type { Build, MatchModel } from "./match-model";
import { type OwnersLike, ownersLike } from "./owners-like";
import type { Feel, Need, Ruleset, Temperature } from "./ruleset";
import type { SleeperView } from "./sleeper-view";

export interface PartShares {
  fit: FirmnessFit;
  /** The sleeper's surface: the bed, or their half of it. */
  surface: Pick<MatchModel, "readings" | "build">;
  /** Null where too few owners like the sleeper have rated it. */
  owners: OwnersLike | null;
  /** The share of its points that each part earns, from 0 to 1. */
  shares: Readonly<Record<MatchPart, number>>;
}

/**
 * From 0 to 1: nothing two below the need, 85 % at the need, everything from the highest useful reading on (rule 1).
 */
export function shareOfNeed(reading: number, { least, best }: Need, { needs }: Ruleset): number {
  const { noneBelow, shareAtNeed } = needs;
  if (reading <= least) return Math.max(0, shareAtNeed * (1 - (least - reading) / noneBelow));
  return Math.min(1, shareAtNeed + ((1 - shareAtNeed) * (reading - least)) / (best - least));
}

/** What a bed earns for a sleeper (ruleset 2026.3, sections 3 and 4). */
export function partShares(view: SleeperView, model: MatchModel, rules: Ruleset): PartShares {
  const { body, needs, sleeper, points } = view;
  const fit = firmnessFit(view, model, rules);
  const { readings, build } = fit.half ?? model;
  const earned = (reading: number, need: Need) => shareOfNeed(reading, need, rules);
  const { owners: ownerRules, bottomingOut } = rules;
  const sewn = build.sewnPillowTop ? body.heavy : 0;
  const support =
    readings.support + fit.supportMove - (body.position === "side" ? 0 : bottomingOut.pillowTop.support * sewn);
  const durability = earned(readings.durability - bottomingOut.pillowTop.durability * sewn, needs.durability);
  const owners = ownersLike(view, model, rules);
  const shares: Record<MatchPart, number> = {
    firmness: fit.share,
    support: earned(support, needs.support) * heightLeft(view, model.height_inches, rules),
    pressure_relief:
      earned(readings.pressure_relief + fit.pressureMove, needs.pressure_relief) * comfortLeft(view, build, rules),
    motion_isolation: points.motion_isolation === 0 ? 1 : earned(readings.motion_isolation, needs.motion_isolation),
    cooling: coolingShare(readings.cooling, sleeper.temperature, rules),
    durability: view.everyNight ? durability * wearLeft(view, build, rules) : durability,
    edge_support: earned(readings.edge_support, needs.edge_support),
    responsiveness: earned(readings.responsiveness, needs.responsiveness),
    feel: feelShare(readings, sleeper.feel, rules),
    owners: piecewise(ownerRules.share, owners?.stars ?? ownerRules.unknownStars),
  };
  for (const part of matchParts) if (view.unanswered.has(part)) shares[part] *= rules.unknownShare;
  return { fit, surface: { readings, build }, owners, shares };
}

function coolingShare(cooling: number, temperature: Temperature | null, rules: Ruleset): number {
  const { cold, hot, neutral } = rules.needs.cooling;
  if (temperature !== "cold") return shareOfNeed(cooling, temperature === "hot" ? hot : neutral, rules);
  // The same curve, mirrored: the less it cools, the better.
  return shareOfNeed(-cooling, { least: -cold.most, best: -cold.best }, rules);
}

/** Without a stated preference we score toward the middle, which pleases most people. */
function feelShare({ hug, responsiveness }: MatchModel["readings"], feel: Feel | null, rules: Ruleset): number {
  const { hug: sinking, float, between } = rules.needs;
  if (feel === "hug") return shareOfNeed(hug, sinking, rules);
  if (feel === "float") {
    return Math.min(
      shareOfNeed(responsiveness, float.responsiveness, rules),
      shareOfNeed(6 - hug, float.notHug, rules),
    );
  }
  const apart = Math.max(
    Math.abs(hug - between.hug),
    between.responseShare * Math.abs(responsiveness - between.response),
  );
  return clamp(apart <= 0.6 ? 1 - apart / 4 : 0.85 - (apart - 0.6) / 2, 0, 1);
}

/** The share of pressure relief left when the comfort layer is too thin for shoulders and hips (rule 6). */
function comfortLeft(
  { body, limits }: SleeperView,
  { comfortInches }: Build,
  { bottomingOut: rules }: Ruleset,
): number {
  if (body.position !== "side" && !body.joint) return 1;
  return 1 - Math.min(rules.most, rules.pressurePerInch * Math.max(0, limits.comfortInches - comfortInches));
}

/** The share of support left when a bed is too low for a heavy sleeper (rule 6). */
function heightLeft({ body, limits }: SleeperView, inches: number, { bottomingOut: rules }: Ruleset): number {
  return 1 - Math.min(rules.most, rules.supportPerInch * Math.max(0, limits.heightInches - inches) * body.heavy);
}

/** The share of durability left when foams and wire are too weak for the weight (rule 7). */
function wearLeft({ body: { heavy }, limits }: SleeperView, build: Build, { wear }: Ruleset): number {
  let weak = 0;
  for (const { memory, inches, density } of build.foams) {
    if (inches < wear.weakLayerInches) continue;
    const short = memory
      ? (limits.memoryFoam - density) / wear.memoryFoamRange
      : (limits.polyfoam - density) / wear.polyfoamRange;
    weak += Math.min(inches, wear.weakLayerAtMost) * clamp(short, 0, 1);
  }
  const thin = build.coilGauge === null ? 0 : Math.max(0, build.coilGauge - limits.gauge);
  const weakCore =
    build.foamCoreDensity === null ? 0 : clamp((limits.foamCore - build.foamCoreDensity) / wear.coreRange, 0, 1);
  return (
    (1 - Math.min(wear.weakAtMost, wear.perWeakInch * weak) - Math.min(wear.gaugeAtMost, wear.perGauge * thin)) *
    (1 - wear.core * heavy * weakCore)
  );
}
