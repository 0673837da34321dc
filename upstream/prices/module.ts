import { ofCatalogue } from "../database/table-facts";
import type { Module } from "../module";
import type { PriceTables } from "./tables";

export const pricesModule: Module<PriceTables> = {
  areas: [],
  tables: {
    price_observation: { ...ofCatalogue, refersTo: ["model"] },
    offer: { ...ofCatalogue, refersTo: ["model"] },
  },
};
