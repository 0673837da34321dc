import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { crumbsTo, PageHead } from "../breadcrumbs";
import { paths } from "~/paths";
import type { ListQuery, ListShape, Nouns } from "./address";
import ChosenFacets from "./chosen-facets";
import FacetPanel from "./facet-panel";
import { chosenFacets, type Facet } from "./facets";
import { useFiltersOpen, type ListAt } from "./filter-address";
import { EmptyListing, FilterPage } from "./lazy-parts";
import ListBar from "./list-bar";
import ListingCount from "./listing-count";
import Pagination from "./pagination";
import RefusedAddress from "./refused-address";
import SortLinks from "./sort-links";

/** What the loader of a list answers (read-list.ts), as far as every list has it. */
export interface ListData<Item = unknown> {
  query: ListQuery;
  listing: {
    demo: boolean;
    count: number;
    page: number;
    pages: number;
    sort: string | readonly string[];
    items: readonly Item[];
    facets: readonly Facet[];
  };
  refused: readonly string[] | null;
}

interface ListPageProps extends ListData {
  list: ListShape;
  /** Where it is not the title of the list. */
  heading?: string;
  /** Two lines on a phone: the first entry begins on its first screen. */
  lead: ReactNode;
  /** Below the lead. */
  tools?: ReactNode;
  /** What is listed where the address is refused; by default all of it. */
  instead?: string;
  /** Announced to screen readers with the number of entries. */
  said?: string;
  /** Of the number of entries, where they say more than those of the list. */
  nouns?: Nouns;
  views?: ReactNode;
  /** Where it is more than one sort, each a link. */
  sorts?: (at: ListAt) => ReactNode;
  /** In place of the list where there is nothing, though no filter is chosen. */
  empty?: ReactNode;
  children: ReactNode;
}

/** A list with its filters: what is chosen, the entries, what to do where there are none, and the other pages. */
export default function ListPage(props: ListPageProps) {
  const { list, query, listing, refused, lead, tools, said, views, empty, children } = props;
  const { heading = list.title, instead = `all the ${list.nouns.many}`, nouns = list.nouns } = props;
  const { count, page, pages, items, facets, sort } = listing;
  const { sorts = (at: ListAt) => <SortLinks {...at} sort={[sort].flat()[0] ?? null} /> } = props;
  const filters = { list, query, facets, count, sort, sorts };
  const filtersOpen = useFiltersOpen();
  // What was refused is said above the list.
  if (filtersOpen && refused === null) return <FilterPage {...filters} way={[{ label: "Home", href: paths.home }]} />;
  const chosen = { list, query, facets: chosenFacets(facets, query) };
  const isEmpty = empty !== undefined && items.length === 0 && chosen.facets.length === 0;
  return (
    <div className="wrap stack stack--loose">
      <PageHead title={heading} crumbs={crumbsTo(list.title)}>
        <p className="lead">{lead}</p>
        {tools}
        <RefusedAddress faults={refused}>
          <p>
            {`Here are ${instead} instead. `}
            <Link to={list.path}>Start over</Link>
          </p>
        </RefusedAddress>
      </PageHead>
      <div className={facets.length === 0 ? undefined : "with-aside with-aside--start"}>
        {facets.length === 0 ? null : (
          <div className="list-page__facets">
            <FacetPanel list={list} query={query} facets={facets} />
          </div>
        )}
        <div className="stack">
          {isEmpty ? null : (
            <ListBar
              filters={filters}
              views={views}
              sorts={sorts({ list, query })}
              said={
                <ListingCount list={{ ...list, nouns }} count={count} sort={sort} page={page} pages={pages}>
                  {said === undefined ? null : <span className="visually-hidden">{said}</span>}
                </ListingCount>
              }
            />
          )}
          <ChosenFacets {...chosen} />
          {items.length > 0 ? children : isEmpty ? empty : <EmptyListing {...chosen} />}
          <Pagination list={list} query={query} page={page} pages={pages} />
        </div>
      </div>
    </div>
  );
}
