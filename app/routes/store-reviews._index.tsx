import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { storeReviewList, storeReviewListOf } from "~/features/reviews/store-review-list";
import { paths } from "~/paths";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { listMeta } from "~/site/list-meta";
import ListPage from "~/ui/listing/list-page";
import { readList } from "~/ui/listing/read-list";
import Listed from "~/features/reviews/listed-store-reviews";

export const handle: RouteFacts = { page: ["review", "store reviews"], ...forEveryone, reads: "listings" };

export const meta: MetaFunction<typeof loader> = (page) =>
  listMeta(page, {
    list: storeReviewList,
    title: "Mattress store reviews",
    description:
      "What shoppers say about mattress stores: service, selection, pressure to buy, delivery and honest prices.",
    pathOf: ({ id }) => paths.storeReview(id),
  });

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { status, ...page } = await readList(storeReviewList, request, (query) => context.api.storeReviews.list(query));
  return json(page, { status });
}

export default function StoreReviewsPage() {
  const data = useLoaderData<typeof loader>();
  const { about, items } = data.listing;
  return (
    <ListPage
      {...data}
      list={storeReviewListOf(about)}
      lead={
        about === null
          ? "How shoppers were treated, good and bad. We publish reviews by the same rules at one star and at five."
          : about.store === null
            ? "By shoppers who were at one of its stores, good and bad."
            : "By shoppers who were there, good and bad."
      }
    >
      <Listed about={about} items={items} demo={data.listing.demo} />
    </ListPage>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
