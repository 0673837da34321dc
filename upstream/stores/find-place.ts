import type { SearchedPlace } from "#contracts/stores";
import { cutText } from "#contracts/text/cut-text";
import { nicknames } from "./nicknames";
import { type City, cityLabel, type PlaceIndex } from "./place-index";
import { placeKey, placeWords } from "./place-words";
import { stateNames } from "#contracts/text/us-states";

export interface PlaceAnswer {
  place: SearchedPlace | null;
  /** The input is the name of a state, which has no center to search around. */
  state: string | null;
  /** Other cities with the name, or cities with a similar name if there are none. */
  alternatives: readonly Alternative[];
}

export interface Alternative extends City {
  /** Only this ZIP code of it. */
  zip?: string;
}

const most = 6;
/** How many characters are read: no place name is longer, and the patterns take quadratic time. */
const longest = 100;
const stateOf = new Map(
  [...stateNames].flatMap(([code, name]) => [
    [code.toLowerCase(), code],
    [placeKey(name), code],
  ]),
);

/** New York is the city; "Wyoming" does not mean Wyoming, MI. */
const leastZipsBesideState = 20;

/**
 * The state with this name, unless a large city shares it: "Texas", "new mexico", "Washington state", "WA". Lower-case
 * abbreviations are words: "or", "in", "me".
 */
export function stateCalled(places: PlaceIndex, text: string): string | null {
  const words = placeWords(cutText(text, longest));
  const named =
    words.length > 1 && words.at(-1) === "state" ? words.slice(0, -1) : words.slice(isStateOf(words) ? 2 : 0);
  const code = named.length === 1 && named[0]!.length < 3;
  const lower = text.trim() !== text.trim().toUpperCase();
  if (code && named.length === words.length && (lower || nicknames.has(named[0]!))) return null;
  const state = stateNames.get(stateOf.get(named.join("")) ?? "");
  if (state === undefined) return null;
  const surely = code || named.length < words.length;
  return surely || exactPlace(places, text, leastZipsBesideState) === null ? state : null;
}

const isStateOf = ([first, second]: readonly string[]) => first === "state" && second === "of";

/** Finds the typed place: a ZIP code, a city with its state, or a city alone, in which case the largest is taken. */
export function findPlace(places: PlaceIndex, text: string): PlaceAnswer {
  const typed = cutText(text, longest);
  const [number, zip = ""] = [...typed.matchAll(/(?<!\d)(\d{5})(?:[- ]?\d{4})?(?!\d)/g)].at(-1) ?? [];
  const words = placeWords(typed.replace(country, ""));
  const short = shortZip(typed, words);
  if (short !== undefined) return withoutZeros(places, short);
  if (words.length === 0) return { place: null, state: null, alternatives: [] };
  if (number !== undefined && !isHouseNumber(places, zip, words)) return findZip(places, zip);
  const city = cityInState(places, words) ?? townOfAddress(places, typed.replace(country, ""));
  if (city !== null) return { place: toPlace(city), state: null, alternatives: [] };
  const state = stateCalled(places, /^\s*[a-z]{2}\s*$/i.test(typed) ? typed.toUpperCase() : typed);
  const found = state === null ? findCity(places, words.join("")) : null;
  return found ?? { place: null, state, alternatives: cityLike(places, words).slice(0, most) };
}

/**
 * The town and state at the end of an address: after its second-to-last comma, its last, or somewhere after its
 * numbers.
 */
function townOfAddress(places: PlaceIndex, typed: string): City | null {
  const parts = typed.split(",");
  for (const count of [2, 1]) {
    const city = cityInState(places, placeWords(parts.slice(-count).join(",")));
    if (city !== null) return city;
  }
  const words = placeWords(typed);
  // "American Express, NY" is not an address, and not the town of Express.
  let from = words.findIndex((word) => /\d/.test(word)) + 1;
  while (from > 0 && from < words.length) {
    const city = cityInState(places, words.slice(from));
    if (city !== null) return city;
    from += 1;
  }
  return null;
}

/** A ZIP code of three or four digits, alone or after the state at the end of an address. */
function shortZip(typed: string, words: readonly string[]): string | undefined {
  const [, digits] = /(?<!\d[-\s]?)(\d{3,4})(?:-\d{4})?\s*$/.exec(typed.replace(country, "")) ?? [];
  if (digits === undefined) return undefined;
  const before = words.slice(0, words.lastIndexOf(digits));
  const behindState = [1, 2].some((count) => stateOf.has(before.slice(-count).join("")));
  return before.length === 0 || behindState ? digits : undefined;
}

