import type { PlaceTable } from "../../../stores/tables";
import type { Random } from "../random";
import { population, states } from "./states";
import { weighted } from "./weighted";

/** What every state has at the least, and the neighborhood of Boise, where journeys through the site begin. */
const leastInState = (count: number) => Math.max(1, Math.floor(count / 375));
const leastInBoise = (count: number) => Math.max(4, Math.floor(count / 250));

/**
 * ZIP codes of stores: states by their people, and within a state more where ZIP codes lie close together. The
 * first one of each state is in its largest city, so that a few stores are spread over the country as well.
 */
export function chooseZips(places: readonly PlaceTable[], count: number, random: Random): PlaceTable[] {
  const zips = grouped(deliveredZips(places), ({ state }) => state);
  const inState = new Map(states.map((state) => [state, weighted(...weigh(zips.get(state) ?? []))]));
  const pick = (state: string) => inState.get(state)!(random);
  const largest = (state: string) => random.pick(largestCity(zips.get(state) ?? []));

  const chosen = states.map(largest);
  for (const state of states) {
    for (let turn = 1; turn < leastInState(count); turn += 1) chosen.push(pick(state));
  }
  for (let turn = 1; turn < leastInBoise(count); turn += 1) chosen.push(largest("ID"));
  const anyState = weighted(
    states,
    states.map((state) => population.get(state) ?? 0),
  );
  while (chosen.length < count) chosen.push(pick(anyState(random)));
  return chosen.slice(0, count);
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

const cell = 0.15;
const cellKey = (row: number, column: number) => row * 10_000 + column;

/** More for a ZIP code with others around it, up to a dozen: past that they are as many as their people want. */
function weigh(zips: readonly PlaceTable[]): [PlaceTable[], number[]] {
  const cells = new Map<number, number>();
  const cellsOf = ({ latitude, longitude }: PlaceTable) =>
    [Math.floor(latitude / cell), Math.floor(longitude / cell)] as const;
  for (const zip of zips) {
    const key = cellKey(...cellsOf(zip));
    cells.set(key, (cells.get(key) ?? 0) + 1);
  }
  const weights = zips.map((zip) => {
    const [row, column] = cellsOf(zip);
    let around = 0;
    for (const up of [-1, 0, 1]) {
      for (const right of [-1, 0, 1]) around += cells.get(cellKey(row + up, column + right)) ?? 0;
    }
    return 4 + Math.min(around, 12);
  });
  return [[...zips], weights];
}
