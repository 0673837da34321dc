import { ofCatalogue } from "../database/table-facts";
import type { Module } from "../module";
import { stores } from "./resource";
import type { StoresServices } from "./services";
import type { StoreTables } from "./tables";

export const storesModule: Module<StoreTables, StoresServices> = {
  areas: [stores],
  tables: {
    place: { whose: "nobody", because: "Towns." },
    retailer: { ...ofCatalogue, numbered: true },
    store: { ...ofCatalogue, refersTo: ["retailer"], numbered: true },
    floor_model: { ...ofCatalogue, refersTo: ["store", "model"] },
    store_discount: { ...ofCatalogue, refersTo: ["store"], numbered: true },
  },
};
