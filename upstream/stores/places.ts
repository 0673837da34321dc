import type { Db } from "../database/engine";
import { insertRows } from "../database/insert-rows";
import type { PlaceTable } from "./tables";

interface ZipCode {
  zip: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
  country: string;
}

/** Where a longitude may be east of Greenwich: forces abroad, Guam and the islands around it, the Aleutians, and Wake, which is listed under Hawaii. */
const eastern = new Set(["AA", "AE", "AP", "GU", "MP", "PW", "FM", "MH", "AK", "HI"]);

/** ZIP codes of the United States, its territories and its forces abroad, from the package zipcodes (US Census). */
export async function readPlaces(): Promise<PlaceTable[]> {
  // Five megabytes that only the first start needs.
  const { default: zipcodes } = (await import("zipcodes")) as { default: { codes: Record<string, ZipCode> } };
  return Object.values(zipcodes.codes)
    .filter(({ country, city, latitude, longitude }) => country === "US" && city && latitude && longitude)
    .map(({ zip, city, state, latitude, longitude }) => ({
      zip,
      city: city.replace(/\bMc[a-z]/g, (start) => `Mc${start.charAt(2).toUpperCase()}`),
      state,
      latitude,
      // ZIP 10200 has lost its sign there, which would put the middle of New York into the Atlantic.
      longitude: eastern.has(state) ? longitude : -Math.abs(longitude),
    }));
}

export async function insertPlaces(db: Db): Promise<void> {
  await insertRows(db, "place", await readPlaces());
}
