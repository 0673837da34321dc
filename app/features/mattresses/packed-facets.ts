import type { Facet } from "~/ui/listing/facets";

/** A value without the names of its fields: its value, label and count, and whether it is selected. */
type PackedValue = [value: string, label: string, count: number, selected: 0 | 1];

/** Facets of a list as its page carries them: with hundreds of values, the names of their fields would weigh more than they. */
type PackedFacet = [key: string, label: string, values: PackedValue[]];

export const packFacets = (facets: readonly Facet[]): PackedFacet[] =>
  facets.map(({ key, label, values }) => [
    key,
    label,
    values.map(({ value, label: name, count, selected }) => [value, name, count, selected ? 1 : 0]),
  ]);

export const unpackFacets = (facets: readonly PackedFacet[]): Facet[] =>
  facets.map(([key, label, values]) => ({
    key,
    label,
    values: values.map(([value, name, count, selected]) => ({ value, label: name, count, selected: selected === 1 })),
  }));
