import type { ModelPage } from "#contracts/model-page";
import type { SearchedPlace } from "#contracts/stores";
import { defaultRadius } from "#contracts/vocabulary/stores";
import type { SnapshotModel } from "../catalogue/snapshot";
import type { StoreGuide } from "./store-guide";

/** How many stores around a place have a model on their floor; null if no place is remembered. */
export function nearStores(
  { id }: Pick<SnapshotModel, "id">,
  place: SearchedPlace | null,
  stores: StoreGuide,
): ModelPage["near"] {
  if (place === null) return null;
  const having = stores.around(place, defaultRadius).filter(({ store }) => store.model_ids.includes(id));
  return { place, radius: defaultRadius, store_count: having.length };
}
