import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { findFloors } from "~/features/stores/find-stores.server";
import FloorBrandTable from "~/features/stores/floors/floor-brand-table";
import { countryDrawing } from "~/features/stores/maps/map-drawing.server";
import MatchFloors from "~/features/stores/floors/match-floors";
import NoPlace from "~/features/stores/place/no-place";
import { isUnreadPlace, unknownPlace } from "~/features/stores/place/unknown-place";
import PlaceSearch from "~/features/stores/place/place-search";
import RadiusLinks from "~/features/stores/place/radius-links";
import { atPlace, floorList, isUnfiltered, storeList } from "~/features/stores/store-list";
import { greatestRadius } from "#contracts/vocabulary/stores";
import { nearText, restated } from "~/features/stores/store-text";
import stylesheet from "~/styles/stores.css?url";
import { isTownAlone } from "~/http/measurement/town-alone.server";
import { paths } from "~/paths";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { pageLayer, productsOf } from "~/site/analytics/page-layer";
import { useRememberedPlace } from "~/site/current-user";
import { linksTo, metaOf } from "~/site/page-meta";
import { crumbsTo, PageHead } from "~/ui/breadcrumbs";
import { formatCount } from "~/ui/format";
import { changedHref, listHref, readQuery } from "~/ui/listing/address";
import RefusedAddress from "~/ui/listing/refused-address";
import Section from "~/ui/page/section";

const title = "Beds you can try near you";

type Found = ReturnType<typeof useLoaderData<typeof loader>>;

/** "the Helix Ketch" where one bed is asked for; null where none is. */
function askedBeds({ models }: Found["found"]): string | null {
  const [first, ...others] = models;
  if (others.length > 0) return "the beds you picked";
  return first === undefined ? null : `the ${first.model.brand.name} ${first.model.name}`;
}

function headingOf({ found }: Pick<Found, "found">): string {
  const { place, radius } = found;
  const beds = askedBeds(found);
  if (beds !== null) return place === null ? `Where to try ${beds}` : restated(`Where to try ${beds}`, radius, place);
  return place === null ? title : restated("Beds you can try", radius, place);
}

const bedsTitle = ({ found }: Pick<Found, "found">) =>
  found.models.length === 0
    ? "Find the beds that fit you"
    : found.models.length === 1
      ? "Stores that have it"
      : "The beds you picked";

export const meta = metaOf<typeof loader>((data) => {
  const { query, found, unknown, refused } = data;
  const city = found.place?.kind === "city" ? found.place.label : undefined;
  const listable = found.place === null ? found.query === "" : city !== undefined && query.radius === undefined;
  return {
    title: unknown ?? headingOf(data),
    description:
      "See which mattress brands you can try in stores near you, how many stores have each, and how far away they are.",
    path: listHref(floorList, { ...query, ...(city === undefined ? {} : { place: city }) }),
    wrong: data.wrong,
    noindex: refused !== null || !listable || query.models !== undefined,
  };
});

export const links = linksTo(stylesheet);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = readQuery(floorList, new URL(request.url).searchParams);
  const { query, listing: found, refused, status } = await findFloors(context.api.stores, asked);
  if (!isTownAlone(asked.place ?? "", found)) context.measurement.withhold();
  const { cities, ...rest } = found;
  return json(
    {
      query,
      refused,
      now: new Date().toISOString(),
      found: rest,
      unknown: unknownPlace(found)?.title ?? null,
      wrong: isUnreadPlace(found, new URL(request.url).searchParams),
      country: found.place === null ? countryDrawing(cities) : null,
      layer: pageLayer(context, () => ({ products: productsOf(found.models.map(({ model }) => model)) })),
    },
    { status },
  );
}

export const handle: RouteFacts = {
  page: ["store", "beds in stores"],
  ...forEveryone,
  reads: "listings",
  searchedBy: ["place", "latitude"],
  crumbs: crumbsTo(title, { label: "Mattress stores", href: paths.stores }),
};

export default function StoreBrandsPage() {
  const data = useLoaderData<typeof loader>();
  const { query, found, country, refused, now } = data;
  const remembered = useRememberedPlace(found.place?.label ?? null);
  const { place: typed, latitude, longitude, radius } = query;
  const { place } = found;
  return (
    <div className="wrap stack stack--sections">
      <PageHead title={headingOf(data)}>
        <p className="lead">
          Ten minutes lying on a bed tells you more than any web page can. See which stores near you have the beds you
          want.
        </p>
        <PlaceSearch
          id="floors-place"
          list={floorList}
          query={query}
          found={found}
          remembered={remembered}
          submit={found.models.length === 0 ? "Find beds" : "Find stores"}
        />
        {place === null ? null : <RadiusLinks list={floorList} query={query} radius={found.radius} />}
        <RefusedAddress faults={refused} />
      </PageHead>
      <Section name="matches" title={bedsTitle(data)} className="stack stack--loose">
        {found.models.length === 0 ? (
          <p className="measure">
            Answer a few questions, and we’ll find the beds that fit you and the stores near you that have them.{" "}
            <Link to={paths.finder}>Take the match quiz</Link>
          </p>
        ) : (
          <MatchFloors
            models={found.models}
            where={nearText(found.radius, place)}
            placed={place !== null}
            radius={found.radius}
            now={now}
            widerHref={(miles) => changedHref(floorList, query, { radius: String(miles) })}
          />
        )}
      </Section>
      <Section
        name="brands"
        title={place === null ? "Brands in stores across the country" : "Brands in stores near you"}
        className="stack stack--loose"
      >
        {found.brands.length === 0 ? (
          <p>
            We don’t know of a store with beds to try {nearText(found.radius, place)}.{" "}
            {found.radius < greatestRadius ? "Try a greater distance or a larger city." : "Try a larger city."}
          </p>
        ) : (
          <FloorBrandTable
            brands={found.brands}
            caption={`${found.store_count === null ? "Stores" : formatCount(found.store_count, "store", "stores")} ${nearText(found.radius, place)}`}
            storesHref={
              place === null
                ? null
                : (brand) => listHref(storeList, { place: typed, latitude, longitude, radius, brand })
            }
          />
        )}
      </Section>
      {country === null ? null : (
        <NoPlace
          {...country}
          counted={isUnfiltered(query)}
          hrefFor={(other) => changedHref(floorList, query, atPlace(other))}
        />
      )}
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
