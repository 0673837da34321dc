import { catalogueBattery } from "./catalogue";
import { comparisonBattery } from "./comparisons";
import { dealBattery } from "./deals";
import { matchBattery, savedMatchBattery } from "./match";
import { mattressBattery, priceBattery } from "./mattresses";
import { searchBattery } from "./searching";
import type { Start } from "./start";

/** What the upstream asks its tables about brands, comparisons, deals, prices and saved matches: owed on both engines. */
export function catalogueBatteries(start: Start): void {
  catalogueBattery(start);
  comparisonBattery(start);
  dealBattery(start);
  priceBattery(start);
  savedMatchBattery(start);
}

/** What it answers from memory, whichever engine that was read from. */
export function snapshotBatteries(start: Start): void {
  matchBattery(start);
  mattressBattery(start);
  searchBattery(start);
}
