import type { Query } from "../http/query";
import type { Chosen, FacetDefinition } from "./facets";

export type Errors = Record<string, string[]>;

export const unknownValue = (value: string) => `"${value}" is not one of the available choices.`;

/** What a query chooses in each facet; values that do not exist are added to `errors` under the facet's name. */
export function readChosen<Entry>(query: Query, facets: readonly FacetDefinition<Entry>[], errors: Errors): Chosen {
  return Object.fromEntries(
    facets.map(({ key, values }) => {
      const chosen = query.list(key);
      const wrong = chosen.filter((value) => !values.some((known) => known.value === value));
      if (wrong.length > 0) errors[key] = wrong.map(unknownValue);
      return [key, chosen];
    }),
  );
}
