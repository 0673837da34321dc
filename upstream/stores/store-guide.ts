import type { PlaceChoice } from "#contracts/stores";
import type { ReportIncomplete } from "../database/complete-rows";
import type { CatalogueSnapshot } from "../catalogue/snapshot";
import type { Db } from "../database/engine";
import { loadPlaces } from "./load-places";
import { largestCities } from "./place-choices";
import type { PlaceIndex } from "./place-index";
import { loadStores, type StoreIndex } from "./store-index";

/** All stores with the places used to search for them. */
export interface StoreGuide extends StoreIndex {
  places: PlaceIndex;
  /** Cities for a page without a place. */
  cities: readonly PlaceChoice[];
}

export async function loadStoreGuide(
  db: Db,
  catalogue: Pick<CatalogueSnapshot, "byId">,
  report: ReportIncomplete,
): Promise<StoreGuide> {
  const stores = await loadStores(db, catalogue, report);
  const places = await loadPlaces(db);
  return { ...stores, places, cities: largestCities(places, stores) };
}

export interface StoreSource {
  /** The current stores and places. */
  stores(): StoreGuide;
}
