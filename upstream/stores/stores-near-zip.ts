import type { StoreGuide } from "./store-guide";

/** Ids of the stores within `miles` of a ZIP code (five digits); null when there is no such ZIP code. */
export function storesNearZip(guide: StoreGuide, zip: string, miles: number): ReadonlySet<number> | null {
  const place = guide.places.zip(zip);
  return place === null ? null : new Set(guide.around(place, miles).map(({ store }) => store.id));
}

/** Two letters of the state of a ZIP code; null when there is no such ZIP code. */
export const stateOfZip = ({ places }: StoreGuide, zip: string): string | null => places.zip(zip)?.city.state ?? null;
