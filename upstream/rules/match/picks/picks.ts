import { formatMoney, withArticle } from "#contracts/english";
import { typeLabels } from "#contracts/vocabulary/mattress";
import { overBudgetCents } from "../hard-filters";
import { type MatchModel, priceCents } from "../match-model";
import type { MatchProfile } from "../profile";
import { unpricedForBudget, wholeScore } from "../rank";
import type { Ruleset } from "../ruleset";
import type { ScoredModel } from "../scored-model";
import type { SleeperScore } from "../score-sleeper";
import { orderWords } from "../text/order-text";
import { degreeOf } from "../text/shortfall-text";
import { bestBecause } from "./best-text";
import { pairOf, sideForEach } from "./couple-picks";
import { behindText, type Found, type NamedPick, nameOf, pointsBehind, type Typed } from "./named-pick";
import { strongest } from "./strongest";

/**
 * The beds to look at first, each from a different line: the best match; the cheapest of those nearly as good; the
 * strongest where the need is greatest; the best of another type. A couple with different targets also gets a bed that
 * can be set or ordered for each of them, and a pair with one bed for each; the pair comes first if it fits both better
 * than the best match does.
 */
export function picksOf<Model extends Typed>(
  found: Found<Model>,
  profile: MatchProfile,
  rules: Ruleset,
): NamedPick<Model>[] {
  const beds = found.lines.map(({ best }) => best).filter(({ model }) => !unpricedForBudget(model, profile));
  const [best] = beds;
  if (best === undefined) return [];
  const pair = found.splitSuggested ? pairOf(found, profile, rules) : null;
  const pairFitsBetter = pair !== null && pair.beds.every((half) => wholeScore(half) > wholeScore(best));
  const because = bestBecause(best, found, pairFitsBetter, profile, rules);
  const picks: NamedPick<Model>[] = [{ kind: "best-match", because, beds: [best] }];
  const add = (pick: NamedPick<Model> | null) => void (pick !== null && picks.push(pick));
  const pickedBeds = () => picks.flatMap((pick) => pick.beds);
  /** Beds that are not picked yet and no more than this many points behind the best. */
  const within = (points: number) => {
    const picked = new Set(pickedBeds());
    return beds.filter((bed) => !picked.has(bed) && wholeScore(best) - wholeScore(bed) <= points);
  };
  add(bestValue(best, within(rules.picks.valueWithin), profile, rules));
  add(strongest(pickedBeds(), within(rules.picks.otherWithin), found.views, profile, rules));
  add(differentFeel(best, within(rules.picks.otherWithin), profile, rules));
  if (found.splitSuggested) add(sideForEach(beds, picks, found.views, profile));
  if (!pairFitsBetter) add(pair);
  return [...(pairFitsBetter ? [pair] : []), ...picks].map((pick) => withBudget(withOrder(pick), profile));
}

/** Adds how to order a bed whose halves are ordered separately. */
function withOrder<Model extends MatchModel>(pick: NamedPick<Model>): NamedPick<Model> {
  const order = pick.kind === "adjustable" ? null : orderWords(pick.beds[0]!.sleepers);
  return order === null ? pick : { ...pick, because: `${pick.because} ${order}.` };
}

/** Adds that a bed costs a little more than the budget; a pair says so for both together. */
function withBudget<Model extends MatchModel>(pick: NamedPick<Model>, profile: MatchProfile): NamedPick<Model> {
  const over = pick.kind === "split-pair" ? 0 : overBudgetCents(pick.beds[0]!.model, profile);
  return over === 0 ? pick : { ...pick, because: `${pick.because} It’s ${formatMoney(over)} over your budget.` };
}

function bestValue<Model extends MatchModel>(
  best: ScoredModel<Model>,
  near: readonly ScoredModel<Model>[],
  profile: MatchProfile,
  rules: Ruleset,
): NamedPick<Model> | null {
  const priceOf = ({ model }: ScoredModel<Model>) => priceCents(model, profile.size) ?? Infinity;
  const cheapest = near.reduce<ScoredModel<Model> | null>(
    (one, other) => (priceOf(other) < (one === null ? priceOf(best) : priceOf(one)) ? other : one),
    null,
  );
  if (cheapest === null) return null;
  const saved = priceOf(best) - priceOf(cheapest);
  const behind = behindText(best, cheapest, profile, rules);
  const and = pointsBehind(best, cheapest) === 0 ? " and" : ", and it";
  return {
    kind: "best-value",
    because: Number.isFinite(saved)
      ? `It costs ${formatMoney(saved)} less than the best match${and} ${behind}.`
      : `It’s the cheapest of the beds that fit ${nameOf(cheapest)} nearly as well, and it ${behind}.`,
    beds: [cheapest],
  };
}

/** Another feel is no offer where it is the opposite of the one that was asked for. */
const feelsWrong = ({ view, shares }: SleeperScore) =>
  view.sleeper.feel !== null && view.points.feel > 0 && degreeOf(shares.feel) === "too";

function differentFeel<Model extends Typed>(
  best: ScoredModel<Model>,
  near: readonly ScoredModel<Model>[],
  profile: MatchProfile,
  rules: Ruleset,
): NamedPick<Model> | null {
  const other = near.find(
    ({ model: { card }, sleepers }) =>
      card.type !== null && card.type !== best.model.card.type && !sleepers.some(feelsWrong),
  );
  if (other === undefined) return null;
  const type = typeLabels[other.model.card.type!].toLowerCase();
  const but = pointsBehind(best, other) === 0 ? "and" : "but";
  return {
    kind: "different-feel",
    because: `It’s ${withArticle(type)} bed, so it feels different from the best match, ${but} it ${behindText(best, other, profile, rules)}.`,
    beds: [other],
  };
}
