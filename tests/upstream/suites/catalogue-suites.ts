import { catalogueSuite } from "./catalogue";
import { comparisonSuite } from "./comparisons";
import { dealSuite } from "./deals";
import { matchSuite, savedMatchSuite } from "./match";
import { mattressSuite, priceSuite } from "./mattresses";
import { searchSuite } from "./searching";
import type { Start } from "./start";

/** What the upstream asks its tables about brands, comparisons, deals, prices and saved matches: owed on both engines. */
export function catalogueSuites(start: Start): void {
  catalogueSuite(start);
  comparisonSuite(start);
  dealSuite(start);
  priceSuite(start);
  savedMatchSuite(start);
}

/** What it answers from memory, whichever engine that was read from. */
export function snapshotSuites(start: Start): void {
  matchSuite(start);
  mattressSuite(start);
  searchSuite(start);
}
