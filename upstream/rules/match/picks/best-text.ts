import { listed } from "#contracts/english";
import { type MatchPart, matchParts } from "#contracts/match/match";
import { type MatchModel, priceCents } from "../match-model";
import { type MatchProfile, sharesOneSide } from "../profile";
import { equalsIn, sureness, unpricedForBudget } from "../rank";
import type { Ruleset } from "../ruleset";
import { partsOf } from "../score-models";
import type { ScoredModel } from "../scored-model";
import { partWords } from "../text/phrases";
import { type Medians, praisedPoints } from "../text/praise-text";
import { shortfallOf } from "../text/shortfall-text";
import { praisedParts, weakestPart } from "../text/why";
import { ownSides } from "./couple-picks";
import { type Found, nameOf } from "./named-pick";

/** Why the best match is the best, and what it does best. For the only bed left, only where it misses. */
export function bestBecause(
  best: ScoredModel<MatchModel>,
  found: Found<MatchModel>,
  pairFitsBetter: boolean,
  profile: MatchProfile,
  rules: Ruleset,
): string {
  const { lines, splitSuggested, medians } = found;
  const sides =
    splitSuggested && best.model.firmness.range !== null && !sharesOneSide(profile) ? ` ${ownSides(best.model)}.` : "";
  if (lines.length === 1) {
    return `It’s the only bed we know that passes your filters.${firmnessWords(best, profile, rules)}${sides}`;
  }
  const words = bestParts(best, medians, rules).map((part) => partWords[part]);
  const why = words.length === 0 ? "" : ` Of what counts most, it does best on ${listed(words)}.`;
  const line = lines.find((each) => each.best === best)!;
  const equals = equalsIn(lines, profile)(line).map((other) => other.best);
  const equal = equals.length === 0 ? "" : ` ${equalWords(best, equals, profile, rules)}`;
  // One of the beds without a price may fit better.
  const priced = lines.some(({ best: { model } }) => unpricedForBudget(model, profile));
  return `${noneBetter(best, pairFitsBetter, priced)}${equal}${why}${sides}`;
}

function noneBetter(best: ScoredModel<MatchModel>, pairFitsBetter: boolean, priced: boolean): string {
  if (pairFitsBetter) {
    return `A bed for each of you fits better. ${priced ? "Of the beds for two we know the price of, none does." : "No bed for two on your list does."}`;
  }
  const whom = best.sleepers.length > 1 ? "the two of you" : nameOf(best);
  return priced
    ? `Of the beds we know the price of, none fits ${whom} better.`
    : `No bed on your list fits ${whom} better.`;
}

/** How its firmness misses, unless firmness is already named as its worst part. */
function firmnessWords(best: ScoredModel<MatchModel>, profile: MatchProfile, rules: Ruleset): string {
  if (weakestPart(best, profile, rules)?.part === "firmness") return "";
  const misses = best.sleepers.flatMap((sleeper) => shortfallOf("firmness", sleeper, best.model, profile, rules) ?? []);
  return misses.map((how) => ` ${how}.`).join("");
}

const bestPartsShown = 2;
/** How many of a sleeper's heaviest parts are "what counts most". */
const heaviestParts = 4;

/**
 * The parts in which it earns the largest shares of its points, limited to parts that count and may be praised. A part
 * that earns more but may not be praised ends the list, because the bed does better there.
 */
export function bestParts(best: ScoredModel<MatchModel>, medians: Medians, rules: Ruleset): MatchPart[] {
  const praised = new Set(praisedParts(best, medians));
  const isMine = (part: MatchPart) =>
    part !== "owners" &&
    best.sleepers.every(
      ({ view: { points, sleeper } }) =>
        points[part] >= praisedPoints &&
        matchParts.filter((other) => points[other] > points[part]).length < heaviestParts &&
        (part !== "feel" || sleeper.feel !== null),
    );
  const ranked = partsOf(best, rules)
    .filter(({ part }) => isMine(part))
    .map(({ part, points, most }) => ({ part, share: points / most }))
    .sort((one, other) => other.share - one.share || Number(praised.has(other.part)) - Number(praised.has(one.part)))
    .map(({ part }) => part);
  const end = ranked.findIndex((part) => !praised.has(part));
  return ranked.slice(0, Math.min(bestPartsShown, end === -1 ? ranked.length : end));
}

/** Says that others have the same score and, where possible, what speaks for this one over all of them. */
function equalWords(
  best: ScoredModel<MatchModel>,
  equals: readonly ScoredModel<MatchModel>[],
  profile: MatchProfile,
  rules: Ruleset,
): string {
  const are = equals.length === 1 ? "One other is equal in score" : `${equals.length} others are equal in score`;
  const beatsAll = (of: (bed: ScoredModel<MatchModel>) => number) => equals.every((other) => of(best) > of(other));
  if (beatsAll((bed) => sureness(bed, rules))) return `${are}, and we’re surest of this one.`;
  // Ratings by fewer owners order the beds but aren't solid enough to mention.
  const heard = best.model.owners.reduce((sum, { count }) => sum + count, 0) >= rules.owners.needed;
  if (heard && beatsAll(({ model }) => model.owner_stars)) return `${are}, and owners like this one best.`;
  const cost = ({ model }: ScoredModel<MatchModel>) => priceCents(model, profile.size) ?? Infinity;
  return beatsAll((bed) => -cost(bed)) ? `${are}, and this one costs the least.` : `${are}.`;
}
