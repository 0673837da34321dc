import { ageBandLabels } from "#contracts/vocabulary/quiz";
import { senior } from "../need-terms";
import { exactly, phraseAt, type Token } from "../query-tokens";
import type { Meaning } from "../term";
import { beforeFigure, leastPlainWeight, ofPerson, unitAt } from "./body";
import { boundBefore, rangeJoint } from "./bounds";
import type { AskedFigure } from "./figure";

/** The age of the person who sleeps in a bed: exact years for a child, an age band for others. */

/** Units, keyed by how many make a year. */
const units: readonly (readonly [number, readonly string[]])[] = [
  [1, ["years", "year", "yrs", "yr"]],
  [12, ["months", "month", "mos", "mo"]],
  [52, ["weeks", "week", "wks", "wk"]],
  [365, ["days", "day"]],
];
const oldWords = ["old", "olds", "of age"];
const shortOld = ["yo", "y o"];
const childWords = ["baby", "infant", "newborn", "toddler", "child", "kid", "boy", "girl", "son", "daughter", "grandson", "granddaughter"]; // prettier-ignore
const aboutWords = new Set("about around over almost nearly already only now under more less than at least".split(" "));
const kidsUnder = ["kid", "kids", "child", "children", "toddler", "toddlers", "baby", "babies"].flatMap((who) => [
  `${who} under`,
  `${who} below`,
  `${who} younger than`,
]);
const agedWords = new Set(["people", "adults", "age", "ages", "aged"]);
const grownWords = new Set(["people", "adults"]);
/** People called so are not children, whatever figure follows: "my husband is 6". */
const grownPersons = new Set(
  (
    "i im husband hubby wife partner spouse boyfriend girlfriend man woman guy mother mom father dad grandma grandmother " +
    "grandpa grandfather"
  ).split(" "),
);
/** Said after an age to make it a minimum or maximum. */
const openEnds = ["and over", "or over", "and older", "or older", "and up", "or up", "and under", "or under", "plus"];
/** The last year of each band of ages. */
const lastYears = [17, 34, 49, 64, 120];
/** The last year of childhood, and the first year for which a band may be meant anyway. */
const [lastOfChild, firstOfTeen] = [17, 13];

/** "people 65 and over", "ages 35 to 49", "people under 18", "80 year old", "6 months old", "my mother is 80" */
export function ageAt(tokens: readonly Token[], at: number, query: string): AskedFigure | null {
  return (
    yearsOldAt(tokens, at, query) ?? kidsUnderAt(tokens, at) ?? plainAgeAt(tokens, at) ?? agedAt(tokens, at, query)
  );
}

/** "my mattress is 2 years old", "our 10 year old bed": how many tokens state a bed's age; 0: none. */
export function bedsAgeAt(tokens: readonly Token[], at: number): number {
  const length = saidOld(tokens, at)?.length ?? 0;
  return length > 0 && isOfBed(tokens, at, at + length) ? length : 0;
}

/** Whether the tokens from `at` to `end` state a bed's age. */
function isOfBed(tokens: readonly Token[], at: number, end: number): boolean {
  const word = (place: number) => tokens[place]?.word ?? "";
  let before = at - 1;
  while (aboutWords.has(word(before))) before -= 1;
  if (/^(its|thats)$/.test(word(before))) return true;
  if (/^(is|are|was)$/.test(word(before)))
    return /^(mattress|mattresses|bed|beds|it|that|which)$/.test(word(before - 1));
  return /^(mattress|bed)$/.test(word(end)) && /^(my|our|this|replace|replacing|sagging|current)$/.test(word(before));
}

interface SaidAge {
  /** Includes the fraction. */
  years: number;
  /** How many of its unit make a year. */
  inYear: number;
  length: number;
}

/** "2 years old", "2 and a half years old", "18 months old", "4 yo"; "old" may be missing before a word for a child. */
function saidOld(tokens: readonly Token[], at: number): SaidAge | null {
  const figure = tokens[at];
  if (figure?.amount == null || figure.money) return null;
  const amount = Number.isNaN(exactly(figure)) ? figure.amount : exactly(figure);
  const unit = at + 1 + phraseAt(tokens, at + 1, ["and a half"]);
  const short = phraseAt(tokens, unit, shortOld);
  if (short > 0) return { years: amount, inYear: 1, length: lengthWithChild(tokens, at, unit + short) };
  for (const [inYear, words] of units) {
    const end = unit + phraseAt(tokens, unit, words);
    if (end === unit) continue;
    const old = phraseAt(tokens, end, oldWords);
    const length = lengthWithChild(tokens, at, end + old);
    return old > 0 || length > end - at ? { years: amount / inYear, inYear, length } : null;
  }
  return null;
}

const lengthWithChild = (tokens: readonly Token[], at: number, end: number) =>
  end + phraseAt(tokens, end, childWords) - at;

