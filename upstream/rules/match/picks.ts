import type { MatchPickKind } from "../../../app/contracts/match";
import type { MattressType } from "../../../app/contracts/mattress";
import { typeLabels } from "../../../app/contracts/vocabulary/mattress";
import { isFirmnessChosen } from "../firmness";
import { tenths } from "../piecewise";
import { overBudgetCents } from "./hard-filters";
import { type MatchModel, priceCents } from "./match-model";
import type { Medians } from "./words/praise-words";
import { type MatchProfile, sharesOneSide } from "./profile";
import { equalsIn, type RankedLine, sureness, unpricedForBudget, wholeScore } from "./rank";
import type { Ruleset } from "./ruleset";
import type { ScoredModel } from "./scored-model";
import type { NeedPart, SleeperView } from "./sleeper-view";
import { splitPair } from "./split-pair";
import { orderWords } from "./words/order-words";
import { isRight } from "./words/shortfall-words";
import { praisedParts } from "./words/why";
import { capitalized, dollars, figure, listed, partWords, uncapitalized, withArticle } from "./words/phrases";

type Typed = MatchModel & { card: { type: MattressType | null } };

/** A bed that stands out, or for a split pair two of them, and why in one sentence. */
export interface NamedPick<Model extends MatchModel> {
  kind: MatchPickKind;
  because: string;
  beds: ScoredModel<Model>[];
}

interface Found<Model extends MatchModel> {
  /** Best first. */
  lines: readonly RankedLine<Model>[];
  views: readonly SleeperView[];
  splitSuggested: boolean;
  medians: Medians;
}

/**
 * The beds to look at first, each of a different line: the best match; the
 * cheapest of those nearly as good; the strongest where the need is greatest; the best of another type; and for a
 * couple whose targets lie apart a bed that can be set or ordered for each of them, and one bed for each.
 */
export function picksOf<Model extends Typed>(
  found: Found<Model>,
  profile: MatchProfile,
  rules: Ruleset,
): NamedPick<Model>[] {
  const beds = found.lines.map(({ best }) => best).filter(({ model }) => !unpricedForBudget(model, profile));
  const [best] = beds;
  if (best === undefined) return [];
  const picks: NamedPick<Model>[] = [
    { kind: "best-match", because: bestBecause(best, found, profile, rules), beds: [best] },
  ];
  const add = (pick: NamedPick<Model> | null) => void (pick !== null && picks.push(pick));
  /** Those that are not picked yet and no further behind the best than so many points. */
  const within = (points: number) => {
    const picked = new Set(picks.flatMap((pick) => pick.beds));
    return beds.filter((bed) => !picked.has(bed) && wholeScore(best) - wholeScore(bed) <= points);
  };
  add(bestValue(best, within(rules.picks.valueWithin), profile));
  add(strongest(best, found.views, within(rules.picks.otherWithin), rules));
  add(differentFeel(best, within(rules.picks.otherWithin)));
  if (found.splitSuggested) {
    add(sideForEach(beds, picks, found.views, profile));
    add(pairOf(found, profile, rules));
  }
  return picks.map((pick) => withBudget(withOrder(pick), profile));
}

/** Says how to order a bed whose halves are ordered one by one. */
function withOrder<Model extends MatchModel>(pick: NamedPick<Model>): NamedPick<Model> {
  const order = pick.kind === "adjustable" ? null : orderWords(pick.beds[0]!.sleepers);
  return order === null ? pick : { ...pick, because: `${pick.because} ${order}.` };
}

/** Says so of a bed that costs a little more than was to be spent; a pair says it of both together. */
function withBudget<Model extends MatchModel>(pick: NamedPick<Model>, profile: MatchProfile): NamedPick<Model> {
  const over = pick.kind === "split-pair" ? 0 : overBudgetCents(pick.beds[0]!.model, profile);
  return over === 0 ? pick : { ...pick, because: `${pick.because} It’s ${dollars(over)} over your budget.` };
}

