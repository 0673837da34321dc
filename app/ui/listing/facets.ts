import { listed } from "#contracts/english";
import type { ListQuery, ListShape } from "./address";

/** Facets of a list, of whatever it lists. */

export interface FacetValue {
  value: string;
  label: string;
  /** How many items the list would hold if this value were chosen in this facet beside the other facets. */
  count: number;
  selected: boolean;
}

export interface Facet {
  /** Name of the query parameter, which holds chosen values separated by commas. */
  key: string;
  label: string;
  values: readonly FacetValue[];
}

/** A list as an address filters it. */
export interface FilteredList {
  list: ListShape;
  query: ListQuery;
  facets: readonly Facet[];
}

export const chosenIn = (facet: Facet) => facet.values.filter((value) => value.selected);

/** Facets that the address names: what the upstream selects by itself, such as running deals, is no choice. */
export const chosenFacets = (facets: readonly Facet[], query: ListQuery) =>
  facets.filter((facet) => query[facet.key] !== undefined && chosenIn(facet).length > 0);

/** "“Hybrid” and “Latex”" */
export const chosenWords = (facet: Facet) =>
  listed(
    chosenIn(facet).map(({ label }) => `“${label}”`),
    "and",
  );

/** Facets whose removal brings items back: something is chosen in them, and the others alone leave at least one item. */
export const facetsToDrop = (facets: readonly Facet[]) =>
  facets.filter((facet) => chosenIn(facet).length > 0 && facet.values.some((value) => value.count > 0));
