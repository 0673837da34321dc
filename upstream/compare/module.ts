import { ofCatalogue } from "../database/table-facts";
import type { Module } from "../module";
import { comparisons } from "./resource";
import type { CompareServices } from "./services";
import type { ComparisonTables } from "./tables";

export const compareModule: Module<ComparisonTables, CompareServices> = {
  areas: [comparisons],
  tables: { comparison: { ...ofCatalogue, refersTo: ["brand"] } },
};
