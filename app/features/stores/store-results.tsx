import type { StoreSearch } from "~/contracts/stores";
import ChosenFacets from "~/ui/listing/chosen-facets";
import FacetPanel from "~/ui/listing/facet-panel";
import ListingCount from "~/ui/listing/listing-count";
import Pagination from "~/ui/listing/pagination";
import ListBar from "~/ui/listing/list-bar";
import type { ListFilters } from "~/ui/listing/list-filters";
import { onDemand } from "~/ui/page/on-demand";
import SortLinks from "~/ui/listing/sort-links";
import { severalZones } from "./open-words";
import StoreMap, { type MapData } from "./maps/store-map";
import RadiusLinks from "./place/radius-links";
import StoreCard, { pinsOf } from "./store-card";
import { pageSize, storeList, type StoreQuery } from "./store-list";

const NoStore = onDemand(() => import("./no-store"));

interface StoreResultsProps extends MapData {
  query: StoreQuery;
  search: Omit<StoreSearch, "map" | "cities">;
  now: string;
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

/** The stores around a place: filters, list, and a map of the same stores. */
export default function StoreResults({ query, search, now, drawing, tileView }: StoreResultsProps) {
  const { place, count, page, pages, items, facets, radius, sort } = search;
  const list = { list: storeList, query };
  const first = (page - 1) * pageSize + 1;
  const filters = storeFilters({ query, search });
  const nameZone = severalZones(items, now);
  if (place === null) return null;
  return (
    <div className="columns stores">
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
          views={
            items.length === 0 ? null : (
              <a className="stores__to-map" href="#map">
                To the map
              </a>
            )
          }
        />
        <ChosenFacets {...list} facets={facets} />
        {items.length === 0 ? (
          <NoStore search={search} query={query} />
        ) : (
          <ol className="store-list" start={first}>
            {items.map((store, index) => (
              <StoreCard
                key={store.slug}
                store={store}
                number={first + index}
                heading="h2"
                now={now}
                nameZone={nameZone}
              />
            ))}
          </ol>
        )}
        <Pagination {...list} page={page} pages={pages} />
      </div>
      {items.length === 0 ? null : (
        <section className="stores__map" id="map" aria-label="Map" tabIndex={-1}>
          <StoreMap
            {...{ drawing, tileView }}
            title="Map of the stores on this page"
            pins={pinsOf(items, first)}
            caption={
              `Each pin leads to its store in the list. The cross is ${place.kind === "coordinates" ? "where you are" : place.label}, ` +
              `the circle ${radius} miles around it` +
              (count > items.length ? "; dots are stores of the other pages." : ".")
            }
          />
        </section>
      )}
    </div>
  );
}
