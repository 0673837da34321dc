import { priceBand } from "../catalogue/price-bands";
import type { SearchedPlace } from "../../app/contracts/stores";
import { storeRadii } from "../../app/contracts/vocabulary/stores";
import { askedFigure } from "./asked-figures";
import { askedPrice, isYear, plainPrice } from "./asked-price";
import { idleWords } from "./query-terms";
import { type Token, tokensOf } from "./query-tokens";
import type { Known, QueryVocabulary } from "./query-vocabulary";

/** A part of a query with the tokens that say it. */
export interface ReadPart extends Known {
  tokens: readonly Token[];
  place?: SearchedPlace;
  /** In miles, where the query says how far from the place. */
  radius?: number;
  /** A state has no middle to look around: its name. */
  state?: string;
}

/** A query as it was read: its parts, and the words that are left, which may be names. */
export interface ReadQuery {
  query: string;
  parts: readonly ReadPart[];
  /** Places besides the one that is looked around. */
  otherPlaces: readonly ReadPart[];
  rest: readonly Token[];
}

/** What a query is read by. */
export interface QueryReader {
  vocabulary: QueryVocabulary;
  /** Whether the word, or one that begins with it, is in a name. */
  isName(word: string): boolean;
  /** The place that is called exactly so; `sure`: words around it say that a place is meant. */
  placeCalled(text: string, sure: boolean): SearchedPlace | null;
  /** The state whose name in full it is, unless a large city is called so too. */
  stateCalled(text: string): string | null;
}

/** Words before a place. */
const near = new Set(["in", "near", "around"]);
const miles = new Set(["mile", "miles", "mi"]);
/** Words between a distance and its place. */
const from = new Set(["of", "from", "around", "near"]);
/** Words before what is not wanted, and those that may stand between. */
const negations = new Set(["not", "no", "without", "except"]);
const degrees = new Set(["too", "very", "so", "a", "an", "any"]);
const mostPlaceWords = 5;

/** Reads a query from left to right, the longest phrase first. Pure; the catalogue is in what it is read by. */
export function readQuery(query: string, by: QueryReader): ReadQuery {
  const tokens = tokensOf(query);
  const parts: ReadPart[] = [];
  const otherPlaces: ReadPart[] = [];
  const rest: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const inNames = by.vocabulary.inNamesAt(tokens, at);
    if (inNames > 0) {
      rest.push(...tokens.slice(at, at + inNames));
      at += inNames;
      continue;
    }
    const last = rest.at(-1);
    const part = partAt(tokens, at, query, by, last === tokens[at - 1] ? last : undefined);
    if (part === null) {
      const token = tokens[at]!;
      // One short word alone may be the beginning of a name.
      const begun = tokens.length === 1 && token.word.length < 3;
      if (begun || !(idleWords.has(token.word) || isYear(token))) rest.push(token);
      at += 1;
      continue;
    }
    if (part.kind === "place") addPlace(parts, otherPlaces, part);
    else addPart(parts, part);
    at += part.tokens.length;
  }
  let left: readonly Token[] = rest;
  for (let bare = barePlace(left, by); bare !== null; bare = barePlace(left, by)) {
    const { tokens: said } = bare;
    addPlace(parts, otherPlaces, bare);
    left = left.filter((token) => !said.includes(token));
  }
  return { query, parts, otherPlaces, rest: left };
}

/** One place is looked around: the first, in the words that say most exactly where it is ("Denver, CO 80202"). */
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

/** What is said twice is one part: "dorm mattress twin xl". */
function addPart(parts: ReadPart[], part: ReadPart): void {
  const same = parts.findIndex(({ kind, label }) => kind === part.kind && label === part.label);
  if (same < 0) parts.push(part);
  else parts[same] = { ...parts[same]!, tokens: [...parts[same]!.tokens, ...part.tokens] };
}

/** `before`: the word right before it, where it is of no part. */
function partAt(
  tokens: readonly Token[],
  at: number,
  query: string,
  by: QueryReader,
  before: Token | undefined,
): ReadPart | null {
  const figure = askedFigure(tokens, at, query);
  // "Dinghy 10-inch" is called so.
  const inName = figure?.meaning.kind === "height" && before !== undefined && by.isName(before.word);
  if (figure !== null && !inName) return { ...figure.meaning, tokens: tokens.slice(at, at + figure.length) };
  const price = askedPrice(tokens, at, query);
  if (price !== null) return pricePart(price.value, tokens.slice(at, at + price.length));
  const without = negatedAt(tokens, at, query, by);
  if (without !== null) return without;
  const known = by.vocabulary.at(tokens, at);
  const place = placeAt(tokens, at, by, known?.length ?? 0);
  if (place !== null) return place;
  const begun = begunAt(tokens, at, by, known?.length ?? 0);
  if (begun !== null) return begun;
  if (known !== null) return { ...known.known, tokens: tokens.slice(at, at + known.length) };
  const plain = by.isName(tokens[at]!.word) ? null : plainPrice(tokens, at);
  return plain === null ? null : pricePart(plain.value, tokens.slice(at, at + 1));
}

/** A band after the beds it is of: "under $1,000", "for $1,500 or less", "from $800 to $1,200", "for $2,000 or more". */
const spokenPrice = (label: string) =>
  label
    .replace(/^Under/, "under")
    .replace(/^Up to (.+)$/, "for $1 or less")
    .replace(/^(.+) and over$/, "for $1 or more")
    .replace(/^(?=\$.+ to )/, "from ");

