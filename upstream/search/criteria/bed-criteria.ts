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
/** All values of the facets that support exclusion. */
const alternatives = { type: Object.keys(typeLabels), firmness: firmnessScale };

export const asksForBase = ({ quiz }: Pick<ReadPart, "quiz">) => quiz?.adjustableBase === "yes";

interface AskedOf {
  catalogue: Pick<CatalogueSnapshot, "models">;
  /** The size that the session remembers. */
  size: MattressSize | null;
}

/** What the parts of a query require of beds. */
export function bedCriteria(
  parts: readonly ReadPart[],
  named: readonly string[] | null,
  { size, today, catalogue }: Pick<BedCriteria, "today"> & AskedOf,
): BedCriteria {
  const chosen: Record<string, readonly string[]> = {};
  const answers = quizAnswers(parts);
  const sleeper = sleeperOf(answers);
  // A name overrides the bunk, and an adult or a guest on a bunk needs a bed made for one.
  const bunk = isForBunk(parts);
  const childsBunk = bunk && named === null && (sleeper === null || sleeper.recipient === "child");
  const choose = (key: string, values: readonly string[]) => {
    chosen[key] = [...new Set([...(chosen[key] ?? []), ...values])];
  };
  for (const { kind, values, excluded, material, link } of parts) {
    if (excluded !== undefined) continue;
    // Prices are for one size: the first one named.
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

/** Somebody on a bunk about whom nothing else is known. */
const childOnBunk: MatchAnswers = { recipient: "child", bunk: "yes" };

/** Sizes that nobody buys for a single child. */
const wideSizes: ReadonlySet<string> = new Set<MattressSize>(["full", "queen", "king", "cal-king", "split-king"]);

/**
 * Whether an adult or a guest will sleep on them, or they are wide. Then beds made for children, bunks or RVs don't
 * qualify unless requested as such or by name.
 */
function isOfAdults({ chosen, named, sleeper }: Pick<BedCriteria, "chosen" | "named" | "sleeper">): boolean {
  if (named !== null || chosen["made-for"] !== undefined) return false;
  return sleeper === null
    ? chosen.size?.some((size) => wideSizes.has(size)) === true
    : !isChild(profileOf(sleeper), currentRuleset);
}

/** What the match needs to know about sleepers: who shares the bed, and how they lie, weigh, hurt, move and sleep. */
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

/** Answers that both sleepers give, keyed by the first one's name for it. */
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
 * Whether the query is about two people: it has two exact weights, or two that exclude each other. A word is only a
 * vague weight, as in a heavy person who weighs 200 lb, so with a word there have to be two positions as well.
 */
function isOfTwo(parts: readonly ReadPart[]): boolean {
  const [first, second] = weightsOf(parts);
  if (first === undefined || second === undefined) return false;
  const figures = [first, second].every(({ tokens }) => tokens.some(({ amount }) => amount !== null));
  if ([first, second].every(({ quiz }) => quiz?.pounds !== undefined)) return true;
  const apart = first.values?.some((band) => second.values?.includes(band)) !== true;
  return apart && (figures || positionsOf(parts).length > 1);
}

/** With two weights and one position, the position if it is closer to the second weight. */
function partnersPosition(parts: readonly ReadPart[]): ReadPart | undefined {
  const [position, ...more] = positionsOf(parts);
  const [yours, theirs] = weightsOf(parts);
  if (position === undefined || more.length > 0 || yours === undefined || theirs === undefined) return undefined;
  return between(position, theirs) < between(position, yours) ? position : undefined;
}

/** The distance between two parts of a query, in characters. */
function between({ tokens: one }: ReadPart, { tokens: other }: ReadPart): number {
  const [first, last] = one[0]!.start < other[0]!.start ? [one, other] : [other, one];
  return Math.max(0, last[0]!.start - first.at(-1)!.end);
}

/**
 * The quiz answers that a query contains. Of two weights, or of two positions for a couple, the second is the
 * partner's. A single sleeper with two positions is a combination sleeper, and may hurt in more than one place.
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
  // Of several children the youngest counts, even next to a couple.
  if (ages.length > 0) Object.assign(answers, { recipient: "child", childAge: String(Math.min(...ages)) });
  // "Kids" next to guests or a couple doesn't mean that the bed is for them alone.
  const { recipient } =
    parts.find(({ kind, quiz }) => kind === "made-for" && quiz?.recipient !== undefined)?.quiz ?? {};
  if (recipient !== undefined) answers.recipient ??= recipient;
  return answers.recipient === "child" ? withChildsBed(answers, parts) : answers;
}

/** A child's bed is a twin unless another size is named; a teenager's is any adult's, and a baby's is neither. */
function withChildsBed(answers: Record<string, string>, parts: readonly ReadPart[]): Record<string, string> {
  const profile = profileOf(matchAnswers.parse({ recipient: answers.recipient, childAge: answers.childAge }));
  const usual = isChild(profile, currentRuleset) && !isTooYoung(profile);
  const whole = usual ? { size: "twin", ...answers } : answers;
  return isForBunk(parts) ? { ...whole, bunk: "yes" } : whole;
}

/** "Kids bunk bed" is for a bunk; "kids" alone is not. */
const isForBunk = (parts: readonly ReadPart[]) =>
  parts.some(({ kind, values }) => kind === "made-for" && values?.join(",") === "bunk");

/** The sleeper described by a query's quiz answers; null if there is none. */
function sleeperOf(answers: Record<string, string>): MatchAnswers | null {
  const { lightSleeper, adjustableBase, ...said } = weighedOnly(answers);
  const known = Object.fromEntries(
    sleeperNames.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]]])),
  );
  if (Object.keys(known).length === 0) return null;
  // A child's bed size is part of the answer.
  if (known.recipient === "child" && said.size !== undefined) known.size = said.size;
  // A base alone describes no sleeper, and single sleepers feel nobody move.
  const more = known.recipient === "couple" ? { adjustableBase, lightSleeper } : { adjustableBase };
  const read = matchAnswers.safeParse({ ...known, ...more });
  return read.success ? read.data : null;
}

