import { ofCatalogue } from "../database/table-facts";
import type { Module } from "../module";
import { comparisons } from "./resource";
import type { ComparisonTables } from "./tables";

export const compareModule: Module<ComparisonTables> = {
  areas: [comparisons],
  tables: { comparison: { ...ofCatalogue, refersTo: ["brand"] } },
};
