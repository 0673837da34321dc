import { z } from "zod";
import type { PlaceChoice, SearchedPlace } from "#contracts/stores";
import { defaultRadius, storeRadii } from "#contracts/vocabulary/stores";
import type { Query } from "../http/query";
import { type Errors, unknownValue } from "../listing/choices";
import { findPlace, placeOfCoordinates } from "./find-place";
import { toPlaceChoices, townsWithStores } from "./place-choices";
import { placeKey } from "./place-words";
import type { StoreGuide } from "./store-guide";

/** Where a request wants to be, as it was understood. */
export interface AskedPlace {
  query: string;
  place: SearchedPlace | null;
  /** What was typed is the name of a state, whose towns with the most stores are the alternatives: none where it has no store. */
  state: string | null;
  alternatives: PlaceChoice[];
  radius: number;
}

export const placeParameters = {
  place: z.string().max(200).optional().describe("ZIP code, city with state, or name of a city."),
  latitude: z.number().min(-90).max(90).optional().describe("Degrees north; with a longitude, instead of a place."),
  longitude: z.number().min(-180).max(180).optional().describe("Degrees east; with a latitude, instead of a place."),
  radius: z
    .literal([...storeRadii])
    .default(defaultRadius)
    .describe("Miles."),
};

/**
 * Reads ?place=, ?latitude= with ?longitude=, and ?radius=. What is typed counts before the browser's coordinates.
 * `remembered` is the visit's place, which the words that restate it find again.
 */
export function readAskedPlace(
  query: Query,
  guide: StoreGuide,
  remembered: SearchedPlace | null,
  errors: Errors,
): AskedPlace {
  const typed = query.text("place") ?? "";
  const radius = Number(query.text("radius") ?? defaultRadius);
  if (!storeRadii.some((miles) => miles === radius)) errors.radius = [unknownValue(query.text("radius") ?? "")];
  const here = readCoordinates(query, errors);
  const found = { query: typed, state: null, alternatives: [], radius };
  if (typed === "") return { ...found, place: here };
  if (remembered?.kind === "coordinates" && placeKey(typed) === placeKey(remembered.label)) {
    return { ...found, place: remembered };
  }
  const { place, state, alternatives } = findPlace(guide.places, typed);
  return {
    ...found,
    place,
    state,
    alternatives: state === null ? toPlaceChoices(alternatives, guide) : townsWithStores(guide, state),
  };
}

function readCoordinates(query: Query, errors: Errors): SearchedPlace | null {
  const read = (name: "latitude" | "longitude", most: number) => {
    const text = query.text(name);
    const degrees = Number(text);
    if (text !== null && /^-?\d{1,3}(\.\d+)?$/.test(text) && Math.abs(degrees) <= most) return degrees;
    if (text !== null) errors[name] = [`Enter degrees from -${most} to ${most}.`];
    return null;
  };
  const [latitude, longitude] = [read("latitude", 90), read("longitude", 180)];
  if (latitude !== null && longitude !== null) return placeOfCoordinates(latitude, longitude);
  if (latitude !== null && errors.longitude === undefined)
    errors.longitude = ["This field is required with a latitude."];
  if (longitude !== null && errors.latitude === undefined)
    errors.latitude = ["This field is required with a longitude."];
  return null;
}
