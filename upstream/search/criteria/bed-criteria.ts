import { matchAnswers, type MatchAnswers } from "#contracts/match/match";
import type { MattressSize } from "#contracts/mattress";
import { typeLabels } from "#contracts/vocabulary/mattress";
import { mattressFacetKeys } from "#contracts/vocabulary/mattresses";
import { firmnessFacet } from "../../catalogue/model-facets";
import type { CatalogueSnapshot } from "../../catalogue/snapshot";
import { usualSize } from "../../mattresses/mattress-listing";
import { isChild, isTooYoung, profileOf } from "../../rules/match/profile";
import { currentRuleset } from "../../rules/match/ruleset";
import type { BedCriteria } from "../fitting-beds";
import type { ReadPart } from "../read-part";
import type { Meaning } from "../term";

/** Facets of the listing of mattresses. */
export const facetKinds: ReadonlySet<string> = new Set(mattressFacetKeys);

const firmnessScale = firmnessFacet.values.map(({ value }) => value);
/** All that a bed can be of a facet of which something was excluded. */
const alternatives = { type: Object.keys(typeLabels), firmness: firmnessScale };

export const asksForBase = ({ quiz }: Pick<ReadPart, "quiz">) => quiz?.adjustableBase === "yes";

interface AskedOf {
  catalogue: Pick<CatalogueSnapshot, "models">;
  /** What the visit remembers. */
  size: MattressSize | null;
}

/** What beds have to be by the parts of a query. */
export function bedCriteria(
  parts: readonly ReadPart[],
  named: readonly string[] | null,
  { size, today, catalogue }: Pick<BedCriteria, "today"> & AskedOf,
): BedCriteria {
  const chosen: Record<string, readonly string[]> = {};
  const answers = quizAnswers(parts);
  const sleeper = sleeperOf(answers);
  // Names are what they are, and an adult or a guest on a bunk lies on what is made for one.
  const bunk = isForBunk(parts);
  const childsBunk = bunk && named === null && (sleeper === null || sleeper.recipient === "child");
  const choose = (key: string, values: readonly string[]) => {
    chosen[key] = [...new Set([...(chosen[key] ?? []), ...values])];
  };
  for (const { kind, values, excluded, material, link } of parts) {
    if (excluded !== undefined) continue;
    // Prices are of one size: the first that is named.
    if (kind === "size" && chosen.size !== undefined) continue;
    if (kind === "made-for" && bunk) {
      if (!childsBunk) chosen["made-for"] = ["bunk"];
    } else if (facetKinds.has(kind) && values !== undefined) choose(kind, values);
    if (material !== undefined) choose("material", [material]);
    if (kind === "height") choose("height", values ?? []);
    if (kind === "manufacturer" && link !== undefined) choose("brand", [link.slug]);
  }
  if (answers.size !== undefined) chosen.size ??= [answers.size];
  const wantedFirmness = chosen.firmness ?? [];
  const unwanted = new Set<string>();
  for (const { excluded } of parts) {
    if (excluded === undefined) continue;
    const { brand = [], layers = [], type } = excluded;
    for (const each of [...brand, ...layers]) unwanted.add(each);
    const leaveOut = (key: keyof typeof alternatives, values: readonly string[] | undefined) => {
      if (values === undefined) return;
      chosen[key] = (chosen[key] ?? alternatives[key]).filter((value) => !values.includes(value));
    };
    leaveOut("type", type);
    leaveOut("firmness", unwantedFirmness(excluded, wantedFirmness));
  }
  return {
    chosen,
    unwanted,
    ofAdults: !bunk && isOfAdults({ chosen, named, sleeper }),
    bunk: childsBunk ? (sleeper ?? childOnBunk) : null,
    bends: parts.some(asksForBase),
    named,
    sleeper,
    bestBy: [...new Set(parts.flatMap(({ score }) => score ?? []))],
    sort: parts.find(({ sort }) => sort !== undefined)?.sort ?? null,
    size:
      (chosen.size?.[0] as MattressSize | undefined) ??
      usualSize(catalogue.models, bunk ? ["bunk"] : chosen["made-for"], size),
    today,
  };
}

/** Whoever lies on a bunk of whom nothing is said. */
const childOnBunk: MatchAnswers = { recipient: "child", bunk: "yes" };

/** Sizes that nobody buys for a child alone. */
const wideSizes: ReadonlySet<string> = new Set<MattressSize>(["full", "queen", "king", "cal-king", "split-king"]);

