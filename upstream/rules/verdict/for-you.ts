import type { ComparedMatch } from "../../../app/contracts/comparison-verdict";
import type { MattressSize } from "../../../app/contracts/mattress";
import { losesMuch } from "../../../app/contracts/vocabulary/match";
import { priceCents } from "../match/match-model";
import { currentRuleset } from "../match/ruleset";
import { scoreOf } from "../match/score-sleeper";
import { dollars, partWords } from "../match/words";
import { type ComparedBed, feltDifference, namesOf } from "./compared-bed";

/** From this score on a bed fits at all. */
const fairFrom = currentRuleset.bands.find(([band]) => band === "fair")?.[1] ?? 0;

/**
 * Which bed fits the visitor's answers, and whether one that fits nearly as well costs less; the scores are in the
 * order of the beds. Null where nothing was answered, or the answers rule out all of them.
 */
export function forYou(
  beds: readonly ComparedBed[],
  matches: readonly (ComparedMatch | null)[],
  size: MattressSize,
): string | null {
  const names = namesOf(beds);
  const fitting = beds
    .flatMap((bed, index) => {
      const match = matches[index] ?? null;
      if (match === null || match.left_out !== null) return [];
      return [{ bed, name: names[index]!, match, score: Math.round(match.score), cents: priceCents(bed, size) }];
    })
    .sort((one, other) => other.score - one.score || (one.cents ?? Infinity) - (other.cents ?? Infinity));
  const [best, next] = fitting;
  if (best === undefined) {
    return matches.some((match) => match !== null)
      ? "Going by your answers, none of these beds is right for you."
      : null;
  }
  if (best.score < fairFrom) {
    return `None of these is a good fit for you. The ${best.name} comes closest (${best.score} of 100).`;
  }
  const hard = best.match.risk === "high" ? ", but it’s hard to return" : "";
  const alone = `Going by your answers, the ${best.name} fits you best (${best.score} of 100)${hard}.`;
  const first = `${alone}${weakSpot(best, fitting)}`;
  if (next === undefined) return first;
  const cheaper = fitting
    .filter(({ score, cents }) => score >= best.score - currentRuleset.picks.valueWithin && cents !== null)
    .reduce((one, other) => ((other.cents ?? Infinity) < (one.cents ?? Infinity) ? other : one), best);
  if (cheaper === best || best.cents === null || cheaper.cents === null) return first;
  const how = cheaper.score === best.score ? "just as well" : `nearly as well (${cheaper.score})`;
  return `${first} The ${cheaper.name} fits ${how} for ${dollars(best.cents - cheaper.cents)} less.`;
}

interface Fitting {
  bed: ComparedBed;
  name: string;
  match: ComparedMatch;
}

/** " Its weak spot for you is pressure relief, where the Restonic does better." Empty where it has none. */
function weakSpot({ bed, match }: Fitting, others: readonly Fitting[]): string {
  const { weakest } = match;
  if (weakest === null || weakest.part === "owners" || !losesMuch(weakest)) return "";
  const spot = ` Its weak spot for you is ${partWords[weakest.part]}`;
  if (weakest.part === "firmness" || weakest.part === "feel") return `${spot}.`;
  const { part } = weakest;
  const better = others.reduce((one, other) => (scoreOf(part, other.bed) > scoreOf(part, one.bed) ? other : one));
  const felt = scoreOf(part, better.bed) - scoreOf(part, bed) >= feltDifference / 10;
  return felt ? `${spot}, where the ${better.name} does better.` : `${spot}.`;
}
