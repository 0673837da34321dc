import { invalid } from "../http/answers";
import { unknownValue } from "../http/query";
import type { Choice, ListDefinition } from "./list";

/** A query with choices for a list: one or more values per facet, sort orders, and a page. */
type ChoosingQuery<Sort, Key extends string> = {
  readonly [Name in Key]: string | readonly string[] | undefined;
} & { readonly sort?: Sort | readonly Sort[] | undefined; readonly page?: number };

/** The error messages for unknown values. */
export function unknownValues(values: readonly string[], known: Iterable<string>): string[] {
  const all = new Set(known);
  return values.filter((value) => !all.has(value)).map(unknownValue);
}

/** The choices in a query. Throws 400 naming every facet with a value that the list does not have. */
export function readChoice<Entry, Item, Sort extends string, Part, Key extends string>(
  query: ChoosingQuery<NoInfer<Sort>, NoInfer<Key>>,
  { facets, sorts }: ListDefinition<Entry, Item, Sort, Part, Key>,
): Choice<Sort> {
  const chosen: Record<string, readonly string[]> = {};
  const errors: Record<string, string[]> = {};
  for (const { key, values, defaults = [] } of facets) {
    const named: readonly string[] = [query[key] ?? []].flat();
    const unknown = unknownValues(
      named,
      values.map(({ value }) => value),
    );
    if (unknown.length > 0) errors[key] = unknown;
    chosen[key] = named.length === 0 ? defaults : named;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const sort = [query.sort ?? []].flat() as Sort[];
  return {
    chosen,
    sort: sort.length === 0 ? (Object.keys(sorts) as Sort[]).slice(0, 1) : sort,
    page: query.page ?? 1,
  };
}