/**
 * Whether an adult or a guest is to sleep on them, or they are wide: a bed made for children, a bunk or an RV is no answer
 * then, unless it is asked for by that or by its name.
 */
function isOfAdults({ chosen, named, sleeper }: Pick<BedCriteria, "chosen" | "named" | "sleeper">): boolean {
  if (named !== null || chosen["made-for"] !== undefined) return false;
  return sleeper === null
    ? chosen.size?.some((size) => wideSizes.has(size)) === true
    : !isChild(profileOf(sleeper), currentRuleset);
}

/** What the match reads of sleepers: who shares the bed, and how they lie, weigh, hurt, move and sleep. */
const sleeperNames = [
  "recipient",
  "age",
  "childAge",
  "bunk",
  "position",
  "weight",
  "pounds",
  "height",
  "pain",
  "mobility",
  "temperature",
  "partnerPosition",
  "partnerWeight",
  "partnerPounds",
  "partnerHeight",
  "partnerTemperature",
] as const;

/** Answers that are asked of both sleepers, by the name of the first one's. */
const partnerNames = {
  position: "partnerPosition",
  weight: "partnerWeight",
  pounds: "partnerPounds",
  height: "partnerHeight",
  temperature: "partnerTemperature",
} as const;
const isAskedOfBoth = (name: string): name is keyof typeof partnerNames => Object.hasOwn(partnerNames, name);

const positionsOf = (parts: readonly ReadPart[]) => parts.filter(({ quiz }) => quiz?.position !== undefined);
const weightsOf = (parts: readonly ReadPart[]) => parts.filter(({ kind }) => kind === "weight");

/**
 * Whether two people are spoken of: by two weights to the pound, or by two that nobody has at once. A word is a vague
 * weight, as of the heavy person who weighs 200 lb, so with one there have to be two positions as well.
 */
function isOfTwo(parts: readonly ReadPart[]): boolean {
  const [first, second] = weightsOf(parts);
  if (first === undefined || second === undefined) return false;
  const figures = [first, second].every(({ tokens }) => tokens.some(({ amount }) => amount !== null));
  if ([first, second].every(({ quiz }) => quiz?.pounds !== undefined)) return true;
  const apart = first.values?.some((band) => second.values?.includes(band)) !== true;
  return apart && (figures || positionsOf(parts).length > 1);
}

/** Of two weights and one position, the position where it is said nearer to the second weight. */
function partnersPosition(parts: readonly ReadPart[]): ReadPart | undefined {
  const [position, ...more] = positionsOf(parts);
  const [yours, theirs] = weightsOf(parts);
  if (position === undefined || more.length > 0 || yours === undefined || theirs === undefined) return undefined;
  return between(position, theirs) < between(position, yours) ? position : undefined;
}

/** Characters between two parts of a query. */
function between({ tokens: one }: ReadPart, { tokens: other }: ReadPart): number {
  const [first, last] = one[0]!.start < other[0]!.start ? [one, other] : [other, one];
  return Math.max(0, last[0]!.start - first.at(-1)!.end);
}

/**
 * The answers of the quiz that a query gives. Of two weights, or two of a couple's positions, the second one is the
 * partner's; one who lies in two positions turns, and can hurt in more than one place.
 */
export function quizAnswers(parts: readonly ReadPart[]): Record<string, string> {
  const ages = parts.flatMap(({ quiz }) => (quiz?.childAge === undefined ? [] : Number(quiz.childAge)));
  const couple = ages.length === 0 && (isOfTwo(parts) || parts.some(({ quiz }) => quiz?.recipient === "couple"));
  const answers: Record<string, string> = couple ? { recipient: "couple" } : {};
  const partners = couple ? partnersPosition(parts) : undefined;
  for (const part of parts) {
    const { kind, quiz = {} } = part;
    if (kind === "made-for") continue;
    const second = part === partners || (kind === "weight" && (answers.weight ?? answers.pounds) !== undefined);
    for (const [name, value] of Object.entries(quiz)) {
      const held = answers[name];
      const other = second || (held !== undefined && held !== value);
      if (couple && other && isAskedOfBoth(name)) answers[partnerNames[name]] = value;
      else if (other && name === "position") answers.position = "combination";
      else if (other && name === "pain") answers.pain = `${held},${value}`;
      else answers[name] = value;
    }
  }
  // Of several children the youngest counts, as it does beside a couple.
  if (ages.length > 0) Object.assign(answers, { recipient: "child", childAge: String(Math.min(...ages)) });
  // "Kids" beside guests or a couple are not who the bed is for alone.
  const { recipient } =
    parts.find(({ kind, quiz }) => kind === "made-for" && quiz?.recipient !== undefined)?.quiz ?? {};
  if (recipient !== undefined) answers.recipient ??= recipient;
  return answers.recipient === "child" ? withChildsBed(answers, parts) : answers;
}

