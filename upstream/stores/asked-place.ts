import { z } from "zod";
import type { PlaceChoice, SearchedPlace } from "#contracts/stores";
import { defaultRadius, storeRadii } from "#contracts/vocabulary/stores";
import { invalid } from "../http/answers";
import type { Values } from "../http/operation";
import { degrees, name, wholeNumber } from "../http/parameters";
import { findPlace, placeOfCoordinates } from "./find-place";
import { toPlaceChoices, townsWithStores } from "./place-choices";
import { placeKey } from "./place-words";
import type { StoreGuide } from "./store-guide";

/** The requested place, as it was understood. */
export interface AskedPlace {
  query: string;
  place: SearchedPlace | null;
  /**
   * The input is the name of a state; its towns with the most stores are the alternatives. Empty if it has no stores.
   */
  state: string | null;
  alternatives: PlaceChoice[];
  radius: number;
}

export const placeParameters = {
  place: name.optional().describe("ZIP code, city with state, or city name."),
  latitude: degrees(90).describe("Degrees north; with a longitude, instead of a place."),
  longitude: degrees(180).describe("Degrees east; with a latitude, instead of a place."),
  radius: wholeNumber(z.literal([...storeRadii]).default(defaultRadius)).describe("Miles."),
};

/**
 * The place that a query names. Typed input takes precedence over the browser's coordinates. `remembered` is the
 * session's place, which its restated label finds again. Throws 400 for half a pair of coordinates.
 */
export function readAskedPlace(
  { place: typed = "", latitude, longitude, radius }: Values<typeof placeParameters>,
  guide: StoreGuide,
  remembered: SearchedPlace | null,
): AskedPlace {
  const here = readCoordinates(latitude, longitude);
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

function readCoordinates(latitude: number | undefined, longitude: number | undefined): SearchedPlace | null {
  if (latitude === undefined && longitude === undefined) return null;
  if (longitude === undefined) throw invalid({ longitude: ["This field is required with a latitude."] });
  if (latitude === undefined) throw invalid({ latitude: ["This field is required with a longitude."] });
  return placeOfCoordinates(latitude, longitude);
}
