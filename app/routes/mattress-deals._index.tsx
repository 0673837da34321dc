import { json, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { longDay } from "~/features/deals/deal-days";
import { dealList } from "~/features/deals/deal-lists";
import DealRow from "~/features/deals/deal-row";
import stylesheet from "~/styles/deals.css";
import { paths } from "~/paths";
import { listMeta } from "~/site/list-meta";
import ListPage from "~/ui/listing/list-page";
import { readList } from "~/ui/listing/read-list";

export const meta: MetaFunction<typeof loader> = (page) =>
  listMeta(page, {
    list: dealList,
    title: "Online mattress discounts",
    description:
      "Discounts on mattresses sold online, each with its start, its end, the day on which we last checked it, and what " +
      "the price was before.",
    entryOf: ({ slug, title }) => ({ name: title, path: paths.deal(slug) }),
  });

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { status, ...page } = await readList(dealList, request, (query) => context.api.deals.list(query));
  return json(page, { status });
}

export default function OnlineDealsPage() {
  const data = useLoaderData<typeof loader>();
  const { items, today } = data.listing;
  return (
    <ListPage
      {...data}
      list={dealList}
      lead={`When each one ends, and what the bed usually costs. As of ${longDay(today, today)}.`}
      instead="all running deals"
    >
      <ul className="rows">
        {items.map((deal) => (
          <li key={deal.slug}>
            <DealRow deal={deal} today={today} heading="h2" />
          </li>
        ))}
      </ul>
    </ListPage>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
