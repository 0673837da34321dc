import type { PlaceTable } from "./tables";
import { editDistance } from "../rules/edit-distance";
import { isFirm } from "./firm-names";
import type { boxAround, Point } from "./great-circle";
import { placeKey } from "./place-words";

export interface City extends Point {
  name: string;
  state: string;
  /** How many ZIP codes with a distinct location it has: larger cities have more. */
  weight: number;
}

export interface ZipPlace extends Point {
  zip: string;
  city: City;
}

export const cityLabel = ({ name, state }: Pick<City, "name" | "state">) => `${name}, ${state}`;

/** Military addresses abroad, where nobody drives to a mattress store. */
const abroad = new Set(["AA", "AE", "AP"]);

interface Name {
  key: string;
  letters: number;
  /** The most important first. */
  cities: City[];
}

/**
 * ZIP codes and cities, for looking up places. Of cities with the same name, the largest comes first. A firm with its
 * own ZIP code can be found only by that, because nobody thinks of it as a town.
 */
export class PlaceIndex {
  readonly #zips = new Map<string, ZipPlace>();
  readonly #names = new Map<string, Name>();
  /** The largest first. */
  readonly cities: readonly City[];
  readonly #latitudes: Float64Array;
  readonly #longitudes: Float64Array;

  constructor(rows: readonly PlaceTable[]) {
    const byCity = new Map<string, PlaceTable[]>();
    for (const row of rows) {
      if (abroad.has(row.state)) continue;
      const name = `${row.city} ${row.state}`;
      const group = byCity.get(name);
      if (group === undefined) byCity.set(name, [row]);
      else group.push(row);
    }
    const cities: City[] = [];
    for (const zips of byCity.values()) {
      const city = toCity(zips);
      if (!isFirm(city.name)) cities.push(city);
      for (const { zip, latitude, longitude } of zips) this.#zips.set(zip, { zip, city, latitude, longitude });
    }
    this.cities = cities.sort(largestFirst);
    this.#latitudes = Float64Array.from(this.cities, ({ latitude }) => latitude);
    this.#longitudes = Float64Array.from(this.cities, ({ longitude }) => longitude);
    for (const city of this.cities) {
      const key = placeKey(city.name);
      const name = this.#names.get(key);
      if (name === undefined) this.#names.set(key, { key, letters: lettersOf(key), cities: [city] });
      else name.cities.push(city);
    }
  }

  zip(zip: string): ZipPlace | null {
    return this.#zips.get(zip) ?? null;
  }

  /** Cities within a box, the largest first. Reading typed arrays is many times faster than reading cities. */
  *within(box: ReturnType<typeof boxAround>): Generator<City> {
    for (let place = 0; place < this.cities.length; place += 1) {
      if (box(this.#latitudes[place]!, this.#longitudes[place]!)) yield this.cities[place]!;
    }
  }

  /** Cities with a ZIP code that starts like this one, the largest first. */
  zipsLike(beginning: string): City[] {
    const found = new Set<City>();
    for (const [zip, { city }] of this.#zips) {
      if (zip.startsWith(beginning) && !isFirm(city.name)) found.add(city);
    }
    return [...found].sort(largestFirst);
  }

  /** Cities with a name, the largest first. */
  named(key: string): readonly City[] {
    return this.#names.get(key)?.cities ?? [];
  }

  inState(state: string): City[] {
    return this.cities.filter((city) => city.state === state);
  }

  /** Cities with a similar name, or a name that starts with this one, the most similar first. */
  like(key: string, state: string | null): City[] {
    const typos = key.length < 4 ? 0 : key.length < 7 ? 1 : 2;
    const letters = lettersOf(key);
    const found: { city: City; distance: number }[] = [];
    for (const name of this.#names.values()) {
      const distance = name.key.startsWith(key) && key.length > 2 ? 0.5 : this.#typosIn(key, letters, name, typos);
      if (distance > typos && distance !== 0.5) continue;
      for (const city of name.cities) {
        if (state === null || city.state === state) found.push({ city, distance });
      }
    }
    return found
      .sort((left, right) => left.distance - right.distance || largestFirst(left.city, right.city))
      .map(({ city }) => city);
  }

  /** Compares the sets of letters first: most names are too different to need a full comparison. */
  #typosIn(key: string, letters: number, name: Name, most: number): number {
    if (Math.abs(name.key.length - key.length) > most) return Infinity;
    if (bitsOf(letters ^ name.letters) > 2 * most) return Infinity;
    return editDistance(key, name.key).whole;
  }
}

const largestFirst = (left: City, right: City) =>
  right.weight - left.weight || compare(left.name, right.name) || compare(left.state, right.state);
const compare = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);

/**
 * Its location is the mean of its ZIP codes' locations, each counted once: PO boxes of one post office share theirs.
 */
function toCity(zips: readonly PlaceTable[]): City {
  const points = zips.filter(
    ({ latitude, longitude }, index) =>
      zips.findIndex((other) => other.latitude === latitude && other.longitude === longitude) === index,
  );
  const mean = (of: (point: Point) => number) => {
    const degrees = points.reduce((sum, point) => sum + of(point), 0) / points.length;
    return Math.round(degrees * 10_000) / 10_000;
  };
  const { city: name, state } = zips[0]!;
  return {
    name,
    state,
    latitude: mean(({ latitude }) => latitude),
    longitude: mean(({ longitude }) => longitude),
    weight: points.length,
  };
}

function lettersOf(key: string): number {
  let letters = 0;
  for (let index = 0; index < key.length; index += 1) letters |= 1 << (key.charCodeAt(index) % 32);
  return letters;
}

function bitsOf(word: number): number {
  let count = 0;
  for (let left = word; left !== 0; left &= left - 1) count += 1;
  return count;
}
