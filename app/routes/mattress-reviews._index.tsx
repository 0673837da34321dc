import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { reviewFacetKeys } from "#contracts/vocabulary/reviews";
import RatingSummary from "~/features/reviews/rating-summary";
import ReviewCard from "~/features/reviews/review-card";
import { reviewList, reviewListOf, reviewsHref } from "~/features/reviews/review-list";
import { offerFeed } from "~/http/seo/head-tags.server";
import { feedAddresses } from "~/http/seo/machine-addresses.server";
import { paths } from "~/paths";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { listMeta } from "~/site/list-meta";
import { formatCount } from "~/ui/format";
import ListPage from "~/ui/listing/list-page";
import { readList } from "~/ui/listing/read-list";

export const meta: MetaFunction<typeof loader> = (page) =>
  listMeta(page, {
    list: reviewList,
    description: "What owners say about their mattresses after months and years, by brand and by how they sleep.",
    pathOf: ({ id }) => paths.review(id),
  });

export async function loader({ context, request }: LoaderFunctionArgs) {
  offerFeed(context, { address: feedAddresses.reviews, title: "Owner reviews" });
  const { status, ...page } = await readList(reviewList, request, (query) => context.api.reviews.list(query));
  return json(page, { status });
}

export const handle: RouteFacts = { page: ["review", "owner reviews"], ...forEveryone, reads: "listings" };

export default function OwnerReviewsPage() {
  const data = useLoaderData<typeof loader>();
  const { about, like_you, items, demo } = data.listing;
  const list = reviewListOf(about);
  const unfiltered = reviewFacetKeys.every(
    (key) => key === "brand" || key === "model" || data.query[key] === undefined,
  );
  return (
    <ListPage
      {...data}
      list={list}
      lead={
        about === null
          ? "Good and bad, by people who sleep on them. We publish reviews by the same rules at one star and at five."
          : "Written by people who sleep on it, good and bad."
      }
    >
      {about === null ? null : <RatingSummary about={about} written={unfiltered ? data.listing.count : undefined} />}
      {about === null || like_you === null || like_you.count === 0 ? null : (
        <p>
          <Link to={reviewsHref(about, { position: like_you.position, weight: like_you.weight })}>
            Read {formatCount(like_you.count, "review", "reviews")} by owners who sleep and weigh like you
          </Link>
        </p>
      )}
      <ul className="grid owner-reviews">
        {items.map((review) => (
          <ReviewCard
            key={review.id}
            review={review}
            demo={demo}
            heading="h2"
            named={(about?.model ?? null) === null}
          />
        ))}
      </ul>
    </ListPage>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
