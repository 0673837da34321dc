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

/** What the list holds, as in "brand" and "brands". */
export interface Nouns {
  one: string;
  many: string;
}

export const chosenIn = (facet: Facet) => facet.values.filter((value) => value.selected);

/** "type: Hybrid, Latex" */
export const chosenWords = (facet: Facet) =>
  `${facet.label.toLowerCase()}: ${chosenIn(facet)
    .map(({ label }) => label)
    .join(", ")}`;

/**
 * Facets whose removal brings items back: something is chosen in them, and the other facets alone leave
 * at least one item for one of their values.
 */
export const facetsToDrop = (facets: readonly Facet[]) =>
  facets.filter((facet) => chosenIn(facet).length > 0 && facet.values.some((value) => value.count > 0));

/** Enough for whoever mistyped one; an address may hold thousands. */
const mostUnknown = 5;

/**
 * One sentence for each facet value and sort of `query` that the list does not offer, the first five of them, after
 * the upstream refused the query.
 */
export function unknownChoices(
  query: Readonly<Record<string, string | undefined>>,
  facets: readonly Facet[],
  sorts: readonly { value: string }[],
): string[] {
  const choices = [...facets, { key: "sort", label: "Sort", values: sorts }].flatMap(({ key, label, values }) => {
    const known = new Set(values.map(({ value }) => value));
    const unknown = (query[key] ?? "").split(",").filter((value) => value !== "" && !known.has(value));
    return unknown.map((value) => `${label}: there is no “${value.slice(0, 60)}”.`);
  });
  return choices.length > 0
    ? [...new Set(choices)].slice(0, mostUnknown)
    : ["One of the filters in it could not be read."];
}
