import { LRUCache } from "lru-cache";
import type { MatchAnswers } from "#contracts/match/match";
import type { CatalogueSnapshot } from "../catalogue/snapshot";
import type { StoreGuide } from "../stores/store-guide";
import { addressOf } from "../rules/match/address";

/**
 * What is worked out of a list of the whole catalogue, once for each reading of the catalogue and each set of answers: pages ask
 * for it again and again. Of each reading the `max` results that were asked for last are kept.
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
