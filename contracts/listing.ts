import { z } from "zod";
import { count } from "./quantities";
import { list, orElse } from "./tolerance";

/** Facets, shared by all listings. */

export const facetValue = z.object({
  value: z.string(),
  label: z.string(),
  count: count.describe(
    "Number of items in the list if this value were selected in this facet, given the other facets.",
  ),
  selected: orElse(z.boolean(), false),
});

export const facet = z.object({
  key: z.string().describe("Name of the query parameter, which holds the selected values separated by commas."),
  label: z.string(),
  values: list(facetValue, 300, "catalogue"),
});

export type Facet = z.infer<typeof facet>;
export type FacetValue = z.infer<typeof facetValue>;
