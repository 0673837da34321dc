import type { PlaceTable } from "../../stores/tables";
import type { Random } from "../random";
import { population, states } from "./states";
import { reachOf, type UrbanArea, urbanAreas } from "./urban-areas";

/** Boise has this many however few there are: journeys through the site begin there. */
const leastInBoise = 4;
const leastIn = (state: string, count: number) => Math.max(state === "ID" ? leastInBoise : 1, Math.floor(count / 375));

/**
 * ZIP codes of stores: states by their people, and within a state urban areas by theirs. The first one of each
 * state is in its largest city, so that a few stores are spread over the country as well.
 */
export function chooseZips(places: readonly PlaceTable[], count: number, random: Random): PlaceTable[] {
  const delivered = deliveredZips(places);
  const zips = grouped(delivered, ({ state }) => state);
  const people = peopleOfAreas(delivered);
  const inLargestCity = (state: string) => random.pick(largestCity(zips.get(state) ?? []));

  const first = states.map(inLargestCity);
  const inBoise = Array.from({ length: leastInBoise - 1 }, () => inLargestCity("ID"));
  const rest = [...storesByState(count)].flatMap(([state, stores]) => {
    const there = zips.get(state) ?? [];
    const left = stores - 1 - (state === "ID" ? inBoise.length : 0);
    return evenly(there, weigh(there, people, population.get(state) ?? 0), left, random);
  });
  return [...first, ...inBoise, ...random.sample(rest, rest.length)].slice(0, count);
}

/** How many stores each state has: its part by its people, and what it has at the least. */
function storesByState(count: number): Map<string, number> {
  const all = [...population.values()].reduce((sum, thousands) => sum + thousands, 0);
  const parts = states.map((state) => {
    const due = (count * (population.get(state) ?? 0)) / all;
    return { state, due, least: leastIn(state, count), stores: Math.max(leastIn(state, count), Math.floor(due)) };
  });
  const missing = () => count - parts.reduce((sum, { stores }) => sum + stores, 0);
  for (let left = missing(); left !== 0; left = missing()) {
    const step = Math.sign(left);
    const may = parts.filter(({ stores, least }) => step > 0 || stores > least);
    if (may.length === 0) break;
    may.reduce((most, part) =>
      step * (part.due - part.stores) > step * (most.due - most.stores) ? part : most,
    ).stores += step;
  }
  return new Map(parts.map(({ state, stores }) => [state, stores]));
}

/** `count` members of a list, each as often as its weight says, to a whole number: by equal steps along the weights. */
function evenly<T>(list: readonly T[], weights: readonly number[], count: number, random: Random): T[] {
  const step = weights.reduce((sum, weight) => sum + weight, 0) / count;
  let next = random.next() * step;
  let passed = 0;
  return list.flatMap((member, index) => {
    passed += weights[index] ?? 0;
    const times = Math.max(0, Math.ceil((passed - next) / step));
    next += times * step;
    return Array.from({ length: times }, () => member);
  });
}

function grouped(zips: readonly PlaceTable[], nameOf: (zip: PlaceTable) => string): Map<string, PlaceTable[]> {
  const groups = new Map<string, PlaceTable[]>();
  for (const zip of zips) {
    const group = groups.get(nameOf(zip));
    if (group === undefined) groups.set(nameOf(zip), [zip]);
    else group.push(zip);
  }
  return groups;
}

const pointOf = ({ latitude, longitude }: PlaceTable) => Math.round(latitude * 1e4) * 1e7 + Math.round(longitude * 1e4);

const noTown = /\d|&|^Hon$|\b([A-Z] [A-Z] [A-Z]|A F|Afb|Academy|Naval)\b/;

/**
 * ZIP codes with streets of their own, in towns with more than one. Those that share a point with others are boxes
 * or buildings; names with a single ZIP code are hamlets, and some are firms with a mail room.
 */
function deliveredZips(places: readonly PlaceTable[]): PlaceTable[] {
  const sharing = new Map<number, number>();
  for (const place of places) sharing.set(pointOf(place), (sharing.get(pointOf(place)) ?? 0) + 1);
  const towns = grouped(places, ({ city, state }) => `${city} ${state}`);
  return places.filter(
    (place) =>
      population.has(place.state) &&
      sharing.get(pointOf(place)) === 1 &&
      (towns.get(`${place.city} ${place.state}`)?.length ?? 0) > 1 &&
      !noTown.test(place.city),
  );
}

function largestCity(zips: readonly PlaceTable[]): PlaceTable[] {
  const cities = [...grouped(zips, ({ city }) => city).values()];
  return cities.reduce((largest, city) => (city.length > largest.length ? city : largest), []);
}

/** Miles between points that are near each other, of exact steps alone. */
function milesApart(one: { latitude: number; longitude: number }, other: typeof one): number {
  const radians = ((one.latitude + other.latitude) / 2) * (Math.PI / 180);
  const square = radians * radians;
  // A degree of longitude narrows by the cosine of the latitude.
  const narrowing = 1 - square / 2 + (square * square) / 24 - (square * square * square) / 720;
  const [up, right] = [one.latitude - other.latitude, (one.longitude - other.longitude) * narrowing];
  return 69.1 * Math.sqrt(up * up + right * right);
}

/** The urban area that a ZIP code lies in, and how far out, from 0 to 1; of two, that whose middle is nearer for its size. */
function areaOf(zip: PlaceTable): { area: UrbanArea; out: number } | undefined {
  let found: { area: UrbanArea; out: number } | undefined;
  for (const area of urbanAreas) {
    // A degree of latitude is 69 miles, and no area reaches that far.
    if (Math.abs(area.latitude - zip.latitude) > 1) continue;
    const out = milesApart(area, zip) / reachOf(area);
    if (out < (found?.out ?? 1)) found = { area, out };
  }
  return found;
}

/** People live closest in the middle: there a ZIP code has about four times as many as at the edge. */
const closeness = (out: number) => 1 / (0.3 + out);

/** Thousands of people of each ZIP code in an urban area: its part of the area's. */
function peopleOfAreas(zips: readonly PlaceTable[]): Map<PlaceTable, number> {
  const inAreas = zips.flatMap((zip) => {
    const found = areaOf(zip);
    return found === undefined ? [] : [{ zip, area: found.area, share: closeness(found.out) }];
  });
  const shares = new Map<UrbanArea, number>();
  for (const { area, share } of inAreas) shares.set(area, (shares.get(area) ?? 0) + share);
  return new Map(inAreas.map(({ zip, area, share }) => [zip, (area.people * share) / shares.get(area)!]));
}

/** Of a state's people, this part at the least lives outside of its urban areas, which may lie in other states, too. */
const leastOutside = 0.05;

/** How often each of a state's ZIP codes is taken; outside of urban areas they are alike. */
function weigh(zips: readonly PlaceTable[], people: ReadonlyMap<PlaceTable, number>, ofState: number): number[] {
  const outside = zips.filter((zip) => !people.has(zip)).length;
  const urban = zips.reduce((sum, zip) => sum + (people.get(zip) ?? 0), 0);
  const each = Math.max(ofState - urban, ofState * leastOutside) / Math.max(1, outside);
  return zips.map((zip) => people.get(zip) ?? each);
}
