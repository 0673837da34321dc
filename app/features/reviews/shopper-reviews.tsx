import { Link } from "@remix-run/react";
import type { StoreRatings as Rated, StoreReviewSummary } from "#contracts/store-reviews";
import { paths } from "~/paths";
import { formatCount } from "~/ui/format";
import Section from "~/ui/page/section";
import StoreRatings from "./store-ratings";
import StoreReviewCard from "./store-review-card";
import { storeReviewsHref } from "./store-review-list";

interface ShopperReviewsProps {
  about: Rated;
  slug: string;
  demo: boolean;
  /** The newest. */
  reviews: readonly StoreReviewSummary[];
}

/** What shoppers say of a store, on its page. */
export default function ShopperReviews({ about, slug, demo, reviews }: ShopperReviewsProps) {
  const { count } = about.rating;
  return (
    <Section
      name="reviews"
      title="What shoppers say"
      className="stack stack--loose"
      target
      intro={demo && count > 0 ? "We made up these reviews for the demo." : undefined}
    >
      <StoreRatings about={about} />
      {reviews.length === 0 ? null : (
        <ul className="grid owner-reviews">
          {reviews.map((review) => (
            <StoreReviewCard key={review.id} review={review} demo={demo} named={false} />
          ))}
        </ul>
      )}
      <p className="cluster">
        {count === 0 ? null : (
          <Link className="button button--secondary" to={storeReviewsHref(about)}>
            {count > reviews.length
              ? `Read all ${formatCount(count, "review", "reviews")}`
              : "Sort and filter these reviews"}
          </Link>
        )}{" "}
        <Link to={paths.reviewStoreOf(slug)}>Rate this store</Link>
      </p>
    </Section>
  );
}
