import type { PlaceChoice } from "#contracts/stores";
import { defaultRadius } from "#contracts/vocabulary/stores";
import { milesBetween } from "./great-circle";
import type { Alternative } from "./find-place";
import { type City, cityLabel, type PlaceIndex } from "./place-index";
import { stateCode } from "#contracts/text/us-states";
import type { StoreIndex } from "./store-index";

/**
 * Cities to search instead, each with the number of stores found with the default radius; those without any come last.
 */
export const toPlaceChoices = (cities: readonly Alternative[], stores: StoreIndex): PlaceChoice[] =>
  cities
    .map((city) => ({
      label: city.zip === undefined ? cityLabel(city) : `${city.zip} (${cityLabel(city)})`,
      value: city.zip ?? cityLabel(city),
      store_count: stores.around(city, defaultRadius).length,
      latitude: city.latitude,
      longitude: city.longitude,
    }))
    .sort((left, right) => Number(left.store_count === 0) - Number(right.store_count === 0));

/**
 * The cities with the most stores, none close to another, so that they cover the whole country; those with the most
 * stores around them first.
 */
export const largestCities = (places: PlaceIndex, stores: StoreIndex) =>
  mostStores(places.cities, stores, { most: 24, apartMiles: 60 }).sort(
    (left, right) => right.store_count - left.store_count,
  );

/** The towns of a state, given by its full name; those with the most stores of their own first. */
export const townsWithStores = (guide: StoreIndex & { places: PlaceIndex }, state: string) =>
  mostStores(guide.places.inState(stateCode(state)), guide, { most: 12, apartMiles: 10 });

function mostStores(
  cities: readonly City[],
  stores: StoreIndex,
  { most, apartMiles }: { most: number; apartMiles: number },
): PlaceChoice[] {
  const counts = new Map<string, number>();
  for (const { city: name, state } of stores.stores) {
    const label = cityLabel({ name, state });
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const countOf = (city: City) => counts.get(cityLabel(city)) ?? 0;
  const chosen: City[] = [];
  const byStores = cities.filter((city) => countOf(city) > 0).sort((left, right) => countOf(right) - countOf(left));
  for (const city of byStores) {
    if (chosen.length === most) break;
    if (chosen.every((other) => milesBetween(city, other) > apartMiles)) chosen.push(city);
  }
  return toPlaceChoices(chosen, stores);
}
