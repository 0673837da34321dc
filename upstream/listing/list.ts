import { type Chosen, countFacets, type FacetDefinition, type PartsOf, passing } from "./facets";
import { pageOf } from "./pages";
import { inOrder, type SortKey } from "./sort";

/** An in-memory list, as data. */
export interface ListDefinition<Entry, Item, Sort extends string, Part = Entry, Key extends string = string> {
  facets: readonly FacetDefinition<Part, Key>[];
  partsOf: PartsOf<Entry, Part>;
  /** Sort keys by the names used in requests; the first is the default. */
  sorts: Readonly<Record<Sort, readonly SortKey<Entry>[]>>;
  /** Final tie-breakers, so that the order never depends on storage. */
  lastKeys: readonly SortKey<Entry>[];
  /** Rearranges the sorted entries before they are split into pages. */
  arrange?(sorted: Entry[], sort: readonly Sort[]): Entry[];
  /** If omitted, all entries are on one page. */
  perPage?: number;
  toItem(entry: Entry): Item;
}

/** The query of a list. */
export interface Choice<Sort extends string> {
  chosen: Chosen;
  /** At least one; each breaks the ties of the previous ones. */
  sort: readonly Sort[];
  page: number;
}

/** For entries that are their only part. */
export const itself = <Entry>(entry: Entry): readonly Entry[] => [entry];

/**
 * The entries that match the choices, one sorted page of them, and the facets with their counts. Throws 404 when the
 * page is out of range.
 */
export function list<Entry, Item, Sort extends string, Part, Key extends string>(
  entries: readonly Entry[],
  {
    facets,
    partsOf,
    sorts,
    lastKeys,
    arrange = (sorted) => sorted,
    perPage = Number.MAX_SAFE_INTEGER,
    toItem,
  }: ListDefinition<Entry, Item, Sort, Part, Key>,
  { chosen, sort, page }: Choice<Sort>,
) {
  const found = passing(entries, partsOf, facets, chosen);
  const sorted = inOrder(found, [...sort.flatMap((key) => sorts[key]), ...lastKeys]);
  const { pages, entries: shown } = pageOf(arrange(sorted, sort), perPage, page);
  return {
    count: found.length,
    page,
    pages,
    sort,
    items: shown.map(toItem),
    facets: countFacets(entries, partsOf, facets, chosen),
  };
}
