import type { StoreGuide } from "./store-guide";

/** IDs of the stores within `miles` of a ZIP code (five digits); null for an unknown ZIP code. */
export function storesNearZip(guide: StoreGuide, zip: string, miles: number): ReadonlySet<number> | null {
  const place = guide.places.zip(zip);
  return place === null ? null : new Set(guide.around(place, miles).map(({ store }) => store.id));
}

/** The two-letter state of a ZIP code; null for an unknown ZIP code. */
export const stateOfZip = ({ places }: StoreGuide, zip: string): string | null => places.zip(zip)?.city.state ?? null;
