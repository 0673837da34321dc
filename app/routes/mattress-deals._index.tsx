import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import CheapestByType from "~/features/deals/cheapest-by-type";
import { cheapestByType } from "~/features/deals/cheapest-by-type.server";
import { dealEntry } from "~/features/deals/deal-entry.server";
import { dealList, dealListIn } from "~/features/deals/deal-lists";
import DealRow from "~/features/deals/deal-row";
import SendDeals from "~/features/deals/send-deals";
import { linksTo } from "~/site/page-meta";
import stylesheet from "~/styles/deals.css?url";
import { paths } from "~/paths";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { pageLayer, productsOf } from "~/site/analytics/page-layer";
import { listMeta } from "~/site/list-meta";
import { useRootData } from "~/site/root-data";
import ListPage from "~/ui/listing/list-page";
import { readList } from "~/ui/listing/read-list";

export const meta: MetaFunction<typeof loader> = (page) =>
  listMeta(page, {
    list: dealList,
    title: "Online mattress discounts",
    description:
      "What a mattress costs with each deal, what it usually costs, when the deal ends, and the code to type in. " +
      "Filter by type, size and price.",
    pathOf: ({ slug }) => paths.deal(slug),
  });

export const links = linksTo(stylesheet);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { status, listing, ...page } = await readList(dealList, request, (query) => context.api.deals.list(query));
  const { type, price, size, sort } = page.query;
  const ofBed = type !== undefined || price !== undefined || sort === "price";
  const items = listing.items.map((deal) => dealEntry(deal, listing.today, { ofBed, inSize: size !== undefined }));
  const layer = pageLayer(context, () => ({
    deals: items.map(({ slug }) => slug),
    products: productsOf(listing.items.flatMap(({ example }) => example?.model ?? [])),
  }));
  const cheapest = cheapestByType(listing, page.query);
  return json({ ...page, listing: { ...listing, items }, cheapest, layer }, { status });
}

export const handle: RouteFacts = { page: ["deal", "online discounts"], ...forEveryone, reads: "listings" };

export default function OnlineDealsPage() {
  const { cheapest, ...data } = useLoaderData<typeof loader>();
  const { origin } = useRootData().site;
  return (
    <ListPage
      {...data}
      list={dealListIn(data.query.state)}
      lead="What you’d pay, what the bed usually costs, and how long you have."
      instead="all the deals you can get now"
    >
      <CheapestByType types={cheapest} />
      <ul className="rows">
        {data.listing.items.map((deal, index) => (
          <li key={deal.slug}>
            <DealRow deal={deal} heading="h2" first={index === 0} />
          </li>
        ))}
      </ul>
      {data.query.state === undefined ? <SendDeals deals={data.listing.items} origin={origin} /> : null}
    </ListPage>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
