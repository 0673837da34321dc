import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import BrandRatings from "~/features/reviews/brand-ratings";
import RetailerRatings from "~/features/reviews/retailer-ratings";
import ReviewCard from "~/features/reviews/review-card";
import { paths } from "~/paths";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { metaOf } from "~/site/page-meta";
import { crumbsTo, PageHead } from "~/ui/breadcrumbs";
import { formatCount, formatNumber } from "~/ui/format";
import Section from "~/ui/page/section";

const title = "Mattress reviews";
/** Below the table of them a link leads to all. */
const mostRetailers = 10;

export const meta = metaOf<typeof loader>(() => ({
  title: "Mattress reviews by owners and testers",
  description: "What owners say after months and years, what our tests found, and how we keep reviews honest.",
  path: paths.reviews,
}));

export async function loader({ context: { api } }: LoaderFunctionArgs) {
  const [owners, stores] = await Promise.all([api.reviews.overview(), api.optional(api.storeReviews.overview(), null)]);
  return {
    ...owners,
    retailers: stores?.retailers.slice(0, mostRetailers) ?? [],
    retailer_count: stores?.retailers.length ?? 0,
  };
}

export const handle: RouteFacts = { page: ["review", "reviews"], ...forEveryone, crumbs: crumbsTo(title) };

export default function ReviewsPage() {
  const { review_count, rating_count, newest, useful, brands, retailers, retailer_count, demo } =
    useLoaderData<typeof loader>();
  return (
    <div className="wrap stack stack--sections">
      <PageHead title={title}>
        <p className="lead">
          {review_count === null
            ? "What owners say about their beds, good and bad."
            : `${formatCount(review_count, "owner", "owners")} told us how they sleep on their beds${
                rating_count === null ? "" : `, and ${formatNumber(rating_count)} gave stars`
              }.`}{" "}
          {demo ? "In this demo, we made them all up." : null}
        </p>
        <p className="cluster">
          <Link className="button" to={paths.customerReviews}>
            Read owner reviews
          </Link>{" "}
          <Link className="button button--secondary" to={paths.expertReviews}>
            Read expert reviews
          </Link>{" "}
          <Link className="button button--secondary" to={paths.storeReviews}>
            Read store reviews
          </Link>{" "}
          <a href="#brands">Find a brand</a> {retailers.length === 0 ? null : <a href="#stores">Find a store</a>}
        </p>
      </PageHead>
      {useful.length === 0 ? null : (
        <Section name="useful" title="Most helpful lately">
          <ReviewList reviews={useful} demo={demo} />
          <p>
            <Link to={`${paths.customerReviews}?sort=useful`}>See the most helpful reviews</Link>
          </p>
        </Section>
      )}
      {newest.length === 0 ? null : (
        <Section name="newest" title="Newest">
          <ReviewList reviews={newest} demo={demo} />
          <p>
            <Link to={paths.customerReviews}>See the newest reviews</Link>
          </p>
        </Section>
      )}
      <BrandRatings brands={brands} />
      <RetailerRatings retailers={retailers} all={retailer_count} />
      <Section name="rules" title="How we keep them honest" target>
        <ul className="bullets measure">
          <li>Anyone who owns the bed can review it. No one is paid for what a review says.</li>
          <li>
            We say what we checked: a receipt, that the seller asked its customer, or only the email address. If the
            writer got cash back or a gift, the review says so.
          </li>
          <li>
            The same rules hold at one star and at five. When we don’t publish a review, we say why.{" "}
            <Link to={paths.reviewRules}>Read the rules for reviews</Link>
          </li>
          <li>Owners can come back after a year or three. We show every version, and the last one counts.</li>
          <li>
            Our testers measure beds themselves. <Link to={paths.howWeTest}>See how we test</Link>
          </li>
          <li>Stores and brands get one reply, marked as theirs. They can’t change or remove a review.</li>
        </ul>
      </Section>
    </div>
  );
}

function ReviewList({ reviews, demo }: { reviews: Awaited<ReturnType<typeof loader>>["newest"]; demo: boolean }) {
  return (
    <ul className="grid owner-reviews">
      {reviews.map((review) => (
        <ReviewCard key={review.id} review={review} demo={demo} />
      ))}
    </ul>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
