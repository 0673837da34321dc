import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import Breadcrumbs, { crumbsTo } from "../breadcrumbs";
import DemoNotice from "../demo-notice";
import type { ListQuery, ListShape } from "./address";
import ChosenFacets from "./chosen-facets";
import EmptyListing from "./empty-listing";
import FacetPanel from "./facet-panel";
import { chosenFacets, type Facet } from "./facets";
import Pagination from "./pagination";
import RefusedAddress from "./refused-address";

/** What the loader of a list answers (read-list.ts), as far as every list has it. */
export interface ListData<Item = unknown> {
  query: ListQuery;
  listing: { demo: boolean; page: number; pages: number; items: readonly Item[]; facets: readonly Facet[] };
  refused: readonly string[] | null;
}

interface ListPageProps extends ListData {
  list: ListShape;
  lead: ReactNode;
  /** What is listed where the address is refused; all of it unless this says otherwise. */
  instead?: string;
  head: ReactNode;
  children: ReactNode;
}

/** A list with its filters: what is chosen, the entries, what to do where there are none, and the other pages. */
export default function ListPage(props: ListPageProps) {
  const { list, query, listing, refused, lead, head, children } = props;
  const { instead = `all ${list.nouns.many}` } = props;
  const { demo, page, pages, items, facets } = listing;
  const chosen = { list, query, facets: chosenFacets(facets, query) };
  return (
    <div className="wrap stack stack--loose">
      <header className="page-head stack">
        <Breadcrumbs items={crumbsTo(list.title)} />
        <h1>{list.title}</h1>
        <p className="lead">{lead}</p>
        {demo ? <DemoNotice /> : null}
        <RefusedAddress faults={refused}>
          <p>
            {`Below are ${instead}. `}
            <Link to={list.path}>Clear the address</Link>
          </p>
        </RefusedAddress>
      </header>
      <div className="with-aside with-aside--start">
        <FacetPanel list={list} query={query} facets={facets} />
        <div className="stack">
          {head}
          <ChosenFacets {...chosen} />
          {items.length === 0 ? <EmptyListing {...chosen} /> : children}
          <Pagination list={list} query={query} page={page} pages={pages} />
        </div>
      </div>
    </div>
  );
}
