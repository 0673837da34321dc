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
  if (!known) return unknownBecause(part, view, rules);
  if (most === 0) return "You sleep alone, so it doesn’t count.";
  const earned =
    points === most ? `all ${tenthsText(most)} points.` : `${tenthsText(points)} of ${tenthsText(most)} points.`;
  if (part === "firmness") return `${firmnessBecause(view, model, rules)}: ${earned}`;
  if (part === "owners") {
    const owners = ownersLike(view, model, rules);
    return `${owners?.count ?? 0} owners like you give it ${starsText(owners?.mean ?? 0)}: ${earned}`;
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
  if (part === "firmness") return "Tell us how you sleep and what you weigh, and we can score this too.";
  if (part === "feel") return "Tell us which feel you like, and we can score this too.";
  if (part === "support") return "Tell us how you sleep and what you weigh, and we can score this too.";
  return view.certainty.owners === 0
    ? "Tell us how you sleep and what you weigh, and we can find owners like you."
    : `Fewer than ${rules.ownersNeeded} owners like you have rated it, so we left it out.`;
}
