import type { MatchPart } from "../../../app/contracts/match";
import { matchPartLabels } from "../../../app/contracts/vocabulary/match";
import { comparedFirmness, fitShare, missHurtsMore } from "./firmness-fit";
import type { MatchModel } from "./match-model";
import type { MatchProfile } from "./profile";
import type { Ruleset } from "./ruleset";
import { ownersLike, type ScoredPart, scoreOf } from "./score-sleeper";
import { hasJointPain, type NeedPart, type SleeperView } from "./sleeper-view";
import { wantedFeelWords, figure, positionWords, starsText, weightWords } from "./words";

export const tenthsText = (tenths: number) => (tenths / 10).toFixed(1).replace(/\.0$/, "");

/** Why a part gave one sleeper what it gave, with the figures that went in. */
export function because(
  { part, points, most, known }: ScoredPart,
  view: SleeperView,
  model: MatchModel,
  profile: MatchProfile,
  rules: Ruleset,
): string {
  if (!known) return `${unknownBecause(part, view, rules)} It is left out of the score.`;
  if (most === 0) return "Nobody else sleeps in this bed, so it does not count.";
  const earned =
    points === most ? `all ${tenthsText(most)} points.` : `${tenthsText(points)} of ${tenthsText(most)} points.`;
  if (part === "firmness") return `${firmnessBecause(view, model, rules)}: ${earned}`;
  if (part === "owners") {
    const owners = ownersLike(view, model, rules);
    return `${owners?.count ?? 0} owners of the same position and weight give it ${starsText(owners?.mean ?? 0)}: ${earned}`;
  }
  return `${scoreText(part, model)}; ${needText(part, view, profile)}: ${earned}`;
}

/** "Pressure relief 4.1 of 5" */
export function scoreText(part: NeedPart, model: MatchModel): string {
  const name = part === "feel" ? matchPartLabels.responsiveness : matchPartLabels[part];
  return `${name} ${figure(scoreOf(part, model))} of 5`;
}

/** "side sleepers need 3.8" */
export function needText(part: NeedPart, view: SleeperView, profile: MatchProfile): string {
  const { least, most } = view.needs[part] ?? {};
  const who = whoNeeds(part, view, profile);
  if (least !== undefined && most !== undefined) return `${who} want ${figure(least)} to ${figure(most)}`;
  return most === undefined ? `${who} need ${figure(least ?? 1)}` : `${who} want ${figure(most)} or less`;
}

/** Those whose need it is, in the plural. */
function whoNeeds(part: NeedPart, { sleeper }: SleeperView, { shared, lightSleeper, limitedMobility }: MatchProfile) {
  const { position, weight, temperature, feel } = sleeper;
  const sleepers = position === null ? "sleepers" : positionWords[position].sleepers.toLowerCase();
  switch (part) {
    case "support":
      return weight === null ? sleepers : `${sleepers} ${weightWords[weight]}`;
    case "pressure_relief":
      return hasJointPain(sleeper)
        ? `${sleepers} with shoulder or hip pain`
        : position === null
          ? "most sleepers"
          : sleepers;
    case "motion_isolation":
      return lightSleeper === true ? "couples with a light sleeper" : "couples";
    case "cooling":
      return temperature === "hot" || temperature === "cold" ? `people who sleep ${temperature}` : "most sleepers";
    case "durability":
      return weight === "over-230" ? `sleepers ${weightWords[weight]}` : "most sleepers";
    case "edge_support":
      return limitedMobility === true ? "people 65 and over" : shared === true ? "couples" : "people who sleep alone";
    case "responsiveness":
      return position === "combination" ? sleepers : limitedMobility === true ? "people 65 and over" : "most sleepers";
    case "feel":
      return `people who like ${wantedFeelWords[feel ?? "between"]}`;
  }
}

/** "Measured firmness 5.5" */
export function firmnessSource({ firmness }: MatchModel, rules: Ruleset): string {
  const { value, from, owners } = comparedFirmness(firmness, null, rules);
  switch (from) {
    case "set":
      return `Each side can be set from ${figure(firmness.range!.softest)} to ${figure(firmness.range!.firmest)}`;
    case "measured":
      return `Measured firmness ${figure(value)}`;
    case "owners":
      return `Firmness ${figure(value)} by the feel of ${owners} owners of average weight`;
    case "claimed":
      return `Firmness ${figure(value)} according to the brand`;
  }
}

function firmnessBecause(view: SleeperView, model: MatchModel, rules: Ruleset): string {
  const target = view.target.firmness ?? 0;
  const miss = comparedFirmness(model.firmness, target, rules).value - target;
  const apart = figure(Math.abs(miss));
  const { weight } = view.sleeper;
  const share = fitShare(miss, weight, rules);
  const fit =
    share === 1
      ? `within ${rules.fit.fullWithin} of the target of ${figure(target)}`
      : `${apart} too ${miss < 0 ? "soft" : "firm"} for the target of ${figure(target)}, which earns ${Math.round(share * 100)}%`;
  const steeper =
    share < 1 && missHurtsMore(miss, weight)
      ? `; a miss on this side counts half again for sleepers ${weightWords[weight!]}`
      : "";
  const verb = model.firmness.range === null ? " is" : ", which is";
  return `${firmnessSource(model, rules)}${verb} ${fit}${steeper}`;
}

function unknownBecause(part: MatchPart, view: SleeperView, rules: Ruleset): string {
  if (part === "firmness") return "Without position and weight, or a preference, there is no target to compare with.";
  if (part === "feel") return "You did not say which feel you like.";
  if (part === "support") return "How much support is needed depends on position and weight, which are not known.";
  return view.certainty.owners === 0
    ? "Which owners are like you depends on position and weight, which are not known."
    : `Fewer than ${rules.ownersNeeded} owners of the same position and weight have rated it.`;
}
