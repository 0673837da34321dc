import { useSearchParams } from "@remix-run/react";
import { keptOf, listHref, type ListQuery, type ListShape } from "./address";

/**
 * The filters and sorts of a list have a page of their own, for windows without room beside the list: the list's address
 * with this parameter. It is of the kit, so no list may have a parameter of the name.
 */
const parameter = "filters";
const open = "open";

/** A list as an address asks for it. */
export interface ListAt {
  list: ListShape;
  query: ListQuery;
}

export const asksForFilters = (parameters: URLSearchParams) => parameters.get(parameter) === open;

/** Whether the address is that of the filters alone. */
export function useFiltersOpen(): boolean {
  const [parameters] = useSearchParams();
  return asksForFilters(parameters);
}

/** The list with the filters kept open by every link that is made of it. */
export const withFiltersOpen = ({ list, query }: ListAt): ListAt => ({
  list: {
    ...list,
    order: [...list.order, parameter],
    kept: (now) => ({ ...keptOf(list, now), [parameter]: open }),
  },
  query: { ...query, [parameter]: open },
});

export function filtersHref(at: ListAt): string {
  const { list, query } = withFiltersOpen(at);
  return listHref(list, query);
}
