import type { DayHours, StoreDiscount } from "../../../../app/contracts/stores";

/** What the generator of stores makes: plain rows, joined by slug with the catalogue. */

export interface SeedRetailer {
  slug: string;
  name: string;
}

export interface SeedStore {
  slug: string;
  retailer_slug: string;
  has_ldp_status: boolean;
  street: string;
  city: string;
  state: string;
  zip: string;
  latitude: number;
  longitude: number;
  time_zone: string;
  phone: string;
  /** Sunday first. */
  hours: DayHours[];
  floor: { model_slug: string; confirmed_on: string }[];
  discounts: StoreDiscount[];
}

export interface SeedStores {
  retailers: SeedRetailer[];
  stores: SeedStore[];
  /** Brands that are not delivered everywhere, with the states they are delivered to. */
  deliveries: { brand_slug: string; delivery_states: readonly string[] }[];
}
