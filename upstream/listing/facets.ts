import type { Facet } from "#contracts/listing";
import type { NamedLink } from "#contracts/mattress";
import { inOrder } from "./sort";

export interface FacetValue {
  value: string;
  label: string;
}

/** A band includes values of at least `from` and less than `to`. */
export interface Band extends FacetValue {
  from: number;
  to: number;
}

/** A facet of an in-memory list, as data. */
export interface PlainFacet<Part, Key extends string = string> {
  key: Key;
  label: string;
  values: readonly FacetValue[];
  /** The values that a part has; chosen values are alternatives. */
  valuesOf(part: Part): readonly string[];
  /** Used when a request names none. */
  defaults?: readonly string[];
}

export interface FacetDefinition<Part, Key extends string = string> extends PlainFacet<Part, Key> {
  /** The part after choosing the value, if that changes it: another size has other prices. */
  withValue?(part: Part, value: string): Part;
}

/** The choices in each facet; a facet without choices accepts everything. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

/** The parts of an entry: it is listed when a single part passes every facet. Most entries are their only part. */
export type PartsOf<Entry, Part> = (entry: Entry) => readonly Part[];

export const inBand = (bands: readonly Band[], number: number | null) =>
  number === null ? [] : bands.filter(({ from, to }) => number >= from && number < to).map(({ value }) => value);

/** The distinct links as values, by name. */
export const namedValues = (links: readonly NamedLink[]): FacetValue[] =>
  inOrder(
    [...new Map(links.map(({ slug, name }) => [slug, name]))].map(([value, label]) => ({ value, label })),
    [{ of: ({ label }) => label.toLowerCase() }],
  );

/** The facets with choices, as the tests that a part must pass. */
const narrowing = <Part, Key extends string>(facets: readonly FacetDefinition<Part, Key>[], chosen: Chosen) =>
  facets.flatMap((facet) => {
    const wanted = chosen[facet.key] ?? [];
    return wanted.length === 0
      ? []
      : { facet, passes: (part: Part) => facet.valuesOf(part).some((value) => wanted.includes(value)) };
  });

export function passing<Entry, Part>(
  entries: readonly Entry[],
  partsOf: PartsOf<Entry, Part>,
  facets: readonly FacetDefinition<Part>[],
  chosen: Chosen,
): Entry[] {
  const tests = narrowing(facets, chosen);
  return entries.filter((entry) => partsOf(entry).some((part) => tests.every(({ passes }) => passes(part))));
}

/** The facets with the number of entries each value would leave; a facet's own choices don't affect its counts. */
export function countFacets<Entry, Part, Key extends string>(
  entries: readonly Entry[],
  partsOf: PartsOf<Entry, Part>,
  facets: readonly FacetDefinition<Part, Key>[],
  chosen: Chosen,
): (Facet & { key: Key })[] {
  const tests = narrowing(facets, chosen);
  const plain = facets.filter(({ withValue }) => withValue === undefined);
  const counted = new Map(facets.map((facet) => [facet, new Map<string, { entry: Entry; count: number }>()]));
  const count = (facet: FacetDefinition<Part, Key>, value: string, entry: Entry) => {
    const row = counted.get(facet)!.get(value);
    if (row === undefined) counted.get(facet)!.set(value, { entry, count: 1 });
    else if (row.entry !== entry) {
      row.entry = entry;
      row.count += 1;
    }
  };
  for (const entry of entries) {
    for (const part of partsOf(entry)) {
      const failed = tests.filter(({ passes }) => !passes(part));
      // A part that fails exactly one facet counts only in that one.
      const [only] = failed;
      const counting = only === undefined ? plain : failed.length > 1 || only.facet.withValue ? [] : [only.facet];
      for (const facet of counting) for (const value of facet.valuesOf(part)) count(facet, value, entry);
    }
  }
  for (const facet of facets) {
    const { withValue } = facet;
    if (withValue === undefined) continue;
    const others = tests.filter((test) => test.facet !== facet);
    for (const entry of entries) {
      for (const part of partsOf(entry)) {
        for (const value of facet.valuesOf(part)) {
          const changed = others.length === 0 ? part : withValue(part, value);
          if (others.every(({ passes }) => passes(changed))) count(facet, value, entry);
        }
      }
    }
  }
  return facets.map((facet) => ({
    key: facet.key,
    label: facet.label,
    values: facet.values.map(({ value, label }) => ({
      value,
      label,
      count: counted.get(facet)!.get(value)?.count ?? 0,
      selected: chosen[facet.key]?.includes(value) ?? false,
    })),
  }));
}
