import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { json } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import BrandRow, { BrandColumns } from "~/features/brands/brand-row";
import { listingHref, type ListingQuery } from "~/features/brands/listing-address";
import {
  clearedHref,
  droppedHref,
  keptHref,
  pageHref,
  readListingQuery,
  sortHref,
  sorts,
  toggledHref,
} from "~/features/brands/listing-links";
import { paths } from "~/paths";
import DemoNotice from "~/ui/demo-notice";
import ErrorPage from "~/site/errors/error-page";
import { itemListMeta } from "~/site/item-list";
import { pageMeta } from "~/site/page-meta";
import Breadcrumbs from "~/ui/breadcrumbs";
import ChosenFacets from "~/ui/chosen-facets";
import EmptyListing from "~/ui/empty-listing";
import FacetPanel from "~/ui/facet-panel";
import { unknownChoices } from "~/ui/facets";
import { listOrRefusal } from "~/ui/list-or-refusal";
import ListingCount from "~/ui/listing-count";
import Pagination from "~/ui/pagination";
import RefusedAddress from "~/ui/refused-address";
import SortLinks from "~/ui/sort-links";

const nouns = { one: "brand", many: "brands" };
const crumbs = [{ label: "Home", href: paths.home }, { label: "Mattress brands" }];

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => {
  if (!data) return pageMeta(page, null);
  const { facets, items, page: at } = data.listing;
  const chosen = facets.flatMap((facet) => facet.values.filter((value) => value.selected).map((value) => value.label));
  return [
    ...pageMeta(page, {
      title: `Mattress brands${chosen.length > 0 ? `: ${chosen.join(", ")}` : ""}${at > 1 ? `, page ${at}` : ""}`,
      description: "Every mattress brand in the guide, by type, price, firmness, where it is sold and certificate.",
      // One address for a list, however it is sorted; combinations are for people, not for an index.
      path: listingHref({ ...data.query, sort: undefined }),
      crumbs,
      noindex: data.refused !== null || items.length === 0 || chosen.length > 1,
    }),
    ...itemListMeta(
      page,
      items.map(({ slug, name }) => ({ name, path: paths.brand(slug) })),
    ),
  ];
};

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = readListingQuery(new URL(request.url).searchParams);
  const { status, ...page } = await listOrRefusal(query, {
    list: (asked) => context.api.brands.list(asked),
    instead: {},
    faultsIn: ({ facets }) => unknownChoices(query, facets, sorts),
  });
  return json(page, { status });
}

export default function BrandsPage() {
  const { query, listing, refused } = useLoaderData<typeof loader>();
  const { count, facets, items, page, pages, sort } = listing;
  const hrefFor = (key: string, value: string) => toggledHref(query, key as keyof ListingQuery, value);
  const chosenSort = sorts.find(({ value }) => value === sort);
  return (
    <div className="wrap stack stack--loose">
      <header className="page-head stack">
        <Breadcrumbs items={crumbs} />
        <h1>Mattress brands</h1>
        <p className="lead">Scores come from what the beds are made of. Nobody can pay for a place in this list.</p>
        {listing.demo ? <DemoNotice /> : null}
        <RefusedAddress faults={refused}>
          <p>
            Below are all brands. <Link to={clearedHref({})}>Clear the address</Link>
          </p>
        </RefusedAddress>
      </header>
      <div className="with-aside with-aside--start">
        <FacetPanel facets={facets} nouns={nouns} hrefFor={hrefFor} />
        <div className="stack">
          <div className="listing-head">
            <ListingCount count={count} nouns={nouns} sortedBy={chosenSort?.label} page={page} pages={pages} />
            <SortLinks
              label="Sort brands"
              sorts={sorts}
              sort={sort}
              hrefFor={(to) => sortHref(query, to)}
              rule={chosenSort?.rule}
            />
          </div>
          <ChosenFacets facets={facets} hrefFor={hrefFor} clearHref={clearedHref(query)} />
          {items.length === 0 ? (
            <EmptyListing
              facets={facets}
              nouns={nouns}
              dropHref={(key) => droppedHref(query, key as keyof ListingQuery)}
              keepHref={(key) => keptHref(query, key as keyof ListingQuery)}
              clearHref={clearedHref(query)}
            />
          ) : (
            <div>
              <BrandColumns />
              <ul className="brand-rows">
                {items.map((brand) => (
                  <BrandRow key={brand.slug} brand={brand} />
                ))}
              </ul>
            </div>
          )}
          <Pagination page={page} pages={pages} hrefFor={(to) => pageHref(query, to)} label="Pages of brands" />
        </div>
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
