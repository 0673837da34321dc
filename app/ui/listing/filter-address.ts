import { useLocation } from "@remix-run/react";
import { keptOf, listHref, type ListQuery, type ListShape } from "./address";

/**
 * The filters and sorts of a list have a page of their own, for windows without room beside the list: the list's address
 * with this parameter. It is of the kit, so no list may have a parameter of the name.
 */
const parameter = "filters";
const open = "open";

/** A list at an address. */
export interface ListAt {
  list: ListShape;
  query: ListQuery;
}

export const asksForFilters = (search: string) => new URLSearchParams(search).get(parameter) === open;

/** The title of a list's page, or of the page of its filters. */
export const titleAt = (search: string, title: string) =>
  asksForFilters(search) ? `Filter and sort: ${title}` : title;

/** Whether the address is that of the filters alone. */
export function useFiltersOpen(): boolean {
  return asksForFilters(useLocation().search);
}

/** The list with the filters kept open by every link that is made of it. */
export const withFiltersOpen = ({ list, query }: ListAt): ListAt => ({
  list: {
    ...list,
    hash: undefined,
    order: [...list.order, parameter],
    kept: (now) => ({ ...keptOf(list, now), [parameter]: open }),
  },
  query: { ...query, [parameter]: open },
});

export function filtersHref(at: ListAt): string {
  const { list, query } = withFiltersOpen(at);
  return listHref(list, query);
}
