import { ofCatalogue } from "../database/table-facts";
import type { Module } from "../module";
import { deals } from "./resource";
import type { DealServices } from "./services";
import type { DealTables } from "./tables";

export const dealsModule: Module<DealTables, DealServices> = {
  areas: [deals],
  tables: {
    deal: { ...ofCatalogue, refersTo: ["brand"], numbered: true },
    deal_model: { ...ofCatalogue, refersTo: ["deal", "model"] },
    cashback_offer: { ...ofCatalogue, refersTo: ["brand"], numbered: true },
  },
};
