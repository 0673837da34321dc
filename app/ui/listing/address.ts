/** Addresses of lists with facets, sorts and pages: every choice is an address of its own. */

export type ListQuery<Key extends string = string> = Partial<Record<Key, string>>;

export interface Addresses<Key extends string = string> {
  /** May hold what every page of the list is about, such as the term that was searched. */
  path: string;
  /** Order of the parameters in an address, so that one choice has one address. */
  order: readonly Key[];
  /** Values that an address leaves out. That of `page` is 1 in every list. */
  defaults?: ListQuery<NoInfer<Key>>;
  /** Where on its page the list begins, if not at the top: "matches" for "#matches". */
  hash?: string;
}

/** What the list holds, as in "brand" and "brands". */
export interface Nouns {
  one: string;
  many: string;
}

export interface PagedList<Key extends string = string> extends Addresses<Key> {
  nouns: Nouns;
}

export interface ListSort<Sort extends string = string> {
  value: Sort;
  label: string;
  /** What the list is sorted by, as in "sorted by number of beds"; the label where that says it. */
  by?: string;
  rule?: string;
}

export interface ListShape<Key extends string = string, Sort extends string = string> extends PagedList<Key> {
  title: string;
  sorts: readonly ListSort<Sort>[];
  /** Facets of which one value is chosen at most. */
  single?: readonly NoInfer<Key>[];
  /** Facets that are on or off: their one value says all, without the name of the facet. */
  switches?: readonly NoInfer<Key>[];
  /** Order of the facets in the panel, where it is not that of the upstream. */
  panel?: readonly NoInfer<Key>[];
  /** What stays when all filters are cleared; by default how the list is sorted and shown. */
  kept?(query: ListQuery<NoInfer<Key>>): ListQuery<NoInfer<Key>>;
}

/** Declares a list; the names of its parameters are checked from there on. */
export function defineList<const Key extends string, Sort extends string>(
  list: ListShape<Key, Sort>,
): ListShape<Key, Sort> {
  return list;
}

export type QueryOf<List> = List extends Addresses<infer Key> ? ListQuery<Key> : never;

/** Commas stay as they are: they keep an address readable, and no value holds one. */
export function listHref<Key extends string>(
  { path, order, defaults = {}, hash }: Addresses<Key>,
  query: ListQuery<NoInfer<Key>>,
): string {
  const usual: ListQuery = { page: "1", ...defaults };
  const parts = order.flatMap((key) => {
    const value = query[key];
    return !value || value === usual[key] ? [] : [`${key}=${value.split(",").map(encodeURIComponent).join(",")}`];
  });
  const search = parts.length === 0 ? "" : `${path.includes("?") ? "&" : "?"}${parts.join("&")}`;
  return `${path}${search}${hash === undefined ? "" : `#${hash}`}`;
}

/** The list with other values; it starts again at page 1 unless they name one. */
export const changedHref = <Key extends string>(
  list: Addresses<Key>,
  query: ListQuery<NoInfer<Key>>,
  change: ListQuery<NoInfer<Key>>,
) => listHref(list, { ...query, page: undefined, ...change });

/** The list with a facet's value added, or taken away when it is chosen. */
export function toggledHref(list: ListShape, query: ListQuery, key: string, value: string): string {
  const chosen = list.single?.includes(key) && query[key] !== value ? "" : (query[key] ?? "");
  const values = chosen.split(",").filter(Boolean);
  const toggled = values.includes(value) ? values.filter((other) => other !== value) : [...values, value].sort();
  return changedHref(list, query, { [key]: toggled.join(",") });
}

export const keptOf = (list: ListShape, query: ListQuery) =>
  list.kept?.(query) ?? { sort: query.sort, view: query.view };

/** What of an address the list reads; empty values count as absent. "type[]", as many forms write it, is "type". */
export function readQuery<Key extends string>({ order }: Addresses<Key>, parameters: URLSearchParams): ListQuery<Key> {
  const query: ListQuery<Key> = {};
  for (const key of order) {
    const several = parameters.getAll(`${key}[]`).filter(Boolean);
    const value = (parameters.get(key) ?? several.join(",")).trim();
    // Said twice, a value means no more, and every link of the page would repeat it.
    if (value) query[key] = key === "q" ? value : [...new Set(value.split(","))].join(",");
  }
  return query;
}

/** State of links whose target shows the same link again: the focus stays on it (site/loading/route-announcer.tsx). */
export const stay = { keepFocus: true } as const;
