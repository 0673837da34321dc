import type { ListedMattress } from "#contracts/mattresses";
import type { CatalogueSnapshot, SnapshotModel } from "../catalogue/snapshot";
import { sleeperList } from "../match/sleeper-list";
import type { ListedModel } from "../mattresses/mattress-facets";
import { toListedAlone } from "../mattresses/mattress-listing";
import { currentRuleset } from "../rules/match/ruleset";
import { type BedCriteria, isForSleeper } from "./fitting-beds";

/** How well a bed fits the sleeper that a query speaks of, of 100; null where it speaks of none, or the quiz leaves it out. */
export const matchScore = (
  { card }: SnapshotModel,
  catalogue: CatalogueSnapshot,
  { sleeper }: Pick<BedCriteria, "sleeper">,
): number | null => (sleeper === null ? null : (sleeperList(catalogue, sleeper).get(card.slug)?.score ?? null));

/**
 * Of beds that fit a sleeper the least expensive of those nearly as good as the best, as the quiz picks it (ruleset 2026.3,
 * rule 12); null where that is the best itself, an order was asked for, or beds made for children lead the list.
 */
export function bestValue(
  beds: readonly ListedModel[],
  catalogue: CatalogueSnapshot,
  asked: BedCriteria,
): ListedMattress | null {
  if (!isForSleeper(asked) || asked.sort !== null || asked.sleeper?.recipient === "child") return null;
  const priced = beds.flatMap(({ model, price: { now_cents: cents } }) => {
    const score = matchScore(model, catalogue, asked);
    return cents === null || score === null ? [] : { model, cents, score };
  });
  const best = Math.max(...priced.map(({ score }) => score));
  const [first] = priced;
  const near = priced.filter(({ score }) => best - score <= currentRuleset.picks.valueWithin);
  const cheapest = near.reduce<(typeof near)[number] | undefined>(
    (one, other) => (one === undefined || other.cents < one.cents ? other : one),
    undefined,
  );
  return cheapest === undefined || cheapest.model === first?.model
    ? null
    : toListedAlone(cheapest.model, asked.size, asked.today);
}
