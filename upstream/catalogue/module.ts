import { ofCatalogue } from "../database/table-facts";
import type { Module } from "../module";
import { catalogue } from "./resource";
import type { CatalogueServices } from "./services";
import type { CatalogueTables } from "./tables";

export const catalogueModule: Module<CatalogueTables, CatalogueServices> = {
  areas: [catalogue],
  tables: {
    brand: { ...ofCatalogue, numbered: true },
    collection: { ...ofCatalogue, refersTo: ["brand"], numbered: true },
    mattress_line: { ...ofCatalogue, refersTo: ["collection"], numbered: true },
    model: { ...ofCatalogue, refersTo: ["mattress_line"], numbered: true },
    layer: { ...ofCatalogue, refersTo: ["model"] },
    variant: { ...ofCatalogue, refersTo: ["model"] },
    policy: { ...ofCatalogue, refersTo: ["model"] },
    certificate: { ...ofCatalogue, refersTo: ["model"] },
    alias: { ...ofCatalogue, refersTo: ["model"] },
    owner_rating: { ...ofCatalogue, refersTo: ["model"] },
    model_card: { view: true, whose: "nobody", because: "The catalogue, as its lists have it." },
  },
};
