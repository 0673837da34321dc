import { z } from "zod";
import { facet } from "./listing";
import { yourMatch } from "./match/match";
import { modelSummary, namedLink, ownerRating } from "./mattress";
import { count, latitude, longitude, miles, minutesOfDay } from "./quantities";
import { day, demo, list, maybe, maybeList, orElse, paged } from "./tolerance";
import { storeSortLabels } from "./vocabulary/stores";
import { termsOf } from "./vocabulary/terms";

export const storeSorts = termsOf(storeSortLabels);

/** Opening hours of one day, in minutes since midnight, local time; null: closed all day. */
export const dayHours = maybe(z.object({ opens: minutesOfDay, closes: minutesOfDay }));

/** Whether it is open at the time of the response, in local time. */
export const openState = z.object({
  open: z.boolean(),
  holiday: maybe(z.string()).describe(
    "Name of today's federal holiday there: its hours aren’t known, and it doesn’t count as open.",
  ),
  usual: dayHours.describe("On a holiday, the usual hours for that day of the week; null if closed or unknown."),
  changes: maybe(
    z.object({
      day: z.number().int().min(0).max(6).describe("Counted from 0, Sunday."),
      minutes: minutesOfDay,
      today: z.boolean(),
    }),
  ).describe("Next change: day of the week from 0, Sunday, and minutes since midnight local time; null if never."),
});

export const storeDiscount = z.object({
  title: z.string(),
  terms: orElse(z.string(), ""),
  starts_on: day,
  ends_on: maybe(day),
  last_checked_on: day,
});

/** Formatters throw for an unknown zone. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

export const timeZone = z.string().refine(isTimeZone).describe("IANA name, such as America/Boise.");

/** A retailer location with the fields that the specification, section 3, names. */
export const retailerLocation = z.object({
  slug: z.string().describe("Shown with spaces in place of hyphens (specification, section 3)."),
  has_ldp_status: orElse(z.boolean(), false).describe("Whether it has a page of local discount promotions."),
  retailer: z.object({ slug: maybe(z.string()), name: z.string() }),
});

export const storeSummary = retailerLocation.extend({
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  latitude,
  longitude,
  phone: maybe(z.string()),
  time_zone: maybe(timeZone),
  distance_miles: maybe(miles).describe("Distance from the searched place, in tenths; null if none was searched."),
  open: maybe(openState),
  brands: maybeList(namedLink, 100, "catalogue"),
  model_count: maybe(count),
  rating: ownerRating.describe("From shoppers who reviewed it; no average below five of them."),
  discount: maybe(storeDiscount).describe("The discount running today that ends first."),
});

/** A searched place, as interpreted. */
export const searchedPlace = z.object({
  kind: z.enum(["zip", "city", "coordinates"]),
  label: z.string().describe('Restated: "Boise, ID", "83702 (Boise, ID)", "Near you".'),
  latitude,
  longitude,
});

/** A place to search instead: `value` is the input for the search field. */
export const placeChoice = z.object({
  label: z.string(),
  value: z.string(),
  store_count: count,
  latitude,
  longitude,
});

/** What the response to every search around a place says about it. */
const placeAnswer = {
  query: orElse(z.string(), "").describe("As typed."),
  place: maybe(searchedPlace).describe(
    "Null if nothing was searched or no such place was found (`query` is then not empty).",
  ),
  state: maybe(z.string()).describe("The state that was typed instead of a place; `alternatives` lists its towns."),
  alternatives: maybeList(placeChoice, 12, "rules").describe(
    "Other places with that name, or similar names if none was found.",
  ),
  cities: maybeList(placeChoice, 24, "rules").describe("Largest cities with stores, for a page without a place."),
  radius: orElse(count, 25),
};

/** GET stores/ */
export const storeSearch = z.object({
  demo,
  ...placeAnswer,
  radii: maybeList(z.object({ miles: count, count }), 10, "rules").describe(
    "Number of stores within each radius, given the other filters.",
  ),
  sort: orElse(z.enum(storeSorts), storeSorts[0]),
  ...paged,
  items: list(storeSummary, 20),
  ldp_store_count: maybe(count).describe(
    "Across all matches, not only this page: stores with a page of local discount promotions, and their retailers.",
  ),
  ldp_retailer_count: maybe(count),
  holiday: maybe(z.string()).describe(
    "Name of today's federal holiday at stores within the radius, regardless of filters.",
  ),
  facets: maybeList(facet, 4, "rules").describe(
    'Keys: brand, and with the single value "true" each, open and discount.',
  ),
  map: orElse(
    z.object({
      pins: maybeList(z.object({ slug: z.string(), latitude, longitude }), 300).describe(
        "Every matching store, closest first, 300 at most.",
      ),
      labels: maybeList(z.object({ name: z.string(), latitude, longitude }), 12, "rules").describe(
        "Larger places in the area, most important first.",
      ),
    }),
    { pins: [], labels: [] },
  ),
});

/** GET stores/{slug}/ */
export const storeDetail = z.object({
  demo,
  store: storeSummary.extend({
    hours: maybe(z.array(dayHours).length(7)).describe("Starting with Sunday."),
    discounts: maybeList(storeDiscount, 20, "catalogue"),
    floor: maybeList(
      z.object({
        model: modelSummary,
        confirmed_on: day,
        your_match: maybe(yourMatch.omit({ answers: true })),
      }),
      100,
      "catalogue",
    ).describe(
      "Beds in the store sorted by brand, then name, each with the day it was last seen there and how well it fits the " +
        "quiz answers that the visit remembers.",
    ),
  }),
  nearby: maybeList(storeSummary, 5, "rules").describe("The five closest others."),
});

/** A store that has a bed, and the day it was last seen there. */
const sighting = z.object({ store: storeSummary, confirmed_on: day });

/** GET floor-brands/ */
export const floorBrands = z.object({
  demo,
  ...placeAnswer,
  store_count: maybe(count).describe("Number of stores within the radius."),
  brands: list(
    z.object({
      brand: namedLink,
      store_count: count,
      model_count: count,
      nearest_miles: maybe(miles),
    }),
    300,
    "catalogue",
  ),
  models: maybeList(
    z.object({
      model: modelSummary,
      store_count: count,
      stores: maybeList(sighting, 10, "rules"),
      radii: maybeList(z.object({ miles: count, count }), 10, "rules").describe(
        "Number of stores within each radius that have it.",
      ),
      nearest: maybe(sighting).describe("The closest at any distance, if no store within the radius has it."),
    }),
    20,
    "query",
  ).describe(
    "The requested models in the requested order, each with the closest stores that have it: at most ten for a single model, otherwise three.",
  ),
});

export type StoreSort = (typeof storeSorts)[number];
export type DayHours = z.infer<typeof dayHours>;
export type OpenState = z.infer<typeof openState>;
export type StoreDiscount = z.infer<typeof storeDiscount>;
export type StoreSummary = z.infer<typeof storeSummary>;
export type SearchedPlace = z.infer<typeof searchedPlace>;
export type PlaceChoice = z.infer<typeof placeChoice>;
export type StoreSearch = z.infer<typeof storeSearch>;
export type StoreDetail = z.infer<typeof storeDetail>;
export type FloorBrands = z.infer<typeof floorBrands>;
