import { sizeName } from "~/contracts/vocabulary/mattress";
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { json } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import {
  facetAloneHref,
  mattressHref,
  mattressPageHref,
  readMattressQuery,
  readView,
  singleChoice,
  toggledMattressHref,
  withoutFacetHref,
  withoutFacetsHref,
  type MattressKey,
} from "~/features/listing/mattress-address";
import MattressCard from "~/features/listing/mattress-card";
import MattressSortLinks from "~/features/listing/mattress-sort-links";
import { labelOf, mattressSorts } from "~/features/listing/mattress-sorts";
import MattressTable from "~/features/listing/mattress-table";
import stylesheet from "~/styles/mattresses.css";
import ViewLinks from "~/features/listing/view-links";
import MaterialPatterns from "~/mattress/material-patterns";
import { paths } from "~/paths";
import DemoNotice from "~/ui/demo-notice";
import ErrorPage from "~/site/errors/error-page";
import { itemListMeta } from "~/site/item-list";
import { pageMeta } from "~/site/page-meta";
import Breadcrumbs from "~/ui/breadcrumbs";
import ChosenFacets from "~/ui/chosen-facets";
import EmptyListing from "~/ui/empty-listing";
import FacetPanel from "~/ui/facet-panel";
import { chosenIn, unknownChoices } from "~/ui/facets";
import { listOrRefusal } from "~/ui/list-or-refusal";
import ListingCount from "~/ui/listing-count";
import Pagination from "~/ui/pagination";
import RefusedAddress from "~/ui/refused-address";

const nouns = { one: "mattress", many: "mattresses" };
const crumbs = [{ label: "Home", href: paths.home }, { label: "Mattresses sold online" }];

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => {
  if (!data) return pageMeta(page, null);
  const { facets, items, page: at } = data.listing;
  const chosen = facets.flatMap(chosenIn).map((value) => value.label);
  return [
    ...pageMeta(page, {
      title: `Mattresses sold online${chosen.length > 0 ? `: ${chosen.join(", ")}` : ""}${at > 1 ? `, page ${at}` : ""}`,
      description:
        "Mattresses sold online by type, firmness, price, size, brand, certificate, trial, cooling and weight, each " +
        "with what it costs now and usually.",
      // One address for a list, however it is sorted and shown; combinations are for people, not for an index.
      path: mattressHref({ ...data.query, sort: undefined, view: undefined }),
      crumbs,
      noindex: data.refused !== null || items.length === 0 || chosen.length > 1,
    }),
    ...itemListMeta(
      page,
      items.map(({ model }) => ({ name: `${model.name} by ${model.brand.name}`, path: paths.model(model.slug) })),
    ),
  ];
};

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = readMattressQuery(new URL(request.url).searchParams);
  const { status, ...page } = await listOrRefusal(query, {
    list: async ({ view, ...asked }) => {
      // The upstream does not know of views.
      if (readView({ view }) === null) throw new Response(null, { status: 400 });
      return context.api.mattresses.list(asked);
    },
    instead: {},
    faultsIn: ({ facets }) => unknownChoices(query, facets, mattressSorts),
  });
  return json(page, { status });
}

export default function OnlineMattressesPage() {
  const { query, listing, refused } = useLoaderData<typeof loader>();
  const { count, facets, items, page, pages, sort, size } = listing;
  const view = readView(query) ?? "cards";
  const hrefFor = (key: string, value: string) => toggledMattressHref(query, key as MattressKey, value);
  return (
    <div className="wrap stack stack--loose">
      <MaterialPatterns />
      <header className="page-head stack">
        <Breadcrumbs items={crumbs} />
        <h1>Mattresses sold online</h1>
        <p className="lead">
          Each with its price now and its usual price, the median of what was seen in 90 days. Nobody can pay for a
          place in this list.
        </p>
        {listing.demo ? <DemoNotice /> : null}
        <RefusedAddress faults={refused}>
          <p>
            Below are all mattresses. <Link to={mattressHref({})}>Clear the address</Link>
          </p>
        </RefusedAddress>
      </header>
      <div className="with-aside with-aside--start">
        <FacetPanel facets={facets} nouns={nouns} hrefFor={hrefFor} single={singleChoice} foldAfter={8} />
        <div className="stack">
          <div className="listing-head">
            <ListingCount count={count} nouns={nouns} sortedBy={labelOf(sort)} page={page} pages={pages}>
              <span className="visually-hidden">, prices of a {sizeName(size)}</span>
            </ListingCount>
            <ViewLinks view={view} query={query} />
          </div>
          <MattressSortLinks sort={sort} query={query} />
          <ChosenFacets facets={facets} hrefFor={hrefFor} clearHref={withoutFacetsHref(query)} />
          {items.length === 0 ? (
            <EmptyListing
              facets={facets}
              nouns={nouns}
              dropHref={(key) => withoutFacetHref(query, key as MattressKey)}
              keepHref={(key) => facetAloneHref(query, key as MattressKey)}
              clearHref={withoutFacetsHref(query)}
            />
          ) : view === "list" ? (
            <MattressTable items={items} size={size} />
          ) : (
            <ul className="model-cards">
              {items.map((mattress) => (
                <li key={mattress.model.slug}>
                  <MattressCard mattress={mattress} />
                </li>
              ))}
            </ul>
          )}
          <Pagination
            page={page}
            pages={pages}
            hrefFor={(to) => mattressPageHref(query, to)}
            label="Pages of mattresses"
          />
        </div>
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
