import type { Facet } from "../../app/contracts/listing";

/** A facet of a list that is held in the process, as data. */
export interface FacetDefinition<Entry> {
  key: string;
  label: string;
  values: readonly { value: string; label: string }[];
  /** The values that an entry has; those it has of the chosen ones are alternatives. */
  held(entry: Entry): readonly string[];
}

/** What is chosen in each facet; a facet with nothing chosen lets all through. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

const lets = (wanted: readonly string[] = [], held: readonly string[]) =>
  wanted.length === 0 || held.some((value) => wanted.includes(value));

export const passing = <Entry>(
  entries: readonly Entry[],
  facets: readonly FacetDefinition<Entry>[],
  chosen: Chosen,
): Entry[] => {
  const narrowing = facets.filter(({ key }) => (chosen[key] ?? []).length > 0);
  return entries.filter((entry) => narrowing.every(({ key, held }) => lets(chosen[key], held(entry))));
};

/** The facets with how many entries each value would leave; a facet's own choice is left out of its counts. */
export function countFacets<Entry>(
  entries: readonly Entry[],
  facets: readonly FacetDefinition<Entry>[],
  chosen: Chosen,
): Facet[] {
  const counts = facets.map(() => new Map<string, number>());
  for (const entry of entries) {
    const held = facets.map((facet) => facet.held(entry));
    const failed = facets.flatMap(({ key }, index) => (lets(chosen[key], held[index]!) ? [] : index));
    if (failed.length > 1) continue;
    // An entry that fails one facet counts in that one only.
    for (const index of failed.length === 1 ? failed : facets.keys()) {
      const count = counts[index]!;
      for (const value of held[index]!) count.set(value, (count.get(value) ?? 0) + 1);
    }
  }
  return facets.map(({ key, label, values }, index) => ({
    key,
    label,
    values: values.map(({ value, label: name }) => ({
      value,
      label: name,
      count: counts[index]!.get(value) ?? 0,
      selected: chosen[key]?.includes(value) ?? false,
    })),
  }));
}
