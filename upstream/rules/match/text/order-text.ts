import { firmnessWord } from "#contracts/vocabulary/mattress";
import type { SleeperScore } from "../score-sleeper";
import { figure } from "./phrases";

/**
 * Which half each sleeper should order: "Order your side soft, 4 of 10, and your partner’s firm, 7"; null for a bed
 * that is the same all over.
 */
export function orderWords(sleepers: readonly Pick<SleeperScore, "fit">[]): string | null {
  const [yours, theirs] = sleepers.map(({ fit }) => fit.half);
  if (yours == null) return null;
  const said = `${firmnessWord(yours.firmness)}, ${figure(yours.firmness)} of 10`;
  if (theirs == null || sleepers[0]!.fit.shared) return `Order it ${said}`;
  if (theirs === yours) return `Order both sides ${said}`;
  return `Order your side ${said}, and your partner’s ${firmnessWord(theirs.firmness)}, ${figure(theirs.firmness)}`;
}
