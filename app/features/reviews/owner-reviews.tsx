import { Link } from "@remix-run/react";
import type { ReviewListing, ReviewSummary } from "#contracts/reviews";
import { paths } from "~/paths";
import { formatCount } from "~/ui/format";
import Section from "~/ui/page/section";
import RatingSummary from "./rating-summary";
import ReviewCard from "./review-card";
import { reviewsHref } from "./review-list";

interface OwnerReviewsProps {
  about: NonNullable<ReviewListing["about"]>;
  demo: boolean;
  /** The newest. */
  reviews: readonly ReviewSummary[];
  /** How many have been written in all. */
  written: number;
}

/** What owners say of a brand or a bed, on its page. */
export default function OwnerReviews({ about, demo, reviews, written }: OwnerReviewsProps) {
  const name = about.model === null ? about.brand.name : about.model.name;
  const own =
    about.model === null ? (
      <Link to={paths.reviewMattressOfBrand(about.brand.slug)}>Rate your {name}</Link>
    ) : (
      <Link to={paths.reviewMattressOf(about.model.slug)}>I own this bed: rate it</Link>
    );
  return (
    <Section
      name="reviews"
      title={`Owner reviews of ${about.model === null ? "" : "the "}${name}`}
      className="stack stack--loose"
      target
      intro={demo && about.rating.count > 0 ? "We made up these reviews for the demo." : undefined}
    >
      <RatingSummary about={about} written={written} />
      {reviews.length > 0 ? (
        <>
          <ul className="grid owner-reviews">
            {reviews.map((review) => (
              <ReviewCard key={review.id} review={review} demo={demo} named={about.model === null} />
            ))}
          </ul>
          <p className="cluster">
            <Link className="button button--secondary" to={reviewsHref(about)}>
              {written > reviews.length
                ? `Read all ${formatCount(written, "review", "reviews")}`
                : "Sort and filter these reviews"}
            </Link>{" "}
            {own}
          </p>
        </>
      ) : (
        <p className="cluster">
          <span>
            No written reviews yet. <Link to={paths.customerReviews}>Read what owners say about other beds</Link>
          </span>{" "}
          {own}
        </p>
      )}
    </Section>
  );
}
