import { Link } from "@remix-run/react";
import type { Crumb } from "~/route-facts";
import { PageHead } from "../breadcrumbs";
import { formatCount } from "../format";
import { keptOf, listHref } from "./address";
import { withFiltersOpen } from "./filter-address";
import Filters from "./filters";
import { chosenCount, filtersTitle, showResults, type ListFilters } from "./list-filters";

export interface FilterPageProps extends ListFilters {
  /** The way to the list; the list itself comes after it. */
  way: readonly Crumb[];
}

/** The filters and sorts of a list on a page of their own: what the sheet is where scripts run. */
export default function FilterPage({ way, ...filters }: FilterPageProps) {
  const { list, query, count } = filters;
  const here = withFiltersOpen(filters);
  const back = listHref(list, query);
  const title = filtersTitle(filters);
  return (
    <div className="wrap stack stack--loose">
      <PageHead title={title} crumbs={[...way, { label: list.title, href: back }, { label: title }]}>
        <p role="status">{formatCount(count, list.nouns.one, list.nouns.many)}</p>
      </PageHead>
      <Filters {...filters} {...here} heading="h2" anchored />
      <div className="cluster filter-page__foot">
        <Link className="button" to={back}>
          {showResults(count, list.nouns)}
        </Link>{" "}
        {chosenCount(filters) === 0 ? null : (
          <Link to={listHref(here.list, keptOf(here.list, here.query))}>Clear all</Link>
        )}
      </div>
    </div>
  );
}