function bestBecause(
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

function bestValue<Model extends MatchModel>(
  best: ScoredModel<Model>,
  near: readonly ScoredModel<Model>[],
  profile: MatchProfile,
): NamedPick<Model> | null {
  const priceOf = ({ model }: ScoredModel<Model>) => priceCents(model, profile.size) ?? Infinity;
  const cheapest = near.reduce<ScoredModel<Model> | null>(
    (one, other) => (priceOf(other) < (one === null ? priceOf(best) : priceOf(one)) ? other : one),
    null,
  );
  if (cheapest === null) return null;
  const saved = priceOf(best) - priceOf(cheapest);
  const behind = behindText(best, cheapest);
  const and = pointsBehind(best, cheapest) === 0 ? " and" : ", and it";
  return {
    kind: "best-value",
    because: Number.isFinite(saved)
      ? `It costs ${dollars(saved)} less than the best match${and} ${behind}.`
      : `It’s the cheapest of the beds that fit ${nameOf(cheapest)} nearly as well, and it ${behind}.`,
    beds: [cheapest],
  };
}

const pointsBehind = (best: ScoredModel<MatchModel>, other: ScoredModel<MatchModel>) =>
  wholeScore(best) - wholeScore(other);

/** Whom it is to fit; two are spoken to. */
const nameOf = ({ sleepers }: ScoredModel<MatchModel>) => sleepers[0]!.view.sleeper.words.name;

function behindText(best: ScoredModel<MatchModel>, other: ScoredModel<MatchModel>): string {
  const points = pointsBehind(best, other);
  return points === 0
    ? `fits ${nameOf(other)} just as well`
    : `scores only ${points} ${points === 1 ? "point" : "points"} lower`;
}

interface GreatestNeed {
  part: NeedPart | "cooling";
  view: SleeperView;
  /** The score from 1 to 5 that is needed. */
  least: number;
}

/** The score that a sleeper needs; of cooling 0 for whoever sleeps cold and wants little of it. */
function leastOf({ needs, sleeper }: SleeperView, part: GreatestNeed["part"], rules: Ruleset): number {
  if (part !== "cooling") return needs[part].least;
  const { hot, neutral } = rules.needs.cooling;
  return sleeper.temperature === "cold" ? 0 : (sleeper.temperature === "hot" ? hot : neutral).least;
}

/** How many points hang on a need, and how high it is. */
const needWeight = ({ part, view, least }: GreatestNeed) => view.points[part] * least;

/** What a sleeper wants of a bed most: where many points hang on a high need. */
function greatestNeed(views: readonly SleeperView[], rules: Ruleset): GreatestNeed | null {
  return views
    .flatMap((view) =>
      ([...Object.keys(view.needs), "cooling"] as GreatestNeed["part"][]).map((part) => ({
        part,
        view,
        least: leastOf(view, part, rules),
      })),
    )
    .reduce<GreatestNeed | null>(
      (one, other) => (one === null || needWeight(other) > needWeight(one) ? other : one),
      null,
    );
}

/** The bed that is better than the best match at what is needed most, if there is one. */
function strongest<Model extends MatchModel>(
  best: ScoredModel<Model>,
  views: readonly SleeperView[],
  near: readonly ScoredModel<Model>[],
  rules: Ruleset,
): NamedPick<Model> | null {
  const need = greatestNeed(views, rules);
  if (need === null) return null;
  const { part, least } = need;
  const at = views.indexOf(need.view);
  const readingOf = ({ sleepers }: ScoredModel<MatchModel>) => sleepers[at]!.surface.readings[part];
  const bed = near.reduce((one, other) => (readingOf(other) > readingOf(one) ? other : one), best);
  // Nobody should be pointed to a bed for one thing that is far too weak in another.
  if (bed === best || bed.weakSpots.some((spot) => spot.part !== part)) return null;
  const { matters, asMuch } = needWords(need, views, rules);
  const score = `${figure(tenths(readingOf(bed)))} of 5`;
  return {
    kind: "strongest",
    because:
      readingOf(bed) >= least
        ? `${matters}. None of your top beds does better: this one gets ${score}.`
        : `${matters}. None of your top beds gives ${asMuch}, but this one comes closest (${score}).`,
    beds: [bed],
  };
}

/** Firmness counts for more than any need, wherever it is known. */
function needWords(
  need: GreatestNeed,
  views: readonly SleeperView[],
  rules: Ruleset,
): { matters: string; asMuch: string } {
  const { part, view } = need;
  const alike = views.filter((each) => {
    return needWeight({ part, view: each, least: leastOf(each, part, rules) }) === needWeight(need);
  });
  const [whom, asMuch] =
    alike.length > 1
      ? ["both of you", "both of you as much as you need"]
      : [view.sleeper.words.name, `${view.sleeper.words.them} as much as ${view.sleeper.words.after} need`];
  const after = alike.some(({ target }) => target.from === "assumed") ? "" : "after firmness, ";
  return { matters: capitalized(`${after}${partWords[part]} matters most to ${whom}`), asMuch };
}

function differentFeel<Model extends Typed>(
  best: ScoredModel<Model>,
  near: readonly ScoredModel<Model>[],
): NamedPick<Model> | null {
  const other = near.find(({ model }) => model.card.type !== null && model.card.type !== best.model.card.type);
  if (other === undefined) return null;
  const type = typeLabels[other.model.card.type!].toLowerCase();
  const but = pointsBehind(best, other) === 0 ? "and" : "but";
  return {
    kind: "different-feel",
    because: `It’s ${withArticle(type)} bed, so it feels different from the best match, ${but} it ${behindText(best, other)}.`,
    beds: [other],
  };
}

/** A bed that gives each of them a firmness of their own: set at home, or ordered by halves. */
function sideForEach<Model extends MatchModel>(
  beds: readonly ScoredModel<Model>[],
  picks: readonly NamedPick<Model>[],
  views: readonly SleeperView[],
  profile: MatchProfile,
): NamedPick<Model> | null {
  if (sharesOneSide(profile)) return null;
  const bed = beds.find(({ model }) => isFirmnessChosen(model.firmness));
  if (bed === undefined || picks.some((pick) => pick.beds.includes(bed))) return null;
  const order = orderWords(bed.sleepers);
  const sides = order === null ? ownSides(bed.model) : `Each half has its own firmness: ${uncapitalized(order)}`;
  const suitsBoth = order === null ? canBeSetFor(views, bed.model) : bed.sleepers.every(({ fit }) => isRight(fit));
  const behind = pointsBehind(picks[0]!.beds[0]!, bed);
  return {
    kind: "adjustable",
    because: `${sides}${suitsBoth ? ", so neither of you has to compromise on firmness" : ""}.${behind > 8 ? ` It isn’t as good a fit in other ways: it scores ${behind} points lower than the best match.` : ""}`,
    beds: [bed],
  };
}

const canBeSetFor = (views: readonly SleeperView[], { firmness: { range } }: MatchModel) =>
  views.every(({ target: { firmness } }) => firmness >= range!.softest && firmness <= range!.firmest);

/** "You each set your own side, from 3 to 8 of 10" */
function ownSides({ firmness: { range } }: MatchModel): string {
  return `You each set your own side, from ${figure(range!.softest)} to ${figure(range!.firmest)} of 10`;
}

/** Two halves of a king, one for each, where such a bed is wanted at all. */
function pairOf<Model extends MatchModel>(
  { lines }: Found<Model>,
  profile: MatchProfile,
  rules: Ruleset,
): NamedPick<Model> | null {
  if (profile.size !== null && profile.size !== "king" && profile.size !== "split-king") return null;
  const models = lines.flatMap(({ best, others }) => [best, ...others]).map(({ model }) => model);
  const pair = splitPair(models, profile, rules);
  if (pair === null || pair.beds[0].model === pair.beds[1].model) return null;
  const [one, other] = pair.beds;
  const level =
    one.model.height_inches === other.model.height_inches ? "equally tall" : "within half an inch of each other";
  return {
    kind: "split-pair",
    because: `Two twin XLs side by side make a king, so each of you gets the bed that suits you. They’re ${pair.oneLine ? `from one line and ${level}` : level}, so there’s no step between you. Together they cost ${dollars(pair.cents)}.`,
    beds: [...pair.beds],
  };
}
