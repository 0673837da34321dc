import type { StoreSearch } from "#contracts/stores";
import ChosenFacets from "~/ui/listing/chosen-facets";
import FacetPanel from "~/ui/listing/facet-panel";
import ListBar from "~/ui/listing/list-bar";
import type { ListFilters } from "~/ui/listing/list-filters";
import ListingCount from "~/ui/listing/listing-count";
import Pagination from "~/ui/listing/pagination";
import SortLinks from "~/ui/listing/sort-links";
import { onDemand } from "~/ui/page/on-demand";
import StoreMap, { type MapData } from "./maps/store-map";
import RadiusLinks from "./place/radius-links";
import StoreCard, { pinsOf } from "./store-card";
import { storeList, type StoreQuery } from "./store-list";
import type { StoreRow } from "./store-rows.server";

/** Eleven days a year. */
const HolidayNotice = onDemand(() => import("./holiday-notice"));
const NoStore = onDemand(() => import("./no-store"));

interface StoreResultsProps extends MapData {
  query: StoreQuery;
  search: Pick<StoreSearch, "count" | "page" | "pages" | "facets" | "radius" | "radii" | "sort" | "holiday">;
  rows: readonly StoreRow[];
  caption: string;
}

/** What filters and sorts the stores around a place; how far they may be is among it. */
export const storeFilters = ({ query, search }: Pick<StoreResultsProps, "query" | "search">): ListFilters => ({
  list: storeList,
  query,
  facets: search.facets,
  count: search.count,
  sort: search.sort,
  sorts: (at) => (
    <div className="stores__links">
      <RadiusLinks {...at} radius={search.radius} radii={search.radii} />
      <SortLinks {...at} sort={search.sort} />
    </div>
  ),
});

/**
 * The stores around a place: filters, list, and a map of the same stores. A phone shows the list or, once the address
 * ends in #map, the map alone (stores.css).
 */
export default function StoreResults({ query, search, rows, caption, drawing, tileView }: StoreResultsProps) {
  const { count, page, pages, facets, radius, sort } = search;
  const list = { list: storeList, query };
  const filters = storeFilters({ query, search });
  return (
    <div className="columns stores list-or-map">
      <div className="list-page__facets">
        <FacetPanel {...list} facets={facets} />
      </div>
      <div className="stack">
        <ListBar
          filters={filters}
          sorts={filters.sorts?.(list)}
          said={
            <ListingCount list={storeList} count={count} sort={sort} page={page} pages={pages}>
              <span className="visually-hidden">, within {radius} miles</span>
            </ListingCount>
          }
          views={rows.length === 0 ? null : <ViewSwitch />}
        />
        <ChosenFacets {...list} facets={facets} />
        <div className="stack stores__list" id="list" tabIndex={-1}>
          {search.holiday === null ? null : <HolidayNotice holiday={search.holiday} listed />}
          {rows.length === 0 ? (
            <NoStore search={search} query={query} />
          ) : (
            <ol className="store-list" start={rows[0]?.number}>
              {rows.map((store) => (
                <StoreCard key={store.slug} store={store} heading="h2" />
              ))}
            </ol>
          )}
          <Pagination {...list} page={page} pages={pages} />
        </div>
      </div>
      {rows.length === 0 ? null : (
        <section className="stores__map" id="map" aria-label="Map of stores" tabIndex={-1}>
          <div className="with-rail__stays">
            <StoreMap {...{ drawing, tileView, caption }} pins={pinsOf(rows)} title="Map of the stores on this page" />
          </div>
        </section>
      )}
    </div>
  );
}

/** Bare links, which keep the query of the address and work without scripts. */
function ViewSwitch() {
  return (
    <nav className="view-links__list view-switch" aria-label="List or map">
      <a className="view-links__link view-switch__link--list" href="#list">
        List
      </a>{" "}
      <a className="view-links__link view-switch__link--map" href="#map">
        Map
      </a>
    </nav>
  );
}
