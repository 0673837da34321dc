import { capitalized } from "#contracts/english";
import type { MatchBand, MatchResult } from "#contracts/match/match";
import { matchBandLabels } from "#contracts/vocabulary/match";
import { partnerWords } from "#contracts/vocabulary/sleeper-words";
import { partName, worthText } from "./match-points";

/** Best first. A bed is only possible for what isn't known of its sleeper, which is told elsewhere. */
const bands: readonly MatchBand[] = ["excellent", "good", "fair", "weak"];

const isBetter = (one: MatchBand | null, other: MatchBand) =>
  one !== null && bands.includes(one) && bands.indexOf(one) < bands.indexOf(other);

/** A part worth so many points holds a word back where it earns too little of them (ruleset 2026.3, rule 14). */
const holdsFromPoints = 8;

/**
 * Why a bed is called less than one below it: a part that earns too little, or an unknown capacity, rules out the better
 * words, while the order goes by the score (ruleset 2026.3, rules 12 and 14). Nothing where none below it is called better.
 * `alone`: whose the points are where one sleeps on it. A part whose points stand beside it is named without them.
 */
export function lowerBandText(result: MatchResult, below: readonly MatchResult[], alone: string): string[] {
  const { band, capacity_holds: unknown, parts, sleepers, weakest } = result;
  if (band === null || !below.some((other) => isBetter(other.band, band))) return [];
  // Of two, each one's own points decide.
  const counted =
    sleepers.length === 0
      ? [{ parts, whom: alone }]
      : sleepers.map((each) => ({ parts: each.parts, whom: each.sleeper === "you" ? "you" : partnerWords.name }));
  const deciding = counted
    .flatMap((each) => each.parts.map((part) => ({ ...part, whom: each.whom })))
    .filter(({ most }) => most >= holdsFromPoints);
  const [worst] = deciding.sort((one, other) => one.points / one.most - other.points / other.most);
  const why =
    unknown && band === "good"
      ? "as nobody publishes how much weight it can hold"
      : worst === undefined
        ? "for its weaknesses"
        : worst.part === weakest?.part
          ? `since ${partName(worst.part)} counts that much`
          : `with ${worthText(worst, worst.whom)}`;
  return [`${capitalized(why)}, it’s only a ${matchBandLabels[band].toLowerCase()}.`];
}
