import type { ReactNode } from "react";
import { formatCount } from "../format";
import type { Nouns } from "./address";
import { chosenFacets, chosenIn, type FilteredList } from "./facets";
import type { ListAt } from "./filter-address";

/** What filters and sorts a list: beside it, in its sheet, and on the page of its filters. */
export interface ListFilters extends FilteredList {
  /** Of the entries that pass, on all pages. */
  count: number;
  sort: string | readonly string[];
  /** Its sorts as links, for the list at an address; where there is more to it than one row of them. */
  sorts?: (at: ListAt) => ReactNode;
}

/** The label of the button that opens them. */
export const filtersTitle = ({ facets }: Pick<ListFilters, "facets">) =>
  facets.length === 0 ? "Sort" : "Filter and sort";

/** The way back to the list. */
export const showResults = (count: number, { one, many }: Nouns) =>
  count === 0 ? `No ${many}. See which filters to remove` : `Show ${formatCount(count, one, many)}`;

export const chosenCount = ({ facets, query }: Pick<ListFilters, "facets" | "query">) =>
  chosenFacets(facets, query).flatMap(chosenIn).length;
