import type { CatalogueSnapshot } from "../catalogue/snapshot";
import { currentRuleset } from "../rules/match/ruleset";
import { type Bars, barsOf } from "../rules/match/text/suits";

const kept = new WeakMap<CatalogueSnapshot, Bars>();

/** The scores used to say whom beds suit; computed once per load of the catalogue. */
export function listBars(catalogue: CatalogueSnapshot): Bars {
  const bars = kept.get(catalogue) ?? barsOf(catalogue.models, currentRuleset);
  kept.set(catalogue, bars);
  return bars;
}
