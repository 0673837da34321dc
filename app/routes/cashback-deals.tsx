import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { cashbackList } from "~/features/deals/deal-lists";
import CashbackRow from "~/features/deals/cashback-row";
import stylesheet from "~/styles/deals.css";
import { paths } from "~/paths";
import { pageMeta } from "~/site/page-meta";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import { readQuery } from "~/ui/listing/address";
import ListingCount from "~/ui/listing/listing-count";
import SortLinks from "~/ui/listing/sort-links";

const crumbs = crumbsTo(cashbackList.title);

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, () => ({
    title: "Cash back deals on mattresses",
    description:
      "What part of the price comes back, from what purchase on, after how many days, on what terms, and who pays.",
    path: paths.cashbackDeals,
    crumbs,
  }));

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = readQuery(cashbackList, new URL(request.url).searchParams);
  return context.api.deals.cashbackOffers(query);
}

export default function CashbackDealsPage() {
  const { items, sort, today } = useLoaderData<typeof loader>();
  return (
    <div className="wrap stack stack--loose">
      <header className="page-head stack">
        <Breadcrumbs items={crumbs} />
        <h1>{cashbackList.title}</h1>
        <p className="lead">A seller may pay us when you buy. On these beds you get a part of that back.</p>
      </header>
      <div className="stack stack--tight">
        <ListingCount list={cashbackList} count={items.length} sort={sort} />
        <SortLinks list={cashbackList} sort={sort} />
      </div>
      {items.length === 0 ? (
        <p>No offer runs today.</p>
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
          Cash back never depends on what you write in a review, and a review by someone who was paid says so.
          Commission changes no score and no place in a list: <Link to={`${paths.about}#money`}>how we earn money</Link>
          .
        </p>
        <p>
          You cannot claim it yet. <Link to={paths.cashback}>The cash back page</Link> says when you can.
        </p>
      </div>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
