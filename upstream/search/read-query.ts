import type { MattressSize } from "#contracts/mattress";
import { sizeWords } from "../rules/match/text/phrases";
import { prefixCompletionAt } from "./prefix-completion";
import { numericCriterion } from "./figures/numeric-criteria";
import { priceCriterion, isYear, plainPrice } from "./figures/price-criterion";
import { joinedPrices } from "./figures/joined-prices";
import { otherFigureAt } from "./figures/other-figures";
import { exactAges } from "./figures/exact-ages";
import { exactWeights, weightsOfTwo } from "./figures/exact-weights";
import { pricePart } from "./figures/price-part";
import { coldSleeper } from "./need-terms";
import { idlePhrases, idleWords, personWords } from "./query-terms";
import { phraseAt, type Token, tokensOf } from "./query-tokens";
import type { QueryReader, ReadPart } from "./read-part";
import { addressAt, atDistance, barePlace, type Distance, milesAt, placeAt, stateLast, statePart } from "./read-place";
import { exclusionAt } from "./exclusions/read-unwanted";

/** A query as read: its parts, and the remaining words, which may be names. */
export interface ReadQuery {
  query: string;
  parts: readonly ReadPart[];
  /** Places other than the one being searched around. */
  otherPlaces: readonly ReadPart[];
  /** Exclusions that a search can't apply: "not in Denver". */
  ignored: readonly Token[];
  rest: readonly Token[];
}

/** Reads a query from left to right, preferring the longest phrase. Pure; the catalogue is accessed through `by`. */
export function readQuery(query: string, by: QueryReader): ReadQuery {
  const tokens = tokensOf(query);
  const parts: ReadPart[] = [];
  const otherPlaces: ReadPart[] = [];
  const ignored: Token[] = [];
  const distances: (Distance & { said: readonly Token[] })[] = [];
  const rest: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const inNames = by.vocabulary.inNamesAt(tokens, at);
    if (inNames > 0) {
      rest.push(...tokens.slice(at, at + inNames));
      at += inNames;
      continue;
    }
    const idle = phraseAt(tokens, at, idlePhrases);
    if (idle > (by.vocabulary.at(tokens, at)?.length ?? 0)) {
      at += idle;
      continue;
    }
    const unwanted = exclusionAt(tokens, at, query, by);
    if (unwanted !== null) {
      for (const part of unwanted.parts) addPart(parts, part);
      ignored.push(...unwanted.ignored);
      at = unwanted.end;
      continue;
    }
    const other = otherFigureAt(tokens, at, query, by.vocabulary);
    if (other > 0 && !isNameOfBed(tokens, at, rest, by)) {
      ignored.push(...tokens.slice(at, at + other));
      at += other;
      continue;
    }
    const apart = placeAt(tokens, at, by, 0) === null ? milesAt(tokens, at) : null;
    if (apart !== null) {
      distances.push({ ...apart, said: tokens.slice(at, at + apart.length) });
      at += apart.length;
      continue;
    }
    const last = rest.at(-1);
    const before = last !== undefined && last === tokens[at - 1] ? last : undefined;
    const behindBrand = parts.some(({ link, tokens: said }) => link !== undefined && said.includes(tokens[at - 1]!));
    const part = partAt(tokens, at, query, by, { before, behindBrand });
    if (part === null) {
      const token = tokens[at]!;
      // A single short word may be the start of a name, and "10" after a name belongs to it: "Dune 10".
      const begun = tokens.length === 1 && token.word.length < 3;
      const ofName = token.amount !== null && isNameOfBed(tokens, at, rest, by) && by.isName(token.word);
      if (begun || ofName || !(idleWords.has(token.word) || isYear(token))) rest.push(token);
      at += 1;
      continue;
    }
    if (part.kind === "place") addPlace(parts, otherPlaces, part);
    else addPart(parts, part);
    if (part.partly === true) ignored.push(...part.tokens);
    at += part.tokens.length;
  }
  const cold = coldAlone(parts, rest, tokens);
  if (cold !== null) {
    addPart(parts, { ...coldMeaning, tokens: [cold] });
    rest.splice(rest.indexOf(cold), 1);
  }
  let left: readonly Token[] = withoutPersons(rest, tokens, parts.some(isOfSleeper) || ignored.length > 0);
  for (let bare = barePlace(left, by); bare !== null; bare = barePlace(left, by)) {
    const { tokens: said } = bare;
    addPlace(parts, otherPlaces, bare);
    left = left.filter((token) => !said.includes(token));
  }
  const state = left.at(-1) === tokens.at(-1) ? stateLast(tokens, by) : null;
  if (state !== null) {
    addPlace(parts, otherPlaces, state);
    left = left.slice(0, -1);
  }
  for (const distance of distances) {
    const place = parts.findIndex(({ kind }) => kind === "place");
    if (place >= 0) parts[place] = atDistance(parts[place]!, distance, distance.said);
    else addPart(parts, { kind: "page", label: "stores", page: "stores", tokens: distance.said });
  }
  const { parts: figured, others } = weightsOfTwo(exactAges(exactWeights(joinedPrices(parts, tokens))));
  const ofOthers = others.flatMap((part) => part.tokens);
  const read = left.length === 0 ? figured.map((part) => stateAlone(part, figured, by)) : figured;
  return { query, parts: read, otherPlaces, ignored: inOrder([...ignored, ...ofOthers]), rest: left };
}

