import { catalogueBattery } from "./catalogue";
import { comparisonBattery } from "./comparisons";
import { dealBattery } from "./deals";
import { matchBattery } from "./match";
import { mattressBattery } from "./mattresses";
import { searchBattery } from "./searching";
import type { Start } from "./start";

/** What the upstream owes of its catalogue: brands, models, prices, deals, matches. The other half. */
export function catalogueBatteries(start: Start): void {
  catalogueBattery(start);
  comparisonBattery(start);
  dealBattery(start);
  matchBattery(start);
  mattressBattery(start);
  searchBattery(start);
}