/** A child's bed is a twin, unless another size is named; a teenager's is any adult's, and a baby's is none of these. */
function withChildsBed(answers: Record<string, string>, parts: readonly ReadPart[]): Record<string, string> {
  const profile = profileOf(matchAnswers.parse({ recipient: answers.recipient, childAge: answers.childAge }));
  const usual = isChild(profile, currentRuleset) && !isTooYoung(profile);
  const whole = usual ? { size: "twin", ...answers } : answers;
  return isForBunk(parts) ? { ...whole, bunk: "yes" } : whole;
}

/** "Kids bunk bed" is for a bunk, and "kids" alone for neither. */
const isForBunk = (parts: readonly ReadPart[]) =>
  parts.some(({ kind, values }) => kind === "made-for" && values?.join(",") === "bunk");

/** The sleeper that the quiz answers of a query speak of; null where they speak of none. */
function sleeperOf(answers: Record<string, string>): MatchAnswers | null {
  const { lightSleeper, adjustableBase, ...said } = weighedOnly(answers);
  const known = Object.fromEntries(
    sleeperNames.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]]])),
  );
  if (Object.keys(known).length === 0) return null;
  // The size of a child's bed is a part of the answer.
  if (known.recipient === "child" && said.size !== undefined) known.size = said.size;
  // A base alone is no sleeper, and whoever sleeps alone feels nobody move.
  const more = known.recipient === "couple" ? { adjustableBase, lightSleeper } : { adjustableBase };
  const read = matchAnswers.safeParse({ ...known, ...more });
  return read.success ? read.data : null;
}

/** Without the height of whoever's weight isn't known: it says over how much of a bed a weight is spread. */
function weighedOnly({ height, partnerHeight, ...said }: Record<string, string>): Record<string, string> {
  const yours = said.pounds ?? said.weight;
  const theirs = said.partnerPounds ?? said.partnerWeight;
  return {
    ...said,
    ...(height !== undefined && yours !== undefined ? { height } : {}),
    ...(partnerHeight !== undefined && theirs !== undefined ? { partnerHeight } : {}),
  };
}

/** Whether it is a height that says nothing of the beds: it has no part that could be taken out. */
export const isUnusedHeight = ({ quiz }: ReadPart, { sleeper }: Pick<BedCriteria, "sleeper">) =>
  quiz?.height !== undefined && sleeper?.height === undefined && sleeper?.partnerHeight === undefined;

const isAnswered = (sleeper: MatchAnswers, name: string) =>
  Object.hasOwn(sleeper, name) || (isAskedOfBoth(name) && Object.hasOwn(sleeper, partnerNames[name]));

/** Whether it is a need that says nothing of the order of the beds: no answer of the match, nor a reading. */
export const isUnsorted = ({ kind, quiz = {}, score }: ReadPart, { sleeper }: Pick<BedCriteria, "sleeper">) =>
  kind === "need" &&
  !asksForBase({ quiz }) &&
  (sleeper === null ? score === undefined : !Object.keys(quiz).some((name) => isAnswered(sleeper, name)));

const fromMiddle = (value: string) => Math.abs(firmnessScale.indexOf(value) - firmnessScale.indexOf("medium"));

/** Of a firmness that is wanted "but not too firm" only what is beyond it is left out. */
function unwantedFirmness(
  { firmness, beyond }: NonNullable<Meaning["excluded"]>,
  wanted: readonly string[],
): readonly string[] | undefined {
  const both = (firmness ?? []).filter((value) => wanted.includes(value));
  if (beyond !== true || both.length === 0) return firmness;
  const mildest = Math.min(...both.map(fromMiddle));
  return firmness?.filter((value) => fromMiddle(value) > mildest);
}

/** The parts, of which "not too firm" is called so beside a firmness of which it leaves out only what is beyond. */
export function withDegrees(parts: readonly ReadPart[]): readonly ReadPart[] {
  const wanted = parts.flatMap(({ kind, values = [], excluded }) =>
    kind === "firmness" && excluded === undefined ? values : [],
  );
  return parts.map((part) => {
    const { firmness, beyond } = part.excluded ?? {};
    const within = beyond === true && firmness?.some((value) => wanted.includes(value));
    return within === true ? { ...part, label: part.label.replace(/^not /, "not too ") } : part;
  });
}