const inOrder = (tokens: readonly Token[]) => [...tokens].sort((left, right) => left.start - right.start);

const isOfSleeper = ({ kind, quiz }: ReadPart) =>
  kind === "need" || kind === "weight" || quiz?.temperature !== undefined;

const { said: _, ...coldMeaning } = coldSleeper;

/**
 * "side sleeper cold": next to a sleeper, it says how they sleep, unless it is within a name, such as "Cold Harbor".
 */
function coldAlone(parts: readonly ReadPart[], rest: readonly Token[], tokens: readonly Token[]): Token | null {
  const ofSleeper = ({ kind, quiz }: ReadPart) => kind === "weight" || (kind === "need" && quiz !== undefined);
  const cold = parts.some(ofSleeper) ? rest.find(({ word }) => word === "cold") : undefined;
  if (cold === undefined) return null;
  const at = tokens.indexOf(cold);
  return [tokens[at - 1], tokens[at + 1]].some((token) => token !== undefined && rest.includes(token)) ? null : cold;
}

/** "6'2 man": a word for the sleeper is redundant next to a description of them, unless it is within a name. */
function withoutPersons(rest: readonly Token[], tokens: readonly Token[], isOfSomeone: boolean): readonly Token[] {
  if (!isOfSomeone) return rest;
  const isPerson = (token: Token) => personWords.has(token.word);
  const isName = (token: Token | undefined) => token !== undefined && rest.includes(token) && !isPerson(token);
  return rest.filter((token) => {
    const at = tokens.indexOf(token);
    return !isPerson(token) || isName(tokens[at - 1]) || isName(tokens[at + 1]);
  });
}

/** Next to just a page, "california" is the state; next to properties of a bed, it is the size. */
function stateAlone(part: ReadPart, parts: readonly ReadPart[], by: QueryReader): ReadPart {
  const [token, ...more] = part.tokens;
  const alone = more.length === 0 && parts.every((each) => each === part || each.kind === "page");
  const state = part.kind === "size" && alone && token !== undefined ? by.stateCalled(token.text) : null;
  if (state === null) return part;
  const size = sizeWords[part.values![0] as MattressSize];
  const otherwise = { label: size, query: size.toLowerCase(), part };
  return { ...statePart(state, part.tokens), ...(parts.length === 1 ? { otherwise } : {}) };
}

