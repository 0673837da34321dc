import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findStores } from "~/features/stores/find-stores.server";
import { countryDrawing, searchDrawing } from "~/features/stores/maps/map-drawing.server";
import PlaceSearch from "~/features/stores/place/place-search";
import { isUnreadPlace, unknownPlace } from "~/features/stores/place/unknown-place";
import { atPlace, isUnfiltered, pageSize, storeList } from "~/features/stores/store-list";
import { storeLocatorPart } from "~/features/stores/store-locator-data";
import StoreResults, { storeFilters } from "~/features/stores/store-results";
import { storeRows } from "~/features/stores/store-rows.server";
import { mapCaption, searchDescription, searchHeading } from "~/features/stores/search-text.server";
import { searchView } from "~/features/stores/tile-map-view.server";
import { isTownAlone } from "~/http/measurement/town-alone.server";
import { paths } from "~/paths";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { pageLayer } from "~/site/analytics/page-layer";
import { useRememberedPlace } from "~/site/current-user";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/stores.css?url";
import { crumbsTo, PageHead } from "~/ui/breadcrumbs";
import { changedHref, listHref, readQuery } from "~/ui/listing/address";
import { chosenIn } from "~/ui/listing/facets";
import { asksForFilters, titleAt, useFiltersOpen } from "~/ui/listing/filter-address";
import { FilterPage } from "~/ui/listing/lazy-parts";
import RefusedAddress from "~/ui/listing/refused-address";
import { onDemand } from "~/ui/page/on-demand";

/** Most come with a place. */
const NoPlace = onDemand(() => import("~/features/stores/place/no-place"));

export const meta = metaOf<typeof loader>((data, address) => {
  const { query, search, refused, heading, unknown, rows } = data;
  const { place, facets, page: at, count } = search;
  const chosen = facets.filter(({ key }) => key !== "discount").flatMap(chosenIn);
  const city = place?.kind === "city" ? place.label : undefined;
  // A city's own stores are a page for an index; a ZIP, a visitor's position and combinations are not.
  const listable = place === null ? search.query === "" : city !== undefined && query.radius === undefined && count > 0;
  const filtersOpen = asksForFilters(address.search);
  const labels = chosen.map(({ label, value }) => (value === "true" ? label.toLowerCase() : label));
  return {
    title: titleAt(
      address.search,
      (unknown ?? heading) + (labels.length > 0 ? `: ${labels.join(", ")}` : "") + (at > 1 ? `, page ${at}` : ""),
    ),
    description: data.description,
    path: listHref(storeList, { ...query, ...(city === undefined ? {} : { place: city }), sort: undefined }),
    wrong: data.wrong,
    noindex: refused !== null || filtersOpen || !listable || chosen.length > 0,
    entries: filtersOpen ? [] : rows.map(({ slug }) => ({ path: paths.store(slug) })),
  };
});

export const links = linksTo(stylesheet);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = readQuery(storeList, new URL(request.url).searchParams);
  const { query, listing, refused, status } = await findStores(context.api.stores, asked);
  const { map: _map, cities, items, demo, ldp_store_count: _s, ldp_retailer_count: _r, ...search } = listing;
  if (!isTownAlone(asked.place ?? "", listing)) context.measurement.withhold();
  const rows = storeRows(items, (search.page - 1) * pageSize + 1, new Date().toISOString(), demo);
  return json(
    {
      query,
      refused,
      search,
      heading: searchHeading(search, query),
      unknown: unknownPlace(search)?.title ?? null,
      wrong: isUnreadPlace(search, new URL(request.url).searchParams),
      description: searchDescription(search, query),
      rows,
      caption: mapCaption(listing),
      drawing: searchDrawing(listing),
      country: search.place === null ? countryDrawing(cities) : null,
      tileView: searchView(listing, context.mapTiles),
      layer: pageLayer(context, () => ({ storeLocator: storeLocatorPart(listing, rows) })),
    },
    { status },
  );
}

export const handle: RouteFacts = {
  page: ["store", "store locator"],
  ...forEveryone,
  reads: "listings",
  searchedBy: ["place", "latitude"],
  crumbs: crumbsTo(storeList.title),
};

export default function StoresPage() {
  const data = useLoaderData<typeof loader>();
  const { query, search, drawing, country, refused, heading } = data;
  const remembered = useRememberedPlace(search.place?.label ?? null);
  const filtersOpen = useFiltersOpen();
  if (filtersOpen && search.place !== null && refused === null) {
    return <FilterPage {...storeFilters(data)} way={(handle.crumbs ?? []).slice(0, 1)} />;
  }
  return (
    <div className="wrap stack stack--loose">
      <PageHead title={heading}>
        {search.place === null ? (
          <p className="lead">
            {query.discount === "true"
              ? "Tell us where you are, and we’ll show you what’s on sale at stores near you and until when."
              : "Find stores near you where you can lie on a bed before you buy it. We’ll tell you when each bed was last seen there."}
          </p>
        ) : null}
        <PlaceSearch id="stores-place" list={storeList} query={query} found={search} remembered={remembered} />
        <RefusedAddress faults={refused} />
      </PageHead>
      {drawing === null ? null : <StoreResults {...data} drawing={drawing} />}
      {country === null ? null : (
        <NoPlace
          {...country}
          counted={isUnfiltered(query)}
          hrefFor={(place) => changedHref(storeList, query, atPlace(place))}
        />
      )}
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
