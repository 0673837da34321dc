import type { MattressSize } from "../../app/contracts/mattress";
import { priceBand } from "../catalogue/price-bands";
import { sizeWords } from "../rules/match/words";
import { askedFigure } from "./asked-figures";
import { askedPrice, isYear, plainPrice } from "./asked-price";
import { idleWords } from "./query-terms";
import { type Token, tokensOf } from "./query-tokens";
import type { QueryReader, ReadPart } from "./read-part";
import { addressAt, atDistance, barePlace, type Distance, milesAt, placeAt, statePart } from "./read-place";
import { unwantedAt } from "./read-unwanted";

/** A query as it was read: its parts, and the words that are left, which may be names. */
export interface ReadQuery {
  query: string;
  parts: readonly ReadPart[];
  /** Places besides the one that is looked around. */
  otherPlaces: readonly ReadPart[];
  /** What is not wanted and no search can leave out: "not in Denver". */
  ignored: readonly Token[];
  rest: readonly Token[];
}

/** Reads a query from left to right, the longest phrase first. Pure; the catalogue is in what it is read by. */
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
    const unwanted = unwantedAt(tokens, at, query, by);
    if (unwanted !== null) {
      for (const part of unwanted.parts) addPart(parts, part);
      ignored.push(...unwanted.ignored);
      at = unwanted.end;
      continue;
    }
    const apart = placeAt(tokens, at, by, 0) === null ? milesAt(tokens, at) : null;
    if (apart !== null) {
      distances.push({ ...apart, said: tokens.slice(at, at + apart.length) });
      at += apart.length;
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
    if (part.partly === true) ignored.push(...part.tokens);
    at += part.tokens.length;
  }
  let left: readonly Token[] = rest;
  for (let bare = barePlace(left, by); bare !== null; bare = barePlace(left, by)) {
    const { tokens: said } = bare;
    addPlace(parts, otherPlaces, bare);
    left = left.filter((token) => !said.includes(token));
  }
  for (const distance of distances) {
    const place = parts.findIndex(({ kind }) => kind === "place");
    if (place >= 0) parts[place] = atDistance(parts[place]!, distance, distance.said);
    else addPart(parts, { kind: "page", label: "stores", page: "stores", tokens: distance.said });
  }
  const read = left.length === 0 ? parts.map((part) => stateAlone(part, parts, by)) : parts;
  return { query, parts: read, otherPlaces, ignored, rest: left };
}

/** Beside nothing but a page "california" is the state; beside what a bed is, its size. */
function stateAlone(part: ReadPart, parts: readonly ReadPart[], by: QueryReader): ReadPart {
  const [token, ...more] = part.tokens;
  const alone = more.length === 0 && parts.every((each) => each === part || each.kind === "page");
  const state = part.kind === "size" && alone && token !== undefined ? by.stateCalled(token.text) : null;
  if (state === null) return part;
  const size = sizeWords[part.values![0] as MattressSize];
  const otherwise = { label: size, query: size.toLowerCase(), part };
  return { ...statePart(state, part.tokens), ...(parts.length === 1 ? { otherwise } : {}) };
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
  const address = addressAt(tokens, at, query, by);
  if (address !== null) return address;
  const figure = askedFigure(tokens, at, query);
  // "Dinghy 10-inch" is called so.
  const inName = figure?.meaning.kind === "height" && before !== undefined && by.isName(before.word);
  if (figure !== null && !inName) return { ...figure.meaning, tokens: tokens.slice(at, at + figure.length) };
  const price = askedPrice(tokens, at, query);
  if (price !== null) return pricePart(price.value, tokens.slice(at, at + price.length));
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

/** The end of a query that is not typed to its end: "casper hyb", "memory fo". */
function begunAt(tokens: readonly Token[], at: number, by: QueryReader, known: number): ReadPart | null {
  const length = tokens.length - at;
  if (length > 3 || known === length || tokens.slice(at).some(({ amount }) => amount !== null)) return null;
  const typed = tokens.slice(at).map(({ word }) => word);
  if (tokens.slice(at, -1).some(({ ends }) => ends)) return null;
  if (length === 1 && (by.isName(typed[0]!) || idleWords.has(typed[0]!))) return null;
  const begun = by.vocabulary.begunBy(typed.join(""));
  return begun === null ? null : { ...begun.known, tokens: tokens.slice(at) };
}
