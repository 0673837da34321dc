import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { json } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import {
  dealFacets,
  dealPageHref,
  dealsHref,
  dealSortHref,
  filterAloneHref,
  readDealQuery,
  toggledDealsHref,
  withoutFilterHref,
  withoutFiltersHref,
  type DealKey,
  type DealQuery,
} from "~/features/deals/deal-address";
import { longDay } from "~/features/deals/deal-days";
import { dealSorts } from "~/features/deals/deal-sorts";
import DealRow from "~/features/deals/deal-row";
import stylesheet from "~/styles/deals.css";
import { paths } from "~/paths";
import DemoNotice from "~/ui/demo-notice";
import ErrorPage from "~/site/errors/error-page";
import { itemListMeta } from "~/site/item-list";
import { pageMeta } from "~/site/page-meta";
import Breadcrumbs from "~/ui/breadcrumbs";
import ChosenFacets from "~/ui/chosen-facets";
import EmptyListing from "~/ui/empty-listing";
import FacetPanel from "~/ui/facet-panel";
import { chosenIn, unknownChoices, type Facet } from "~/ui/facets";
import { listOrRefusal } from "~/ui/list-or-refusal";
import ListingCount from "~/ui/listing-count";
import Pagination from "~/ui/pagination";
import RefusedAddress from "~/ui/refused-address";
import SortLinks from "~/ui/sort-links";

const nouns = { one: "deal", many: "deals" };
const crumbs = [{ label: "Home", href: paths.home }, { label: "Online discounts" }];

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => {
  if (!data) return pageMeta(page, null);
  const { facets, items, page: at } = data.listing;
  const chosen = asked(facets, data.query)
    .flatMap(chosenIn)
    .map((value) => value.label);
  return [
    ...pageMeta(page, {
      title: `Online mattress discounts${chosen.length > 0 ? `: ${chosen.join(", ")}` : ""}${at > 1 ? `, page ${at}` : ""}`,
      description:
        "Discounts on mattresses sold online, each with its start, its end, the day on which we last checked it, and what " +
        "the price was before.",
      path: dealsHref({ ...data.query, sort: undefined }),
      crumbs,
      noindex: data.refused !== null || items.length === 0 || chosen.length > 1,
    }),
    ...itemListMeta(
      page,
      items.map(({ slug, title }) => ({ name: title, path: paths.deal(slug) })),
    ),
  ];
};

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = readDealQuery(new URL(request.url).searchParams);
  const { status, ...page } = await listOrRefusal(query, {
    list: (asked) => context.api.deals.list(asked),
    instead: {},
    faultsIn: ({ facets }) => unknownChoices(query, facets, dealSorts),
  });
  return json(page, { status });
}

/** What the address says. That running deals are shown goes without saying, and is no choice. */
const asked = (facets: readonly Facet[], query: DealQuery) =>
  facets.filter(({ key }) => query[key as DealKey] !== undefined);

export default function OnlineDealsPage() {
  const { query, listing, refused } = useLoaderData<typeof loader>();
  const { count, facets, items, page, pages, sort, today } = listing;
  const chosen = asked(facets, query);
  const chosenSort = dealSorts.find(({ value }) => value === sort);
  // The few states and kinds before the many brands.
  const ordered = dealFacets.flatMap((key) => facets.filter((facet) => facet.key === key));
  const hrefFor = (key: string, value: string) => toggledDealsHref(query, key as DealKey, value);
  return (
    <div className="wrap stack stack--loose">
      <header className="page-head stack">
        <Breadcrumbs items={crumbs} />
        <h1>Online discounts</h1>
        <p className="lead">
          With the days on which they begin and end, the day on which we last looked, and the price before as it was
          observed. As of {longDay(today, today)}.
        </p>
        {listing.demo ? <DemoNotice /> : null}
        <RefusedAddress faults={refused}>
          <p>
            Below are all running deals. <Link to={dealsHref({})}>Clear the address</Link>
          </p>
        </RefusedAddress>
      </header>
      <div className="with-aside with-aside--start">
        <FacetPanel
          facets={ordered}
          nouns={nouns}
          hrefFor={hrefFor}
          single={["state"]}
          foldAfter={8}
          chosen={chosen.flatMap(chosenIn).length}
        />
        <div className="stack">
          <div className="listing-head">
            <ListingCount count={count} nouns={nouns} sortedBy={chosenSort?.label} page={page} pages={pages} />
            <SortLinks
              label="Sort deals"
              sorts={dealSorts}
              sort={sort}
              hrefFor={(to) => dealSortHref(query, to)}
              rule={chosenSort?.rule}
            />
          </div>
          <ChosenFacets facets={chosen} hrefFor={hrefFor} clearHref={withoutFiltersHref(query)} />
          {items.length === 0 ? (
            <EmptyListing
              facets={chosen}
              nouns={nouns}
              dropHref={(key) => withoutFilterHref(query, key as DealKey)}
              keepHref={(key) => filterAloneHref(query, key as DealKey)}
              clearHref={withoutFiltersHref(query)}
            />
          ) : (
            <ul className="deal-rows">
              {items.map((deal) => (
                <li key={deal.slug}>
                  <DealRow deal={deal} today={today} heading="h2" />
                </li>
              ))}
            </ul>
          )}
          <Pagination page={page} pages={pages} hrefFor={(to) => dealPageHref(query, to)} label="Pages of deals" />
        </div>
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
