import { type MatchModel, priceCents } from "../match-model";
import { type MatchProfile, sharesOneSide } from "../profile";
import { equalsIn, sureness, unpricedForBudget } from "../rank";
import type { Ruleset } from "../ruleset";
import type { ScoredModel } from "../scored-model";
import { listed, partWords } from "../words/phrases";
import { praisedParts } from "../words/why";
import { ownSides } from "./couple-picks";
import { type Found, nameOf } from "./named-pick";

/** Why the best match is the best, and what it does best. */
export function bestBecause(
  best: ScoredModel<MatchModel>,
  { lines, splitSuggested, medians }: Found<MatchModel>,
  profile: MatchProfile,
  rules: Ruleset,
): string {
  const words = praisedParts(best, medians)
    .filter((part) => part !== "owners" && part !== "feel")
    .slice(0, 2)
    .map((part) => partWords[part]);
  const why = words.length === 0 ? "" : ` It does best on ${listed(words)}.`;
  const whom = best.sleepers.length > 1 ? "the two of you" : nameOf(best);
  const line = lines.find((each) => each.best === best)!;
  const equals = equalsIn(lines, profile)(line).map((other) => other.best);
  // One of those without a price may fit better.
  const ofThese = lines.some(({ best: { model } }) => unpricedForBudget(model, profile))
    ? `Of the beds we know the price of, none fits ${whom} better.`
    : `No bed on your list fits ${whom} better.`;
  const equal = equals.length === 0 ? "" : ` ${equalWords(best, equals, profile, rules)}`;
  const sides =
    splitSuggested && best.model.firmness.range !== null && !sharesOneSide(profile) ? ` ${ownSides(best.model)}.` : "";
  return `${ofThese}${equal}${why}${sides}`;
}

/** That others have the same score, and what speaks for this one beside all of them, where something does. */
function equalWords(
  best: ScoredModel<MatchModel>,
  equals: readonly ScoredModel<MatchModel>[],
  profile: MatchProfile,
  rules: Ruleset,
): string {
  const are = equals.length === 1 ? "One other is equal in score" : `${equals.length} others are equal in score`;
  const beatsAll = (of: (bed: ScoredModel<MatchModel>) => number) => equals.every((other) => of(best) > of(other));
  if (beatsAll((bed) => sureness(bed, rules))) return `${are}, and we’re surest of this one.`;
  // What fewer owners say orders the beds, and is nothing to go by in words.
  const heard = best.model.owners.reduce((sum, { count }) => sum + count, 0) >= rules.owners.needed;
  if (heard && beatsAll(({ model }) => model.owner_stars)) return `${are}, and owners like this one best.`;
  const cost = ({ model }: ScoredModel<MatchModel>) => priceCents(model, profile.size) ?? Infinity;
  return beatsAll((bed) => -cost(bed)) ? `${are}, and this one costs the least.` : `${are}.`;
}
