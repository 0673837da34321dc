import { invalid } from "../http/answers";
import type { Query } from "../http/query";
import type { Choice, ListDefinition } from "./list";

/** What is wrong with each parameter of a query. */
export type Errors = Record<string, string[]>;

export const unknownValue = (value: string) => `"${value}" is not one of the available choices.`;

/**
 * Reads facets, sort and page. Throws 400 naming every parameter with a value that does not exist, besides the
 * `errors` that were found before.
 */
export function readChoice<Entry, Item, Sort extends string, Part, Key extends string>(
  query: Query,
  { facets, sorts, twoSorts = false, perPage }: ListDefinition<Entry, Item, Sort, Part, Key>,
  errors: Errors = {},
): Choice<Sort> {
  const chosen: Record<string, readonly string[]> = {};
  for (const { key, values, single, flag, defaults = [] } of facets) {
    const known = values.map(({ value }) => value);
    const named = flag
      ? [readValue(query, key, known, errors)].filter((value) => value !== null)
      : readValues(query, key, known, errors);
    if (single && named.length > 1) errors[key] ??= [`Choose one ${key}.`];
    chosen[key] = named.length === 0 ? defaults : named;
  }
  const known = Object.keys(sorts) as Sort[];
  const sort = twoSorts ? readValues(query, "sort", known, errors) : [readValue(query, "sort", known, errors)];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const named = sort.filter((key) => key !== null);
  return {
    chosen,
    sort: named.length === 0 ? known.slice(0, 1) : named,
    page: perPage === undefined ? 1 : query.page(),
  };
}

/** The values of a parameter with commas; what is not known is added to `errors`. */
export function readValues<Value extends string>(
  query: Query,
  name: string,
  known: readonly Value[],
  errors: Errors,
): Value[] {
  const named = query.list(name) as Value[];
  const all = new Set(known);
  const unknown = named.filter((value) => !all.has(value));
  if (unknown.length > 0) errors[name] = unknown.map(unknownValue);
  return named;
}

/** The one value of a parameter, null when it is absent; one that is not known is added to `errors`. */
export function readValue<Value extends string>(
  query: Query,
  name: string,
  known: readonly Value[],
  errors: Errors,
): Value | null {
  const text = query.text(name) as Value | null;
  if (text !== null && !known.includes(text)) errors[name] = [unknownValue(text)];
  return text;
}
