import type { MatchBand, MatchResult } from "~/contracts/match";
import { matchBandLabels } from "~/contracts/vocabulary/match";
import { capitalized } from "~/ui/format";
import { partName, pointsText } from "./match-points";

/** Best first. A bed is only possible for what isn't known of its sleeper, which is told elsewhere. */
const bands: readonly MatchBand[] = ["excellent", "good", "fair", "weak"];

const isBetter = (one: MatchBand | null, other: MatchBand) =>
  one !== null && bands.includes(one) && bands.indexOf(one) < bands.indexOf(other);

/** A part worth so many points holds a word back where it earns too little of them (ruleset 2026.3, rule 14). */
const holdsFromPoints = 8;

/**
 * Why a bed is called less than one below it: a part that earns too little, or an unknown capacity, rules out the better
 * words, while the order goes by the score (ruleset 2026.3, rules 12 and 14). Nothing where none below it is called better.
 */
export function heldBandWords(result: MatchResult, below: readonly MatchResult[]): string[] {
  const { band, capacity_holds: unknown, parts, sleepers } = result;
  if (band === null || !below.some((other) => isBetter(other.band, band))) return [];
  const deciding = [parts, ...sleepers.map((each) => each.parts)].flat().filter(({ most }) => most >= holdsFromPoints);
  const [worst] = deciding.sort((one, other) => one.points / one.most - other.points / other.most);
  const why =
    unknown && band === "good"
      ? "as nobody publishes how much weight it can hold"
      : worst === undefined
        ? "for its weaknesses"
        : `with ${pointsText(worst.points)} of ${pointsText(worst.most)} points for ${partName(worst.part)}`;
  return [`${capitalized(why)}, it’s only a ${matchBandLabels[band].toLowerCase()}.`];
}
