import type { Generated, JSONColumnType } from "kysely";
import type { DayHours } from "#contracts/stores";
import type { Named } from "../database/columns";

export interface PlaceTable {
  zip: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
}
export interface RetailerTable extends Named {}
export interface StoreTable {
  id: Generated<number>;
  retailer_id: number;
  slug: string;
  has_ldp_status: boolean;
  street: string;
  city: string;
  state: string;
  zip: string;
  latitude: number;
  longitude: number;
  /** IANA name. */
  time_zone: string;
  phone: string;
  /** Sunday first. */
  hours: JSONColumnType<DayHours[]>;
}
export interface FloorModelTable {
  store_id: number;
  model_id: number;
  confirmed_on: string;
}
export interface StoreDiscountTable {
  id: Generated<number>;
  store_id: number;
  title: string;
  terms: string;
  starts_on: string;
  ends_on: string | null;
  last_checked_on: string;
}

export interface StoreTables {
  place: PlaceTable;
  retailer: RetailerTable;
  store: StoreTable;
  floor_model: FloorModelTable;
  store_discount: StoreDiscountTable;
}

declare module "../database/tables" {
  interface Database extends StoreTables {}
}
