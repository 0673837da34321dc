import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import StoreRatings from "~/features/reviews/store-ratings";
import StoreReviewCard from "~/features/reviews/store-review-card";
import { storeReviewList, storeReviewListOf } from "~/features/reviews/store-review-list";
import { paths } from "~/paths";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { listMeta } from "~/site/list-meta";
import ListPage from "~/ui/listing/list-page";
import { readList } from "~/ui/listing/read-list";

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
  const { about, items, demo } = data.listing;
  const store = about?.store ?? null;
  return (
    <ListPage
      {...data}
      list={storeReviewListOf(about)}
      lead={
        about === null
          ? "How shoppers were treated, good and bad. We publish reviews by the same rules at one star and at five."
          : store === null
            ? "By shoppers who were at one of its stores, good and bad."
            : "By shoppers who were there, good and bad."
      }
    >
      {about === null ? null : <StoreRatings about={about} />}
      {store === null ? null : (
        <p className="cluster">
          <Link to={paths.store(store.slug)}>Address, hours and beds to try</Link>{" "}
          <Link to={paths.reviewStoreOf(store.slug)}>Rate this store</Link>
        </p>
      )}
      <ul className="grid owner-reviews">
        {items.map((review) => (
          <StoreReviewCard key={review.id} review={review} demo={demo} heading="h2" named={store === null} />
        ))}
      </ul>
    </ListPage>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
