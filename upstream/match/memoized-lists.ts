import { LRUCache } from "lru-cache";
import type { MatchAnswers } from "#contracts/match/match";
import type { CatalogueSnapshot } from "../catalogue/snapshot";
import type { StoreGuide } from "../stores/store-guide";
import { addressOf } from "../rules/match/address";

/**
 * Memoizes values computed from a list of the whole catalogue, per load of the catalogue and set of answers, because
 * pages need them repeatedly. For each load, the `max` most recently used results are kept.
 */
export function memoizePerAnswers<Found extends object>(
  max: number,
  find: (catalogue: CatalogueSnapshot, answers: MatchAnswers, stores?: StoreGuide) => Found,
): typeof find {
  const kept = new WeakMap<CatalogueSnapshot, LRUCache<string, Found>>();
  return (catalogue, answers, stores) => {
    const found = kept.get(catalogue) ?? new LRUCache<string, Found>({ max });
    kept.set(catalogue, found);
    const key = new URLSearchParams(addressOf(answers)).toString();
    const known = found.get(key) ?? find(catalogue, answers, stores);
    found.set(key, known);
    return known;
  };
}
