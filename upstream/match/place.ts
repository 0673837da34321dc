import { type MatchPlace, nowhere } from "../rules/match/match-model";
import type { StoreGuide } from "../stores/store-guide";
import { stateOfZip, storesNearZip } from "../stores/stores-near-zip";

/** The state of a ZIP code and the stores within `miles` of its center; nowhere for an unknown code. */
export function placeOf(guide: StoreGuide, zip: string | null, miles: number): MatchPlace {
  if (zip === null) return nowhere;
  return { state: stateOfZip(guide, zip), nearStores: storesNearZip(guide, zip, miles) };
}
