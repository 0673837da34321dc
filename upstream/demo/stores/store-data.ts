import type { DayHours, StoreDiscount } from "#contracts/stores";
import type { StoreTable } from "../../stores/tables";

/** What the generator of stores makes: plain rows, joined by slug with the catalogue. */

export interface SeedRetailer {
  slug: string;
  name: string;
}

export interface SeedStore extends Omit<StoreTable, "id" | "retailer_id" | "hours"> {
  retailer_slug: string;
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