/** The search is around one place: the first, in its most precise wording ("Denver, CO 80202"). */
function addPlace(parts: ReadPart[], others: ReadPart[], part: ReadPart): void {
  const at = parts.findIndex(({ kind }) => kind === "place");
  const first = parts[at];
  if (first?.place === undefined || part.place === undefined) {
    if (first === undefined || first.label === part.label) addPart(parts, part);
    else others.push(part);
    return;
  }
  const [city, zip] = [first.place, part.place].sort((left, right) => left.label.length - right.label.length);
  if (zip!.kind === "zip" && (zip!.label === city!.label || zip!.label.includes(`(${city!.label})`))) {
    const exact = first.place === zip ? first : part;
    parts[at] = { ...exact, tokens: [...first.tokens, ...part.tokens] };
  } else if (first.label === part.label) addPart(parts, part);
  else others.push(part);
}

/** Repetitions are merged into one part: "dorm mattress twin xl". */
function addPart(parts: ReadPart[], part: ReadPart): void {
  const same = parts.findIndex(({ kind, label }) => kind === part.kind && label === part.label);
  if (same < 0) parts.push(part);
  else parts[same] = { ...parts[same]!, tokens: [...parts[same]!.tokens, ...part.tokens] };
}

interface Context {
  /** The word right before it, unless it belongs to a part. */
  before: Token | undefined;
  /** Right after the name of a brand, where names of beds stand. */
  behindBrand: boolean;
}

function partAt(
  tokens: readonly Token[],
  at: number,
  query: string,
  by: QueryReader,
  { before, behindBrand }: Context,
): ReadPart | null {
  const address = addressAt(tokens, at, query, by);
  if (address !== null) return address;
  const figure = numericCriterion(tokens, at, query, by.vocabulary);
  // "Dinghy 10-inch" is a name.
  const inName = figure?.meaning.kind === "height" && before !== undefined && by.isName(before.word);
  if (figure !== null && !inName) return { ...figure.meaning, tokens: tokens.slice(at, at + figure.length) };
  const price = priceCriterion(tokens, at, query);
  if (price !== null) return pricePart(price.value, tokens.slice(at, at + price.length));
  const known = by.vocabulary.at(tokens, at);
  const place = placeAt(tokens, at, by, known?.length ?? 0);
  if (place !== null) return place;
  const begun = prefixCompletionAt(tokens, at, by, { known: known?.length ?? 0, behindBrand });
  if (begun !== null) return begun;
  if (known !== null) return { ...known.known, tokens: tokens.slice(at, at + known.length) };
  const shared = sharedEndAt(tokens, at, by);
  if (shared !== null) return shared;
  // "sleep number 360" is a name.
  const round = (tokens[at]!.amount ?? 0) % 50 === 0 || /9[59]$/.test(tokens[at]!.word);
  const plain = by.isName(tokens[at]!.word) || (behindBrand && !round) ? null : plainPrice(tokens, at);
  return plain === null ? null : pricePart(plain.value, tokens.slice(at, at + 1));
}

/** "back and side sleepers" are back sleepers, too. */
function sharedEndAt(tokens: readonly Token[], at: number, by: QueryReader): ReadPart | null {
  if (!["and", "or"].includes(tokens[at + 1]?.word ?? "")) return null;
  const whole = by.vocabulary.at(tokens, at + 2);
  const end = tokens[at + 3];
  if (whole === null || whole.length < 2 || end === undefined) return null;
  const own = by.vocabulary.at([tokens[at]!, end], 0);
  return own === null || own.length < 2 || own.known.kind !== whole.known.kind
    ? null
    : { ...own.known, tokens: tokens.slice(at, at + 1) };
}

/** "Dinghy 10-inch" */
const isNameOfBed = (tokens: readonly Token[], at: number, rest: readonly Token[], by: QueryReader) =>
  rest.length > 0 && rest.at(-1) === tokens[at - 1] && by.isName(tokens[at - 1]!.word);