/** Five digits before a town of another state are a house number: "12345 Main Street, Boise, ID". */
function isHouseNumber(places: PlaceIndex, zip: string, words: readonly string[]): boolean {
  if (words.at(-1) === zip || words.at(-2) === zip) return false;
  const state = [3, 2, 1].map((count) => stateOf.get(words.slice(-count).join(""))).find((code) => code !== undefined);
  return state !== undefined && places.zip(zip)?.city.state !== state;
}

/** A ZIP code whose leading zeros are missing, as spreadsheets drop them, and towns whose codes start like it. */
function withoutZeros(places: PlaceIndex, digits: string): PlaceAnswer {
  const zip = digits.padStart(5, "0");
  const found = places.zip(zip);
  const alike = places.zipsLike(digits.slice(0, 3)).slice(0, most);
  return { place: null, state: null, alternatives: found === null ? alike : [{ ...found.city, zip }, ...alike] };
}

const country = /(?<![\s,])[\s,]+(u\.?\s?s\.?(\s?a\.?)?|united states(?: of america)?)\s*$/i;

/**
 * The place with exactly this name, or null: a ZIP code, a city with its state, a nickname, or a city alone, which then
 * needs at least `leastZips` ZIP codes. Similar names are not considered.
 */
export function exactPlace(places: PlaceIndex, text: string, leastZips = 1): SearchedPlace | null {
  if (/^\d{5}$/.test(text)) return findZip(places, text).place;
  const words = placeWords(text);
  const city = cityInState(places, words);
  if (city !== null) return toPlace(city);
  const key = words.join("");
  const [name, state] = nicknames.get(key) ?? [key, null];
  const found = places
    .named(placeKey(name))
    .find((one) => (state === null ? one.weight >= leastZips : one.state === state));
  return found === undefined ? null : toPlace(found);
}

function cityInState(places: PlaceIndex, words: readonly string[]): City | null {
  for (const [cityKey, state] of splits(words)) {
    const city = places.named(cityKey).find((one) => one.state === state);
    if (city !== undefined) return city;
  }
  return null;
}

function findZip(places: PlaceIndex, zip: string): PlaceAnswer {
  const found = places.zip(zip);
  if (found === null)
    return { place: null, state: null, alternatives: places.zipsLike(zip.slice(0, 3)).slice(0, most) };
  const { city, latitude, longitude } = found;
  return {
    place: { kind: "zip", label: `${zip} (${cityLabel(city)})`, latitude, longitude },
    state: null,
    alternatives: [],
  };
}

function findCity(places: PlaceIndex, key: string): PlaceAnswer | null {
  const [name, state] = nicknames.get(key) ?? [key, null];
  const [first, ...others] = places.named(placeKey(name)).filter((city) => state === null || city.state === state);
  return first === undefined ? null : { place: toPlace(first), state: null, alternatives: others.slice(0, most) };
}

function cityLike(places: PlaceIndex, words: readonly string[]): readonly City[] {
  const key = words.join("");
  const state = stateOf.get(key);
  if (state !== undefined) return places.inState(state);
  const found = new Set<City>();
  for (const [cityKey, stateTyped] of splits(words)) {
    // The name is right and the state is not; otherwise the state is assumed to be right.
    for (const city of places.named(cityKey)) found.add(city);
    for (const city of places.like(cityKey, stateTyped)) found.add(city);
  }
  for (const city of places.like(key, null)) found.add(city);
  return [...found];
}

/** The ways to split words into a city and its state: "new york new york", "boise id". */
function* splits(words: readonly string[]): Generator<[cityKey: string, state: string]> {
  for (let last = 1; last <= Math.min(3, words.length - 1); last += 1) {
    const state = stateOf.get(words.slice(-last).join(""));
    if (state !== undefined) yield [words.slice(0, -last).join(""), state];
  }
}

const toPlace = (city: City): SearchedPlace => ({
  kind: "city",
  label: cityLabel(city),
  latitude: city.latitude,
  longitude: city.longitude,
});

/** A visitor's own position, rounded to about half a mile, because nobody needs their exact address. */
export const placeOfCoordinates = (latitude: number, longitude: number): SearchedPlace => ({
  kind: "coordinates",
  label: "Near you",
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
});
