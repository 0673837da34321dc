import { type Chosen, countFacets, type FacetDefinition, type PartsOf, passing } from "./facets";
import { pageOf } from "./pages";
import { inOrder, type SortKey } from "./sort";

/** A list over what is held in the process, as data. */
export interface ListDefinition<Entry, Item, Sort extends string, Part = Entry, Key extends string = string> {
  facets: readonly FacetDefinition<Part, Key>[];
  partsOf: PartsOf<Entry, Part>;
  /** Keys by the names that requests give them; the first is for requests that name none. */
  sorts: Readonly<Record<Sort, readonly SortKey<Entry>[]>>;
  /** Ties end here, so that the order never depends on how entries happen to be stored. */
  lastKeys: readonly SortKey<Entry>[];
  /** What is done to the sorted entries before they are cut into pages. */
  arrange?(sorted: Entry[], sort: readonly Sort[]): Entry[];
  /** Without it all are on one page. */
  perPage?: number;
  toItem(entry: Entry): Item;
}

/** The query of a list. */
export interface Choice<Sort extends string> {
  chosen: Chosen;
  /** One at least; each breaks the ties of those before. */
  sort: readonly Sort[];
  page: number;
}

/** Where an entry is its own only part. */
export const itself = <Entry>(entry: Entry): readonly Entry[] => [entry];

/**
 * The entries that pass what is chosen, one page of them in order, and the facets with their counts.
 * Throws 404 when the page is out of range.
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
