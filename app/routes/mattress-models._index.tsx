import { dayOf } from "#contracts/us-days";
import { json, type SerializeFrom, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { sizeInSentence } from "#contracts/vocabulary/mattress";
import MattressCard from "~/features/mattresses/mattress-card";
import { listedRow } from "~/features/mattresses/listed-row.server";
import { mattressList, readView } from "~/features/mattresses/mattress-list";
import MattressSortLinks from "~/features/mattresses/mattress-sort-links";
import { packFacets, unpackFacets } from "~/features/mattresses/packed-facets";
import { linksTo } from "~/site/page-meta";
import stylesheet from "~/styles/mattresses.css?url";
import ViewLinks from "~/features/mattresses/view-links";
import { paths } from "~/paths";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { pageLayer, productsOf } from "~/site/analytics/page-layer";
import { listMeta } from "~/site/list-meta";
import ListPage from "~/ui/listing/list-page";
import { readList } from "~/ui/listing/read-list";
import { onDemand } from "~/ui/page/on-demand";

/** Most look at cards. */
const MattressTable = onDemand(() => import("~/features/mattresses/mattress-table"));

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  listMeta(
    { ...page, data: data && withFacets(data) },
    {
      list: mattressList,
      description:
        "Filter mattresses sold online by price, size, type, firmness and trial. See the latest price of each.",
      pathOf: ({ model }) => paths.model(model.slug),
    },
  );

export const links = linksTo(stylesheet);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { status, listing, ...page } = await readList(mattressList, request, async ({ view, ...query }) => {
    // The upstream has no views.
    if (readView({ view }) === null) throw new Response(null, { status: 400 });
    return context.api.mattresses.list(query);
  });
  const today = dayOf(new Date());
  const items = listing.items.map((item) => listedRow(item, today));
  const layer = pageLayer(context, () => ({ products: productsOf(listing.items.map(({ model }) => model)) }));
  const facets = packFacets(listing.facets);
  return json({ ...page, listing: { ...listing, items, facets }, layer }, { status });
}

const withFacets = ({ listing, ...data }: SerializeFrom<typeof loader>) => ({
  ...data,
  listing: { ...listing, facets: unpackFacets(listing.facets) },
});

export const handle: RouteFacts = { page: ["product", "online mattresses"], ...forEveryone, reads: "listings" };

export default function OnlineMattressesPage() {
  const data = withFacets(useLoaderData<typeof loader>());
  const { query, listing } = data;
  const { items, sort, size } = listing;
  const { view = "cards" } = query;
  return (
    <ListPage
      {...data}
      list={mattressList}
      lead="The latest price we saw next to the usual one, the middle of the last 90 days’ prices. No one can pay to rank higher."
      said={`, prices for a ${sizeInSentence(size)}`}
      views={<ViewLinks view={view} query={query} />}
      sorts={(at) => <MattressSortLinks {...at} sort={sort} forYou={listing.for_you} />}
    >
      {view === "list" ? (
        <MattressTable items={items} size={size} />
      ) : (
        <ul className="model-cards mattress-cards">
          {items.map((mattress, index) => (
            <li key={mattress.model.slug}>
              <MattressCard mattress={mattress} first={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </ListPage>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
