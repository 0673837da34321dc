import type { SearchedPlace } from "#contracts/stores";
import { storeRadii } from "#contracts/vocabulary/stores";
import { idleWords } from "./query-terms";
import type { Token } from "./query-tokens";
import type { QueryReader, ReadPart } from "./read-part";

/** Words before a place. */
const near = new Set(["in", "near", "around"]);
const miles = new Set(["mile", "miles", "mi"]);
/** Words between a distance and its place. */
const from = new Set(["of", "from", "around", "near"]);
const mostPlaceWords = 5;
/** State abbreviations that are also words. */
const wordsToo = new Set(["in", "or", "me", "hi", "ok", "oh"]);

/**
 * The distance stated before a place, with the search radius of the store list that covers it: "within 10 miles of".
 */
function distanceBefore(tokens: readonly Token[], at: number): Distance | null {
  const distance = milesAt(tokens, at);
  if (distance === null || !from.has(tokens[at + distance.length]?.word ?? "")) return null;
  return { ...distance, length: distance.length + 1 };
}

export interface Distance {
  /** In tokens. */
  length: number;
  /** The smallest radius offered by the store list that covers the stated distance. */
  radius: number;
}

/** "within 10 miles", "10 mi" */
export function milesAt(tokens: readonly Token[], at: number): Distance | null {
  const begins = tokens[at]?.word === "within" ? at + 1 : at;
  const figure = tokens[begins];
  if (figure?.amount == null || figure.money || !miles.has(tokens[begins + 1]?.word ?? "")) return null;
  const asked = figure.amount;
  return { length: begins + 2 - at, radius: storeRadii.find((radius) => radius >= asked) ?? storeRadii.at(-1)! };
}

/**
 * "in Boise", "near Boise, ID", "within 10 miles of Boise", "Boise ID", "83702", if the place takes more words than any
 * phrase.
 */
export function placeAt(tokens: readonly Token[], at: number, by: QueryReader, known: number): ReadPart | null {
  const distance = distanceBefore(tokens, at);
  const lead = distance?.length ?? (near.has(tokens[at]!.word) ? 1 : 0);
  const most = Math.min(mostPlaceWords, tokens.length - at - lead);
  for (let length = most; length > 0; length -= 1) {
    const said = tokens.slice(at + lead, at + lead + length);
    const zip = length === 1 && /^\d{5}(-\d{4})?$/.test(said[0]!.text);
    // A single word is a place only after "in" or the like; "Casper, WY" is more than the brand.
    if (lead === 0 && !zip && (length === 1 || length <= known)) continue;
    if (length > 1 && endsInConjunction(said, tokens)) continue;
    const words = said.map(({ text }) => text).join(" ");
    const letters = lead > 0 && length === 1 && words.length === 2 && !wordsToo.has(words);
    const state = by.stateCalled(letters ? words.toUpperCase() : words);
    if (state !== null) return statePart(state, tokens.slice(at, at + lead + length));
    // "in King" is a size, even though there is such a town; "in Brooklyn" is the town.
    const phrase = lead === 0 ? null : by.vocabulary.at(tokens, at + lead);
    if (phrase !== null && phrase.length >= length && phrase.known.link === undefined) continue;
    if (said.some(({ money, amount }) => money || (amount !== null && !zip))) continue;
    // "Twin Falls" is more than a size.
    const more = known > 0 && length > 1 && said.slice(known).every((token) => isNoWordOfOurs(token, by));
    const place = by.placeCalled(zip ? words.slice(0, 5) : words, lead > 0 || zip || more);
    if (place !== null) return placePart(place, tokens.slice(at, at + lead + length), distance?.radius);
  }
  return null;
}

/**
 * "Helix or Purple" isn't a town in Oregon, because "or" is a conjunction there; "Portland or" at the end of a query is
 * one.
 */
function endsInConjunction(said: readonly Token[], tokens: readonly Token[]): boolean {
  const last = said.at(-1)!;
  return wordsToo.has(last.text) && !last.ends && last !== tokens.at(-1);
}

const isNoWordOfOurs = (token: Token, by: QueryReader) =>
  token.word === "of" ||
  (token.amount === null &&
    !by.isName(token.word) &&
    !idleWords.has(token.word) &&
    by.vocabulary.at([token], 0) === null);

/** "776 Broad Boulevard", the address of a store: the number is not a price. */
export function addressAt(tokens: readonly Token[], at: number, query: string, by: QueryReader): ReadPart | null {
  const number = tokens[at];
  if (number?.amount == null || number.money) return null;
  for (let length = Math.min(mostPlaceWords, tokens.length - at); length > 1; length -= 1) {
    const said = tokens.slice(at, at + length);
    if (!by.isAddress(said.map(({ word }) => word).join(" "))) continue;
    return { kind: "store", label: query.slice(number.start, said.at(-1)!.end), tokens: said };
  }
  return null;
}

/** The page of stores lists its towns. */
export const statePart = (state: string, tokens: readonly Token[]): ReadPart => ({
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
  // The match looks up stores and delivery only by ZIP code.
  ...(place.kind === "zip" ? { quiz: { deliveryZip: place.label.slice(0, 5) } } : {}),
});

/** A place whose distance is stated separately: "Boise, 10 miles". */
export const atDistance = (part: ReadPart, { radius }: Distance, said: readonly Token[]): ReadPart =>
  part.place === undefined || part.radius !== undefined
    ? part
    : placePart(part.place, [...part.tokens, ...said], radius);

/**
 * Adjacent remaining words that occur in no name and form the name of a city: "boise", "casper hybrid salt lake city".
 */
export function barePlace(rest: readonly Token[], by: QueryReader): ReadPart | null {
  for (let length = Math.min(mostPlaceWords, rest.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= rest.length; from += 1) {
      const place = calledSo(rest.slice(from, from + length), by);
      if (place !== null) return place;
    }
  }
  return null;
}

/** The longest place name that starts at `at`, without an introducing word. */
export function bareAt(tokens: readonly Token[], at: number, by: QueryReader): ReadPart | null {
  for (let length = Math.min(mostPlaceWords, tokens.length - at); length > 0; length -= 1) {
    const place = calledSo(tokens.slice(at, at + length), by);
    if (place !== null) return place;
  }
  return null;
}

/** "Casper ca": two letters at the end of a query are a state unless they are also a word. */
export function stateLast(tokens: readonly Token[], by: QueryReader): ReadPart | null {
  const last = tokens.at(-1);
  if (last === undefined || tokens.length < 2 || !/^[a-z]{2}$/i.test(last.text)) return null;
  if (wordsToo.has(last.word) || idleWords.has(last.word)) return null;
  const state = by.stateCalled(last.text.toUpperCase());
  return state === null ? null : statePart(state, [last]);
}

function calledSo(said: readonly Token[], by: QueryReader): ReadPart | null {
  const words = said.map(({ text }) => text).join(" ");
  if (!/^[A-Z]{2}$/.test(words) && said.every(({ word }) => by.isName(word))) return null;
  const state = by.stateCalled(words);
  if (state !== null) return statePart(state, said);
  const place = by.placeCalled(words, false);
  return place === null ? null : placePart(place, said);
}