function pricePart(value: string, tokens: readonly Token[]): ReadPart {
  const label = spokenPrice(priceBand(value)?.label ?? value);
  const most = /^(?:under-|\d+-)(\d+)$/.exec(value)?.[1];
  const budget = most !== undefined && Number(most) >= 100 && Number(most) <= 20_000;
  return { kind: "price", label, values: [value], tokens, ...(budget ? { quiz: { budgetRange: most } } : {}) };
}

/** "not firm", "no memory foam", "without springs": whatever else the facet has. */
function negatedAt(tokens: readonly Token[], at: number, query: string, by: QueryReader): ReadPart | null {
  if (!negations.has(tokens[at]!.word) || by.vocabulary.at(tokens, at) !== null) return null;
  const begins = degrees.has(tokens[at + 1]?.word ?? "") ? at + 2 : at + 1;
  const said = by.vocabulary.at(tokens, begins);
  if (said === null || (said.known.kind !== "type" && said.known.kind !== "firmness")) return null;
  const end = begins + said.length;
  if (/[^\s-]/.test(query.slice(tokens[at]!.end, tokens[at + 1]!.start))) return null;
  const { kind, label, values = [] } = said.known;
  // Hybrids have coils, too.
  const coils = /spring|coil/i.test(query.slice(tokens[begins]!.start, tokens[end - 1]!.end));
  const excluded = kind === "type" && coils ? [...values, "hybrid", "latex-hybrid"] : values;
  return { kind, label: coils ? "without coils" : `not ${label}`, excluded, tokens: tokens.slice(at, end) };
}

/** How many tokens say how far from a place, and the radius of the list of stores that holds it: "within 10 miles of". */
function distanceAt(tokens: readonly Token[], at: number): { length: number; radius: number } | null {
  const begins = tokens[at]!.word === "within" ? at + 1 : at;
  const figure = tokens[begins];
  if (figure?.amount == null || figure.money || !miles.has(tokens[begins + 1]?.word ?? "")) return null;
  if (!from.has(tokens[begins + 2]?.word ?? "")) return null;
  const asked = figure.amount;
  return { length: begins + 3 - at, radius: storeRadii.find((radius) => radius >= asked) ?? storeRadii.at(-1)! };
}

/**
 * "in Boise", "near Boise, ID", "within 10 miles of Boise", "Boise ID", "83702", where more of it is said than of any
 * phrase.
 */
function placeAt(tokens: readonly Token[], at: number, by: QueryReader, known: number): ReadPart | null {
  const distance = distanceAt(tokens, at);
  const lead = distance?.length ?? (near.has(tokens[at]!.word) ? 1 : 0);
  const most = Math.min(mostPlaceWords, tokens.length - at - lead);
  for (let length = most; length > 0; length -= 1) {
    const said = tokens.slice(at + lead, at + lead + length);
    const zip = length === 1 && /^\d{5}(-\d{4})?$/.test(said[0]!.text);
    // A word alone is a place only after "in" or its like; "Casper, WY" is more than the brand.
    if (lead === 0 && !zip && (length === 1 || length <= known)) continue;
    const words = said.map(({ text }) => text).join(" ");
    const state = by.stateCalled(words);
    if (state !== null) return statePart(state, tokens.slice(at, at + lead + length));
    // "in King" is a size, though there is such a town; "in Brooklyn" is the town.
    const phrase = lead === 0 ? null : by.vocabulary.at(tokens, at + lead);
    if (phrase !== null && phrase.length >= length && phrase.known.link === undefined) continue;
    if (said.some(({ money, amount }) => money || (amount !== null && !zip))) continue;
    const place = by.placeCalled(zip ? words.slice(0, 5) : words, lead > 0 || zip);
    if (place !== null) return placePart(place, tokens.slice(at, at + lead + length), distance?.radius);
  }
  return null;
}

/** Its towns are on the page of stores. */
const statePart = (state: string, tokens: readonly Token[]): ReadPart => ({
  kind: "place",
  label: `in ${state}`,
  state,
  page: "stores",
  tokens,
});

const placePart = (place: SearchedPlace, tokens: readonly Token[], radius?: number): ReadPart => ({
  kind: "place",
  label: radius === undefined ? `near ${place.label}` : `within ${radius} miles of ${place.label}`,
  place,
  ...(radius === undefined ? {} : { radius }),
  tokens,
  // The match looks for stores and delivery by ZIP code alone.
  ...(place.kind === "zip" ? { quiz: { deliveryZip: place.label.slice(0, 5) } } : {}),
});

/** The end of a query that is not typed to its end: "casper hyb", "memory fo". */
function begunAt(tokens: readonly Token[], at: number, by: QueryReader, known: number): ReadPart | null {
  const length = tokens.length - at;
  if (length > 3 || known === length || tokens.slice(at).some(({ amount }) => amount !== null)) return null;
  const typed = tokens.slice(at).map(({ word }) => word);
  if (length === 1 && (by.isName(typed[0]!) || idleWords.has(typed[0]!))) return null;
  const begun = by.vocabulary.begunBy(typed.join(""));
  return begun === null ? null : { ...begun.known, tokens: tokens.slice(at) };
}

/** Words left side by side that no name has, and that a city is called by: "boise", "casper hybrid salt lake city". */
function barePlace(rest: readonly Token[], by: QueryReader): ReadPart | null {
  for (let length = Math.min(mostPlaceWords, rest.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= rest.length; from += 1) {
      const said = rest.slice(from, from + length);
      if (said.every(({ word }) => by.isName(word))) continue;
      const words = said.map(({ text }) => text).join(" ");
      const state = by.stateCalled(words);
      if (state !== null) return statePart(state, said);
      const place = by.placeCalled(words, false);
      if (place !== null) return placePart(place, said);
    }
  }
  return null;
}
