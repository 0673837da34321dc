import { z } from "zod";
import { facet } from "./listing";
import { yourMatch } from "./match/match";
import { modelSummary, namedLink, ownerRating } from "./mattress";
import { count, latitude, longitude, miles, minutesOfDay } from "./quantities";
import { day, demo, list, maybe, maybeList, orElse, paged } from "./tolerance";
import { storeSortLabels } from "./vocabulary/stores";
import { termsOf } from "./vocabulary/terms";

export const storeSorts = termsOf(storeSortLabels);

/** Opening hours of one day, minutes since midnight of the store's own clock; null: closed all day. */
export const dayHours = maybe(z.object({ opens: minutesOfDay, closes: minutesOfDay }));

/** Whether it is open at the moment of the answer, by the store's own clock. */
export const openState = z.object({
  open: z.boolean(),
  holiday: maybe(z.string()).describe(
    "Name of the federal holiday that it is there today: its hours aren’t known, and it doesn’t count as open.",
  ),
  usual: dayHours.describe("On a holiday, the hours of that day of the week otherwise; null: closed, or not known."),
  changes: maybe(
    z.object({
      day: z.number().int().min(0).max(6).describe("From 0, Sunday."),
      minutes: minutesOfDay,
      today: z.boolean(),
    }),
  ).describe("When that changes next: day of the week from 0, Sunday, and minutes since midnight there; null: never."),
});

export const storeDiscount = z.object({
  title: z.string(),
  terms: orElse(z.string(), ""),
  starts_on: day,
  ends_on: maybe(day),
  last_checked_on: day,
});

/** Formatters throw at an unknown zone. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

export const timeZone = z.string().refine(isTimeZone).describe("IANA name, such as America/Boise.");

/** A retailer location by what the specification, section 3, names of it. */
export const retailerLocation = z.object({
  slug: z.string().describe("Shown with spaces for hyphens (specification, section 3)."),
  has_ldp_status: orElse(z.boolean(), false).describe("It has a page of local discount promotions."),
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
  distance_miles: maybe(miles).describe("From the searched place, in tenths; null when none was searched."),
  open: maybe(openState),
  brands: maybeList(namedLink, 100, "catalogue"),
  model_count: maybe(count),
  rating: ownerRating.describe("By shoppers who reviewed it; no average below five of them."),
  discount: maybe(storeDiscount).describe("The discount that runs today and ends first."),
});

/** A place that was searched, as it was understood. */
export const searchedPlace = z.object({
  kind: z.enum(["zip", "city", "coordinates"]),
  label: z.string().describe('Restated: "Boise, ID", "83702 (Boise, ID)", "Near you".'),
  latitude,
  longitude,
});

/** A place to search instead: `value` is what the search field takes. */
export const placeChoice = z.object({
  label: z.string(),
  value: z.string(),
  store_count: count,
  latitude,
  longitude,
});

/** What every search around a place answers of it. */
const placeAnswer = {
  query: orElse(z.string(), "").describe("As typed."),
  place: maybe(searchedPlace).describe(
    "Null: nothing was searched, or no such place was found (then `query` is not empty).",
  ),
  state: maybe(z.string()).describe("The state that was typed instead of a place: `alternatives` are its towns."),
  alternatives: maybeList(placeChoice, 12, "rules").describe(
    "Other places of that name, or names like it when none was found.",
  ),
  cities: maybeList(placeChoice, 24, "rules").describe("Largest cities with stores, for a page without a place."),
  radius: orElse(count, 25),
};

/** GET stores/ */
export const storeSearch = z.object({
  demo,
  ...placeAnswer,
  radii: maybeList(z.object({ miles: count, count }), 10, "rules").describe(
    "How many stores each radius holds with the other filters.",
  ),
  sort: orElse(z.enum(storeSorts), storeSorts[0]),
  ...paged,
  items: list(storeSummary, 20),
  ldp_store_count: maybe(count).describe(
    "Of all that match, not only of this page: stores with a page of local discount promotions, and their retailers.",
  ),
  ldp_retailer_count: maybe(count),
  holiday: maybe(z.string()).describe(
    "Name of the federal holiday that it is today at stores within the radius, whatever is filtered.",
  ),
  facets: maybeList(facet, 4, "rules").describe('Keys: brand, open and discount (each with the one value "true").'),
  map: orElse(
    z.object({
      pins: maybeList(z.object({ slug: z.string(), latitude, longitude }), 300).describe(
        "Every matching store, nearest first, 300 at most.",
      ),
      labels: maybeList(z.object({ name: z.string(), latitude, longitude }), 12, "rules").describe(
        "Larger places around, the most important first.",
      ),
    }),
    { pins: [], labels: [] },
  ),
});

/** GET stores/{slug}/ */
export const storeDetail = z.object({
  demo,
  store: storeSummary.extend({
    hours: maybe(z.array(dayHours).length(7)).describe("Sunday first."),
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
      "Beds in the store by brand, then name, each with the day someone last saw it there and how well it fits the answers of the quiz that the visit remembers.",
    ),
  }),
  nearby: maybeList(storeSummary, 5, "rules").describe("The five nearest others."),
});

/** A store that has a bed, and the day somebody last saw it there. */
const sighting = z.object({ store: storeSummary, confirmed_on: day });

/** GET floor-brands/ */
export const floorBrands = z.object({
  demo,
  ...placeAnswer,
  store_count: maybe(count).describe("Stores within the radius."),
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
        "How many stores within each radius have it.",
      ),
      nearest: maybe(sighting).describe("However far away, where no store within the radius has it."),
    }),
    20,
    "query",
  ).describe(
    "The asked-for models in the order asked for, each with the nearest stores that have it: ten at most of a single model, else three.",
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