/** Drops the height of a sleeper without a known weight: it only says how much bed a weight is spread over. */
function weighedOnly({ height, partnerHeight, ...said }: Record<string, string>): Record<string, string> {
  const yours = said.pounds ?? said.weight;
  const theirs = said.partnerPounds ?? said.partnerWeight;
  return {
    ...said,
    ...(height !== undefined && yours !== undefined ? { height } : {}),
    ...(partnerHeight !== undefined && theirs !== undefined ? { partnerHeight } : {}),
  };
}

/** Whether it is a height that doesn't affect the beds, so it isn't a part that could be removed. */
export const isUnusedHeight = ({ quiz }: ReadPart, { sleeper }: Pick<BedCriteria, "sleeper">) =>
  quiz?.height !== undefined && sleeper?.height === undefined && sleeper?.partnerHeight === undefined;

const isAnswered = (sleeper: MatchAnswers, name: string) =>
  Object.hasOwn(sleeper, name) || (isAskedOfBoth(name) && Object.hasOwn(sleeper, partnerNames[name]));

/** Whether it is a need that doesn't affect the order of the beds: neither a match answer nor a reading. */
export const isUnsorted = ({ kind, quiz = {}, score }: ReadPart, { sleeper }: Pick<BedCriteria, "sleeper">) =>
  kind === "need" &&
  !asksForBase({ quiz }) &&
  (sleeper === null ? score === undefined : !Object.keys(quiz).some((name) => isAnswered(sleeper, name)));

const fromMiddle = (value: string) => Math.abs(firmnessScale.indexOf(value) - firmnessScale.indexOf("medium"));

/** For "but not too firm" next to a wanted firmness, only what is beyond it is excluded. */
function unwantedFirmness(
  { firmness, beyond }: NonNullable<Meaning["excluded"]>,
  wanted: readonly string[],
): readonly string[] | undefined {
  const both = (firmness ?? []).filter((value) => wanted.includes(value));
  if (beyond !== true || both.length === 0) return firmness;
  const mildest = Math.min(...both.map(fromMiddle));
  return firmness?.filter((value) => fromMiddle(value) > mildest);
}

/** Renames "not too firm" where it only excludes what is beyond a wanted firmness. */
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
