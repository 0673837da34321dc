import { z } from "zod";
import { facet } from "./listing";
import { modelSummary, namedLink } from "./mattress";

/** Radii in miles that a search offers. */
export const storeRadii = [5, 10, 25, 50, 100] as const;
export const storeSorts = ["distance", "models", "name"] as const;

/** Opening hours of one day, minutes since midnight of the store's own clock; null: closed all day. */
export const dayHours = z.object({ opens: z.number().int(), closes: z.number().int() }).nullable();

/** Whether it is open at the moment of the answer, by the store's own clock. */
export const openState = z.object({
  open: z.boolean(),
  /** When that changes next: day of the week from 0, Sunday, and minutes since midnight there; null: never. */
  changes: z.object({ day: z.number().int().min(0).max(6), minutes: z.number().int(), today: z.boolean() }).nullable(),
});

export const storeDiscount = z.object({
  title: z.string(),
  terms: z.string(),
  starts_on: z.string(),
  ends_on: z.string().nullable(),
  last_checked_on: z.string(),
});

export const storeSummary = z.object({
  /** Shown with spaces for hyphens (specification, section 3). */
  slug: z.string(),
  /** It has a page of local discount promotions. */
  has_ldp_status: z.boolean(),
  retailer: namedLink,
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  phone: z.string(),
  /** IANA name, such as America/Boise. */
  time_zone: z.string(),
  /** From the searched place, in tenths; null when none was searched. */
  distance_miles: z.number().nullable(),
  open: openState,
  brands: z.array(namedLink),
  model_count: z.number().int(),
  /** The discount that runs today and ends first. */
  discount: storeDiscount.nullable(),
});

/** A place that was searched, as it was understood. */
export const searchedPlace = z.object({
  kind: z.enum(["zip", "city", "coordinates"]),
  /** Restated: "Boise, ID", "83702 (Boise, ID)", "Near you". */
  label: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

/** A place to search instead: `value` is what the search field takes. */
export const placeChoice = z.object({
  label: z.string(),
  value: z.string(),
  store_count: z.number().int(),
  latitude: z.number(),
  longitude: z.number(),
});

/**
 * GET stores/?place=&latitude=&longitude=&radius=&sort=&open=true&discount=true&brand=&page= (20 a page; out of range 404).
 * `place` is a ZIP, "City, ST" or the name of a place; coordinates come from the browser instead of it.
 * The place is remembered in the session: near_ldp_store of the current user follows it.
 */
export const storeSearch = z.object({
  demo: z.boolean(),
  /** As typed. */
  query: z.string(),
  /** Null: nothing was searched, or no such place was found (then `query` is not empty). */
  place: searchedPlace.nullable(),
  /** Other places of that name, or names like it when none was found. */
  alternatives: z.array(placeChoice),
  /** Largest cities with stores, for a page without a place. */
  cities: z.array(placeChoice),
  radius: z.number().int(),
  /** How many stores each radius holds with the other filters. */
  radii: z.array(z.object({ miles: z.number().int(), count: z.number().int() })),
  sort: z.enum(storeSorts),
  count: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  items: z.array(storeSummary),
  /** Keys: brand, open and discount (each with the one value "true"). */
  facets: z.array(facet),
  map: z.object({
    /** Every matching store, nearest first, 300 at most. */
    pins: z.array(z.object({ slug: z.string(), latitude: z.number(), longitude: z.number() })),
    /** Larger places around, the most important first. */
    labels: z.array(z.object({ name: z.string(), latitude: z.number(), longitude: z.number() })),
  }),
});

/** GET stores/{slug}/ */
export const storeDetail = z.object({
  demo: z.boolean(),
  store: storeSummary.extend({
    /** Sunday first. */
    hours: z.array(dayHours).length(7),
    discounts: z.array(storeDiscount),
    /** Beds on the floor by brand, then name, each with the day somebody last saw it there. */
    floor: z.array(z.object({ model: modelSummary, confirmed_on: z.string() })),
  }),
  /** The five nearest others. */
  nearby: z.array(storeSummary),
});

/**
 * GET floor-brands/?place=&latitude=&longitude=&radius=&models=slug,slug : what stands on floors around a place.
 * Without a place `brands` counts the stores of the whole country.
 */
export const floorBrands = z.object({
  demo: z.boolean(),
  query: z.string(),
  place: searchedPlace.nullable(),
  alternatives: z.array(placeChoice),
  cities: z.array(placeChoice),
  radius: z.number().int(),
  /** Stores within the radius. */
  store_count: z.number().int(),
  brands: z.array(
    z.object({
      brand: namedLink,
      store_count: z.number().int(),
      model_count: z.number().int(),
      nearest_miles: z.number().nullable(),
    }),
  ),
  /** The asked-for models in the order asked for, each with the nearest stores that have it, three at most. */
  models: z.array(
    z.object({
      model: modelSummary,
      store_count: z.number().int(),
      stores: z.array(z.object({ store: storeSummary, confirmed_on: z.string() })),
    }),
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
