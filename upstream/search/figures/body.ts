import { phraseAt, type Token } from "../query-tokens";
import type { Meaning } from "../term";
import type { AskedFigure } from "./figure";
import { boundAfter, boundBefore, rangeJoint, type SaidBound } from "./bounds";

/** The weight of the person who sleeps in a bed. */

const weightUnits = new Set(["lb", "lbs", "pound", "pounds"]);
/** The range of adult weights in pounds; lower figures are a child's weight or a density. */
export const [lightest, heaviest] = [70, 600];
/** A figure about a person is a weight from here on, and an age below. */
export const leastPlainWeight = 90;

const persons = new Set(
  (
    "i im me he hes she shes we were they husband hubby wife partner spouse boyfriend girlfriend man woman guy mother mom " +
    "father dad son daughter child kid grandma grandmother grandpa grandfather weigh weighs weighing weight"
  ).split(" "),
);
export const beforeFigure = new Set("is am are at about around only almost nearly roughly and".split(" "));

/** Whether the figure at `at` is about a person: "my wife is 120", "i'm 6'3 and 240", "husband 220". */
export function ofPerson(tokens: readonly Token[], at: number): boolean {
  let place = at - 1;
  while (beforeFigure.has(tokens[place]?.word ?? "") || isBodyHeight(tokens[place])) {
    if (isBodyHeight(tokens[place])) return true;
    place -= 1;
  }
  const who = tokens[place]?.word ?? "";
  return persons.has(who) && (who !== "i" || place < at - 1);
}

/** "6'3" */
const isBodyHeight = (token: Token | undefined) => /^[4-7]\s?['’′]\s?[\d./\s-]*$/.test(token?.text ?? "");

interface Pounds {
  from: number;
  to: number;
  /** The wording after "for people". */
  said: string;
}

export const weightBands = [
  { value: "under-130", label: "for people under 130 lb", from: 0, to: 129 },
  { value: "130-180", label: "for people from 130 to 180 lb", from: 130, to: 180 },
  { value: "180-230", label: "for people from 180 to 230 lb", from: 181, to: 230 },
  { value: "230-300", label: "for people from 230 to 300 lb", from: 231, to: 300 },
  { value: "over-300", label: "for people over 300 lb", from: 301, to: Infinity },
];

/** The weight bands that these pounds overlap. */
function ofWeight({ from, to, said }: Pounds, length: number): AskedFigure {
  const within = weightBands.filter((band) => band.to >= from && band.from <= to);
  // An exact weight is kept to the pound: both partners of a couple may be in one band.
  const only = within.length === 1 && from !== to ? within[0]! : null;
  const meaning: Meaning = {
    kind: "weight",
    label: only?.label ?? `for people ${said}`,
    values: within.map((band) => band.value),
    quiz: only !== null ? { weight: only.value } : { pounds: String(countedPounds(from, to)) },
  };
  return { meaning, length };
}

/** The weight used to judge beds: the middle of a range, or the known end of an open one. */
const countedPounds = (from: number, to: number) =>
  to === Infinity ? from : from === 0 ? to : Math.round((from + to) / 2);

function bounded(pounds: number, bound: SaidBound["bound"] | undefined): Pounds {
  if (bound === "more") return { from: pounds + 1, to: Infinity, said: `over ${pounds} lb` };
  if (bound === "least") return { from: pounds, to: Infinity, said: `of ${pounds} lb or more` };
  if (bound === "less") return { from: 0, to: pounds - 1, said: `under ${pounds} lb` };
  if (bound === "most") return { from: 0, to: pounds, said: `of ${pounds} lb or less` };
  return { from: pounds, to: pounds, said: `of ${pounds} lb` };
}

/** "over 230 lb", "200-250 lbs", "280lb", "people over 250", "my wife is 120": the weight bands it is in. */
export function weightAt(tokens: readonly Token[], at: number, query: string): AskedFigure | null {
  const people = phraseAt(tokens, at, ["people"]);
  const before = boundBefore(tokens, at + people);
  const opened = before === null ? phraseAt(tokens, at + people, ["between"]) : 0;
  const low = at + people + (before?.length ?? opened);
  const joint = rangeJoint(tokens, low, query, true);
  const end = joint >= 0 && poundsAt(tokens, low + 1 + joint) !== null ? low + 1 + joint : low;
  // "200 and 150 lbs" are two people with a shared unit.
  const apart = end > low && tokens[low + 1]?.word === "and" && opened + people === 0 && before === null;
  const high = apart ? low : end;
  const [least, most] = [poundsAt(tokens, low), poundsAt(tokens, high)];
  if (least === null || most === null || Math.min(least, most) < lightest) return null;
  if (Math.max(least, most) > heaviest) return null;
  const unit = unitAt(tokens, high + 1);
  const followed = boundAfter(tokens, high + 1 + unit);
  if (unit === 0 && !(apart && unitAt(tokens, end + 1) > 0)) {
    const heavyPeople = people > 0 && most >= 100 && (before !== null || high > low || followed !== null);
    const person =
      people === 0 && most >= leastPlainWeight && most <= 450 && ofPerson(tokens, low - (before?.length ?? 0));
    if (!heavyPeople && !person) return null;
    if (/^(dollars?|bucks|years?|inch|inches|nights?)$/.test(tokens[high + 1]?.word ?? "")) return null;
  }
  const length = high + 1 + unit + (followed?.length ?? 0) - at;
  if (high > low) {
    const [from, to] = [Math.min(least, most), Math.max(least, most)];
    return ofWeight({ from, to, said: `from ${from} to ${to} lb` }, length);
  }
  return ofWeight(bounded(most, followed?.bound ?? before?.bound), length);
}

function poundsAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  return token === undefined || token.money ? null : token.amount;
}

export const unitAt = (tokens: readonly Token[], at: number) => (weightUnits.has(tokens[at]?.word ?? "") ? 1 : 0);