/** "80 year old", "for 2 year old", "under 3 years old", "2 to 4 year olds" (the youngest counts) */
function yearsOldAt(tokens: readonly Token[], at: number, query: string): AskedFigure | null {
  // "For 2" alone means a couple.
  const before = phraseAt(tokens, at, ["for"]);
  const bound = boundBefore(tokens, at + before);
  const low = at + before + (bound?.length ?? 0);
  const said = saidOld(tokens, low) ?? rangeOldAt(tokens, low, query);
  if (said === null || isOfBed(tokens, at, low + said.length)) return null;
  const years = Math.floor(said.years);
  return ofAge(bound?.bound === "less" ? Math.max(0, years - 1) : years, low + said.length - at);
}

/** "2 to 4 year olds", "a 2 and a 4 year old" */
function rangeOldAt(tokens: readonly Token[], low: number, query: string): SaidAge | null {
  const first = tokens[low];
  if (first?.amount == null || first.money || first.amount >= leastPlainWeight) return null;
  const signed = /^\s*[&,/]\s*$/.test(query.slice(first.end, tokens[low + 1]?.start)) ? 0 : -1;
  const said = phraseAt(tokens, low + 1, ["and a", "or a", "and", "or"]);
  const joint = said || Math.max(signed, rangeJoint(tokens, low, query, true));
  const last = joint < 0 ? null : saidOld(tokens, low + 1 + joint);
  if (last === null) return null;
  return { ...last, years: Math.min(last.years, first.amount / last.inYear), length: 1 + joint + last.length };
}

/** "kids under 2" */
function kidsUnderAt(tokens: readonly Token[], at: number): AskedFigure | null {
  const said = phraseAt(tokens, at, kidsUnder);
  const figure = tokens[at + said];
  if (said === 0 || figure?.amount == null || figure.money || figure.amount > lastOfChild) return null;
  if (/^(in|ins|inch|inches)$/.test(tokens[at + said + 1]?.word ?? "")) return null;
  const unit = phraseAt(tokens, at + said + 1, ["years", "year", "yrs", "yr"]);
  return ofAge(Math.max(0, figure.amount - 1), said + 1 + unit);
}

/** "65 and over", "my mother is 80" */
function plainAgeAt(tokens: readonly Token[], at: number): AskedFigure | null {
  const figure = tokens[at];
  if (figure?.amount == null || figure.money || figure.amount < 1 || figure.amount >= leastPlainWeight) return null;
  const open = figure.amount < 50 ? 0 : phraseAt(tokens, at + 1, openEnds);
  const person = beforeFigure.has(tokens[at - 1]?.word ?? "") && tokens[at - 1]!.word === "is" && ofPerson(tokens, at);
  const counts = tokens[at + 1]?.word ?? "";
  if (open === 0 && (!person || unitAt(tokens, at + 1) > 0 || /^inch/.test(counts))) return null;
  if (figure.amount <= lastOfChild && grownPersons.has(tokens[at - 2]?.word ?? "")) return null;
  return ofAge(figure.amount, 1 + open);
}

function agedAt(tokens: readonly Token[], at: number, query: string): AskedFigure | null {
  const word = tokens[at]?.word ?? "";
  if (!agedWords.has(word)) return null;
  const sign = phraseAt(tokens, at + 1, ["over", "above", "from", "between", "under", "below"]);
  const figure = tokens[at + 1 + sign];
  if (figure?.amount == null || figure.money || unitAt(tokens, at + 2 + sign) > 0) return null;
  const under = sign > 0 && ["under", "below"].includes(tokens[at + 1]!.word);
  const after = at + 2 + sign;
  const joint = rangeJoint(tokens, at + 1 + sign, query, true);
  const range = joint >= 0 && tokens[after + joint]?.amount != null ? joint + 1 : phraseAt(tokens, after, openEnds);
  const old = range > 0 ? null : saidOld(tokens, after - 1);
  const length = old === null ? after + range - at : after - 1 + old.length - at;
  const years = Math.floor(old?.years ?? figure.amount) - (under ? 1 : 0);
  return grownWords.has(word) && years >= firstOfTeen ? ofBand(years, length) : ofAge(years, length);
}

/** The exact age for a child, because the match uses it; the band for others. */
function ofAge(years: number, length: number): AskedFigure | null {
  if (years < 0) return null;
  if (years > lastOfChild) return ofBand(years, length);
  const label =
    years === 0 ? "for a baby under 1" : `for ${years === 8 || years === 11 ? "an" : "a"} ${years}-year-old`;
  return { meaning: { kind: "need", label, quiz: { recipient: "child", childAge: String(years) } }, length };
}

/** The age band that contains these years. */
function ofBand(years: number, length: number): AskedFigure | null {
  const band = Object.entries(ageBandLabels)[lastYears.findIndex((last) => years <= last)];
  if (band === undefined) return null;
  const [age, label] = band;
  const meaning: Meaning =
    age === senior.quiz?.age ? senior : { kind: "need", label: `for people ${label.toLowerCase()}`, quiz: { age } };
  return { meaning, length };
}
