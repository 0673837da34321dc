import type { ListedMattress } from "#contracts/mattresses";
import type { CatalogueSnapshot, SnapshotModel } from "../catalogue/snapshot";
import { sleeperList } from "../match/sleeper-list";
import type { ListedModel } from "../mattresses/mattress-facets";
import { toListedAlone } from "../mattresses/mattress-listing";
import { currentRuleset } from "../rules/match/ruleset";
import { type BedCriteria, isForSleeper } from "./fitting-beds";

/**
 * How well a bed fits the sleeper that a query describes, out of 100; null if it describes none, or the quiz excludes
 * the bed.
 */
export const matchScore = (
  { card }: SnapshotModel,
  catalogue: CatalogueSnapshot,
  { sleeper }: Pick<BedCriteria, "sleeper">,
): number | null => (sleeper === null ? null : (sleeperList(catalogue, sleeper).get(card.slug)?.score ?? null));

/**
 * The least expensive of the beds that fit a sleeper nearly as well as the best one, as the quiz picks it (ruleset
 * 2026.3, rule 12). Null if that is the best one itself, an order was requested, or beds made for children come first.
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
