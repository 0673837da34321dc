import type { MatchPart } from "../../../app/contracts/match";
import { matchPartLabels } from "../../../app/contracts/vocabulary/match";
import { comparedFirmness, fitShare, missHurtsMore } from "./firmness-fit";
import type { MatchModel } from "./match-model";
import type { MatchProfile } from "./profile";
import type { Ruleset } from "./ruleset";
import { ownersLike, partShare, type ScoredPart, supportNeeded } from "./score-sleeper";
import { hasJointPain, type SleeperView } from "./sleeper-view";
import { figure, positionWords, starsText, weightWords } from "./words";

type ScorePart = Exclude<MatchPart, "firmness" | "support" | "owners">;

export const tenthsText = (tenths: number) => (tenths / 10).toFixed(1).replace(/\.0$/, "");

/** Why a part gave one sleeper what it gave, with the figures that went in. */
export function because(
  scored: ScoredPart,
  view: SleeperView,
  model: MatchModel,
  profile: MatchProfile,
  rules: Ruleset,
) {
  const { part, points, most, known } = scored;
  const earned = `${tenthsText(points)} of ${tenthsText(most)} points.`;
  if (!known) return `${unknownBecause(part, view, rules)} It is left out of the score.`;
  if (part === "firmness") return `${firmnessBecause(view, model, rules)}: ${earned}`;
  if (part === "support") {
    const needed = supportNeeded(view, rules) ?? 0;
    const { support } = model.scores;
    const met = support >= needed ? "so all points" : `${figure(needed - support)} less than that`;
    return `Support ${figure(support)} of 5; ${build(view)} need ${figure(needed)}, ${met}: ${earned}`;
  }
  if (part === "owners") {
    const owners = ownersLike(view, model, rules);
    return `${owners?.count ?? 0} owners of the same position and weight give it ${starsText(owners?.mean ?? 0)}: ${earned}`;
  }
  const weighing = weighingOf(part, view, profile);
  if (most === 0) return `${weighing}.`;
  const share = Math.round((partShare(part, view, model, rules) ?? 0) * 100);
  return `${matchPartLabels[part]} ${figure(model.scores[part])} of 5, which earns ${share}%${weighing === "" ? "" : `; ${weighing}`}: ${earned}`;
}

/** "side sleepers over 230 lb" */
function build({ sleeper: { position, weight } }: SleeperView): string {
  if (position === null || weight === null) return "sleepers";
  return `${positionWords[position].sleepers.toLowerCase()} ${weightWords[weight]}`;
}

export function firmnessSource(model: MatchModel, rules: Ruleset): string {
  const { value, from, owners } = comparedFirmness(model.firmness, rules);
  if (from === "measured") return `Measured firmness ${figure(value)}`;
  if (from === "owners")
    return `Firmness ${figure(value)} as ${owners} owners of average weight feel it (nobody measured it)`;
  return `Firmness ${figure(value)} as the brand claims (nobody measured it)`;
}

function firmnessBecause(view: SleeperView, model: MatchModel, rules: Ruleset): string {
  const target = view.target.firmness ?? 0;
  const miss = comparedFirmness(model.firmness, rules).value - target;
  const apart = figure(Math.abs(miss));
  const { weight } = view.sleeper;
  const share = fitShare(miss, weight, rules);
  const fit =
    share === 1
      ? `within ${rules.fit.fullWithin} of the target of ${figure(target)}, so all points`
      : `${apart} too ${miss < 0 ? "soft" : "firm"} for the target of ${figure(target)}, which earns ${Math.round(share * 100)}%`;
  const steeper =
    share < 1 && missHurtsMore(miss, weight)
      ? `; a miss on this side counts half again for sleepers ${weightWords[weight!]}`
      : "";
  return `${firmnessSource(model, rules)} is ${fit}${steeper}`;
}

function unknownBecause(part: MatchPart, view: SleeperView, rules: Ruleset): string {
  if (part === "firmness") return "Without position and weight, or a preference, there is no target to compare with.";
  if (part === "support") return "How much support is needed depends on position and weight, which are not known.";
  return view.certainty.owners === 0
    ? "Which owners are like you depends on position and weight, which are not known."
    : `Fewer than ${rules.ownersNeeded} owners of the same position and weight have rated it.`;
}

/** Why a part counts more or not at all for this sleeper; empty when it counts as usual. */
export function weighingOf(part: ScorePart, { sleeper }: SleeperView, profile: MatchProfile): string {
  const { position, weight, temperature } = sleeper;
  const half = "counts half again";
  switch (part) {
    case "pressure_relief":
      if (position === "side" && hasJointPain(sleeper))
        return `${half} for side sleepers and joint pain, once for both`;
      if (position === "side") return `${half} for side sleepers`;
      return hasJointPain(sleeper) ? `${half} with shoulder or hip pain` : "";
    case "motion_isolation":
      if (profile.shared === false) return "Nobody else sleeps in it, so it does not count";
      return profile.lightSleeper === true ? `${half} for those who wake easily` : "";
    case "cooling":
      if (temperature === "cold") return "Does not count for those who sleep cold";
      return temperature === "hot" ? `${half} for those who sleep hot` : "";
    case "durability":
      return weight === "over-230" ? `${half} over 230 lb` : "";
    case "edge_support":
      if (profile.shared === true) return `${half} for couples`;
      return profile.limitedMobility === true
        ? `${half} from the age of 65, where getting in and out may ask for a firm edge`
        : "";
    case "responsiveness":
      return position === "combination" ? `${half} for those who change position` : "";
  }
}
