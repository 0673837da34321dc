import type { MatchPart } from "../../../app/contracts/match";
import { does } from "../../../app/contracts/vocabulary/sleeper-words";
import { comparedFirmness, fitShare, missHurtsMore } from "./firmness-fit";
import type { MatchModel } from "./match-model";
import type { MatchProfile } from "./profile";
import type { Ruleset } from "./ruleset";
import { ownersLike, type ScoredPart, scoreOf } from "./score-sleeper";
import { hasJointPain, type NeedPart, type SleeperView } from "./sleeper-view";
import { figure, howAndWhat, positionWords, starsText, wantedFeelWords, weightWords } from "./words";

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
  if (most === 0) return "Only one person sleeps on it.";
  const earned =
    points === most ? `all ${tenthsText(most)} points.` : `${tenthsText(points)} of ${tenthsText(most)} points.`;
  if (part === "firmness") return `${firmnessBecause(view, model, rules)}: ${earned}`;
  if (part === "owners") {
    const owners = ownersLike(view, model, rules);
    return `${owners?.count ?? 0} owners like ${view.sleeper.words.name} give it ${starsText(owners?.mean ?? 0)}: ${earned}`;
  }
  const scores = `It scores ${scoreText(part, model)}${part === "feel" ? " for responsiveness" : ""}`;
  return `${scores}, and ${needText(part, view, profile)}: ${earned}`;
}

/** "4.1 of 5" */
export const scoreText = (part: NeedPart, model: MatchModel) => `${figure(scoreOf(part, model))} of 5`;

/** "side sleepers need at least 3.8" */
export function needText(part: NeedPart, view: SleeperView, profile: MatchProfile): string {
  const { least, most } = view.needs[part] ?? {};
  const who = whoNeeds(part, view, profile);
  if (least !== undefined && most !== undefined) return `${who} do best with ${figure(least)} to ${figure(most)}`;
  return most === undefined
    ? `${who} need at least ${figure(least ?? 1)}`
    : `${who} do best with ${figure(most)} or less`;
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
      return lightSleeper === true
        ? "couples with a light sleeper"
        : shared === true
          ? "couples"
          : "two people in one bed";
    case "cooling":
      return temperature === "hot" || temperature === "cold" ? `people who sleep ${temperature}` : "most sleepers";
    case "durability":
      return weight === "over-230" ? `sleepers ${weightWords[weight]}` : "most sleepers";
    case "edge_support":
      return limitedMobility === true
        ? "people 65 and over"
        : shared === true
          ? "couples"
          : shared === false
            ? "people who sleep alone"
            : "most sleepers";
    case "responsiveness":
      return position === "combination" ? sleepers : limitedMobility === true ? "people 65 and over" : "most sleepers";
    case "feel":
      return `people who like ${wantedFeelWords[feel ?? "between"]}`;
  }
}

/** "A lab measured 5.5", "You can set each side from 3 to 8" */
function firmnessSource({ firmness }: MatchModel, rules: Ruleset): string {
  const { value, from, owners } = comparedFirmness(firmness, null, rules);
  switch (from) {
    case "set":
      return `You can set each side from ${figure(firmness.range!.softest)} to ${figure(firmness.range!.firmest)}`;
    case "measured":
      return `A lab measured ${figure(value)}`;
    case "owners":
      return `${owners} owners of average weight say ${figure(value)}`;
    case "claimed":
      return `The brand says ${figure(value)}`;
  }
}

function firmnessBecause(view: SleeperView, model: MatchModel, rules: Ruleset): string {
  const target = view.target.firmness ?? 0;
  const miss = comparedFirmness(model.firmness, target, rules).value - target;
  const apart = figure(Math.abs(miss));
  const { weight, words } = view.sleeper;
  const share = fitShare(miss, weight, rules);
  const source = firmnessSource(model, rules);
  const canBeSet = model.firmness.range !== null;
  const needed = `the ${figure(target)} ${does(words, "need")}`;
  if (canBeSet && miss === 0) return `${source}, and that includes ${needed}`;
  if (share === 1)
    return `${source}, and that${canBeSet ? " comes" : "’s"} within ${figure(rules.fit.fullWithin)} of ${needed}`;
  const tooHow = `too ${miss < 0 ? "soft" : "firm"}`;
  const off = canBeSet
    ? `. That ends ${apart} short of ${needed}`
    : `, and that’s ${apart} ${tooHow} for ${words.name} (${words.after} need ${figure(target)})`;
  const steeper = missHurtsMore(miss, weight)
    ? `. For sleepers ${weightWords[weight!]}, ${tooHow} costs half again as much`
    : "";
  return `${source}${off}, so it earns ${Math.round(share * 100)}%${steeper}`;
}

/** As for one sleeper, of a part that is unknown of both. */
export function unknownForBoth(part: MatchPart, views: readonly SleeperView[], rules: Ruleset): string {
  if (part === "feel") return "Tell us which feel you both like, and we can score this too.";
  if (part !== "owners") return "Tell us how you both sleep and what you weigh, and we can score this too.";
  const asked = views.map(({ certainty }) => certainty.owners === 0);
  if (asked.every(Boolean)) return "Tell us how you both sleep and what you weigh, and we can find owners like you.";
  if (!asked.some(Boolean)) return `Fewer than ${rules.ownersNeeded} owners like either of you have rated it.`;
  return views.map((view) => unknownBecause(part, view, rules)).join(" ");
}

function unknownBecause(part: MatchPart, view: SleeperView, rules: Ruleset): string {
  const { words } = view.sleeper;
  const asked = howAndWhat(words);
  if (part === "feel") return `Tell us which feel ${does(words, "like")}, and we can score this too.`;
  if (part !== "owners") return `Tell us ${asked}, and we can score this too.`;
  return view.certainty.owners === 0
    ? `Tell us ${asked}, and we can find owners like ${words.them}.`
    : `Fewer than ${rules.ownersNeeded} owners like ${words.name} have rated it.`;
}
