import { comparedFirmness } from "./firmness-fit";
import type { MatchModel } from "./match-model";
import type { Ruleset } from "./ruleset";
import type { SleeperView } from "./sleeper-view";
import { figure } from "./words";

/** From this difference on, in hundredths, the brand's figure is told beside another: cards show the brand's. */
const toldApart = 30;

/** "It’s the right firmness for you: a lab measured 5.5 of 10." Of a bed that is so for each of them. */
export function firmnessReason(views: readonly SleeperView[], { firmness }: MatchModel, rules: Ruleset): string {
  const couple = views.length > 1;
  const { value, from, owners } = comparedFirmness(firmness, null, rules);
  if (from === "set") {
    const { softest, firmest } = firmness.range!;
    const alone = views[0]!.sleeper.words.name === "you" ? "You set the firmness yourself" : "You can set the firmness";
    const whose = couple ? "You each set your own firmness" : alone;
    return `${whose}, anywhere from ${figure(softest)} to ${figure(firmest)} of 10.`;
  }
  const source = {
    measured: `a lab measured ${figure(value)} of 10`,
    owners: `${owners} owners of average weight say it’s ${figure(value)} of 10`,
    claimed: `the brand says it’s ${figure(value)} of 10`,
  }[from];
  const { claimed } = firmness;
  const brand = Math.round(Math.abs(claimed - value) * 100) < toldApart ? "" : ` (the brand says ${figure(claimed)})`;
  return `It’s the right firmness for ${couple ? "both of you" : views[0]!.sleeper.words.name}: ${source}${brand}.`;
}

/** "It’s too firm for you but the right firmness for your partner"; null where nobody's firmness is known. */
export function firmnessFit(views: readonly SleeperView[], { firmness }: MatchModel, rules: Ruleset): string | null {
  const { fit } = rules;
  const judged = views.flatMap(({ sleeper: { words }, target: { firmness: target } }) => {
    if (target === null) return [];
    const off = comparedFirmness(firmness, target, rules).value - target;
    const right = Math.abs(off) <= fit.fullWithin;
    const direction = off < 0 ? "soft" : "firm";
    return {
      who: words.name,
      direction: right ? "right" : direction,
      how: right ? "the right firmness" : `${Math.abs(off) <= 2 * fit.fullWithin ? "a little" : "too"} ${direction}`,
    };
  });
  const [first, second] = judged;
  if (first === undefined) return null;
  if (second === undefined) return `It’s ${first.how} for ${first.who}`;
  if (first.how === second.how) return `It’s ${first.how} for both of you`;
  const and = first.direction === second.direction ? "and" : "but";
  return `It’s ${first.how} for ${first.who} ${and} ${second.how} for ${second.who}`;
}
