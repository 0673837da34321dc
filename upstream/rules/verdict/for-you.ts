import { formatMoney, listed, withArticle } from "#contracts/english";
import type { ComparedMatch } from "#contracts/compare/verdict";
import type { HiddenModels, MatchAnswers } from "#contracts/match/match";
import type { MattressSize } from "#contracts/mattress";
import { matchBandLabels } from "#contracts/vocabulary/match";
import { barOf } from "../match/bands";
import { priceCents } from "../match/match-model";
import { currentRuleset } from "../match/ruleset";
import { sizeWords } from "../match/text/phrases";
import { type ComparedBed, namesOf } from "./compared-bed";
import { weakSpot } from "./weak-spot";

/** The minimum score of a bed that fits at all. */
const { from: fairFrom } = barOf("fair", currentRuleset);

/**
 * Which bed fits the visitor's answers, and whether one that fits nearly as well costs less; matches are in the order
 * of the beds. Null if nothing was answered.
 */
export function forYou(
  beds: readonly ComparedBed[],
  matches: readonly (ComparedMatch | null)[],
  size: MattressSize,
  answers: MatchAnswers = {},
): string | null {
  const names = namesOf(beds);
  const made = beds.filter(({ prices }) => prices.has(size));
  const known = beds.flatMap((bed, index) => {
    const match = matches[index] ?? null;
    // Don't advise a bed that isn't made in the requested size, however well it fits.
    if (match === null || (made.length > 0 && !made.includes(bed))) return [];
    return [{ bed, name: names[index]!, match, score: Math.round(match.score), cents: priceCents(bed, size) }];
  });
  const fitting = known
    .filter(({ match }) => match.left_out === null)
    .sort((one, other) => other.score - one.score || (one.cents ?? Infinity) - (other.cents ?? Infinity));
  const leftOut = known.filter(({ match }) => match.left_out !== null);
  const [best, next] = fitting;
  if (best === undefined) return leftOut.length === 0 ? null : allLeftOut(leftOut.map(({ match }) => match));
  const two = fitting.length === 2;
  const allowed = leftOut.length === 0 ? "these" : `the ${two ? "two " : ""}beds your answers allow`;
  const fits = `fits you ${two ? "better" : "best"}`;
  if (best.score < fairFrom) {
    const only = next === undefined && leftOut.length > 0;
    return only
      ? `Your answers allow only one of these, the ${best.name}, and it isn’t a good fit for you (${best.score} of 100).`
      : `${two ? "Neither" : "None"} of ${allowed} is a good fit for you. The ${best.name} comes ${two ? "closer" : "closest"} (${best.score} of 100).`;
  }
  const equal = fitting.filter(({ score }) => score === best.score);
  if (equal.length > 1) return equalWords(equal, allowed, fitting.length);
  const hard = best.match.risk === "high" ? ", but it’s hard to return" : "";
  const said =
    made.length === 1 && beds.length > 1
      ? `The ${best.name} is the only one of these made in a ${sizeWords[size]}${matchWords(best.match)} (${best.score} of 100)`
      : leftOut.length === 0
        ? `Going by your answers, the ${best.name} ${fits} (${best.score} of 100)`
        : next === undefined
          ? `Your answers allow only one of these, the ${best.name}${matchWords(best.match)} (${best.score} of 100)`
          : `Of ${allowed}, the ${best.name} ${fits} (${best.score} of 100)`;
  const first = `${said}${hard}.${weakSpot(best, fitting, answers)}`;
  if (next === undefined) return first;
  const cheaper = fitting
    .filter(({ score, cents }) => score >= best.score - currentRuleset.picks.valueWithin && cents !== null)
    .reduce((one, other) => ((other.cents ?? Infinity) < (one.cents ?? Infinity) ? other : one), best);
  if (cheaper === best || best.cents === null || cheaper.cents === null) return first;
  return `${first} The ${cheaper.name} fits nearly as well (${cheaper.score}) for ${formatMoney(best.cents - cheaper.cents)} less.`;
}

interface Equal {
  name: string;
  score: number;
  cents: number | null;
  match: ComparedMatch;
}

/** "Going by your answers, the Owl and the Lark fit you equally well (89 of 100). The Owl costs $800 less." */
function equalWords(cheapestFirst: readonly Equal[], allowed: string, fitting: number): string {
  const [cheapest, next] = cheapestFirst as [Equal, Equal];
  const names = listed(cheapestFirst.map(({ name }) => `the ${name}`));
  const fit = cheapestFirst.length < fitting ? "fit you best, and equally well" : "fit you equally well";
  const hard = cheapestFirst.filter(({ match }) => match.risk === "high");
  const less = cheapest.cents === null || next.cents === null ? 0 : next.cents - cheapest.cents;
  const than = cheapestFirst.length > 2 ? ` than the ${next.name}` : "";
  return [
    `${allowed === "these" ? "Going by your answers" : `Of ${allowed}`}, ${names} ${fit} (${cheapest.score} of 100).`,
    ...(less === 0 ? [] : [`The ${cheapest.name} costs ${formatMoney(less)} less${than}.`]),
    ...hard.map(({ name }) => `The ${name} is hard to return.`),
  ].join(" ");
}

/** ", a good match for you" */
const matchWords = ({ band }: ComparedMatch) =>
  band === null ? "" : `, ${withArticle(matchBandLabels[band].toLowerCase())} for you`;

/** After "because". */
const leftOutWords: Record<HiddenModels["filter"], string> = {
  size: "they aren’t made in your size",
  budget: "they cost more than your budget allows",
  delivery: "they aren’t delivered to you",
  "try-in-store": "we don’t know of a store where you could try them",
  allergy: "they’re made with what you’re allergic to",
  "adjustable-base": "they won’t bend with an adjustable base",
  bunk: "they’re too tall for a bunk bed",
  "air-for-child": "they’re made of air chambers, which aren’t for a young child",
  capacity: "they aren’t made for the weight they’d have to carry",
  "made-for-children": "they’re made for children or bunk beds",
  "made-for-rvs": "they’re made for RVs",
};

/** "Your quiz answers rule out both of these beds because they cost more than your budget allows." */
function allLeftOut(beds: readonly Pick<ComparedMatch, "left_out_by">[]): string {
  const filters = beds.flatMap(({ left_out_by: filter }) => filter ?? []);
  const times = (filter: string) => filters.filter((each) => each === filter).length;
  const [most] = [...filters].sort((one, other) => times(other) - times(one));
  const all = `Your quiz answers rule out ${beds.length === 2 ? "both" : "all"} of these beds`;
  if (most === undefined) return `${all}.`;
  return `${all}${times(most) === beds.length ? " because" : ", mostly because"} ${leftOutWords[most]}.`;
}
