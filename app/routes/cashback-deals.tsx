import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { cashbackList } from "~/features/deals/deal-lists";
import CashbackRow from "~/features/deals/cashback-row";
import stylesheet from "~/styles/deals.css?url";
import { paths } from "~/paths";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import { crumbsTo, PageHead } from "~/ui/breadcrumbs";
import { readQuery } from "~/ui/listing/address";
import ListingCount from "~/ui/listing/listing-count";
import { listOrRefusal, unknownChoices } from "~/ui/listing/read-list";
import RefusedAddress from "~/ui/listing/refused-address";
import SortLinks from "~/ui/listing/sort-links";

export const meta = metaOf<typeof loader>(({ refused }) => ({
  title: "Cash back deals on mattresses",
  description: "How much you get back on a mattress, what you have to spend, how long it takes, and who pays for it.",
  path: paths.cashbackDeals,
  noindex: refused !== null,
}));

export const links = linksTo(stylesheet);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = readQuery(cashbackList, new URL(request.url).searchParams);
  const { listing, refused, status } = await listOrRefusal(asked, {
    list: (query) => context.api.deals.cashbackOffers(query),
    instead: {},
    faultsIn: () => unknownChoices(asked, [], cashbackList.sorts),
  });
  return json({ ...listing, refused }, { status });
}

export const handle: RouteFacts = {
  page: ["cash back", "offers"],
  ...forEveryone,
  crumbs: crumbsTo(cashbackList.title),
};

export default function CashbackDealsPage() {
  const { items, sort, today, refused } = useLoaderData<typeof loader>();
  return (
    <div className="wrap stack stack--loose">
      <PageHead title={cashbackList.title}>
        <p className="lead">
          These sellers pay us when you buy, and we pass part of that on to you. Buy the bed, send us the receipt, and
          you’re paid once you can’t return it anymore. <Link to={paths.cashback}>How cash back works</Link>
        </p>
        <RefusedAddress faults={refused}>
          <p>
            Here are all the offers instead. <Link to={paths.cashbackDeals}>Start over</Link>
          </p>
        </RefusedAddress>
      </PageHead>
      <div className="stack stack--tight">
        <ListingCount list={cashbackList} count={items.length} sort={sort} />
        <SortLinks list={cashbackList} sort={sort} />
      </div>
      {items.length === 0 ? (
        <p>
          There’s no cash back today. <Link to={paths.onlineDeals}>See all online discounts</Link>
        </p>
      ) : (
        <ul className="rows">
          {items.map((offer) => (
            <li key={offer.slug}>
              <CashbackRow offer={offer} today={today} />
            </li>
          ))}
        </ul>
      )}
      <div className="stack measure">
        <p>
          Your cash back doesn’t depend on what you say in a review. If you review a bed that you got cash back on, the
          review says so. What sellers pay us doesn’t affect our scores or lists.{" "}
          <Link to={`${paths.about}#money`}>How we make money</Link>
        </p>
      </div>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
