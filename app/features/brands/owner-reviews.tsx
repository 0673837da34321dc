import { Link } from "@remix-run/react";
import type { BrandDetail, OwnerReview } from "~/contracts/brands";
import { weightBandLabels } from "~/contracts/vocabulary/mattress";
import { proofLabels } from "~/contracts/vocabulary/reviews";
import { paths } from "~/paths";
import { formatCount, formatNumber } from "~/ui/format";
import Icon from "~/ui/icon";
import Disclosure from "~/ui/disclosure";
import Stars from "~/ui/stars";
import Section from "~/ui/page/section";
import Day from "~/ui/page/day";
import TableBar from "~/ui/table-bar";
import DataTable from "~/ui/table/data-table";

/** "Ana, side sleeper, under 130 lb", as far as known. */
function writerOf({ author, sleep_position, weight_band }: OwnerReview): string {
  const labels: Readonly<Record<string, string>> = weightBandLabels;
  const weight = weight_band === null ? null : (labels[weight_band] ?? weight_band).toLowerCase();
  const facts = [author ?? "An owner", sleep_position === null ? null : `${sleep_position} sleeper`, weight];
  return facts.filter((fact) => fact !== null).join(", ");
}

function Review({ review }: { review: OwnerReview }) {
  return (
    <li className="ruled owner-review stack stack--tight">
      {review.title === "" ? null : <h3 className="owner-review__title">{review.title}</h3>}
      <Stars rating={review.rating} />
      <p>{review.body}</p>
      <p className="small soft">
        {writerOf(review)}
        {review.model === null ? null : (
          <>
            , has {review.months_owned === null ? null : "had "}the{" "}
            <Link to={paths.model(review.model.slug)}>{review.model.name}</Link>
          </>
        )}
        {review.months_owned === null
          ? null
          : `${review.model === null ? ", has had it" : ""} for ${formatCount(review.months_owned, "month", "months")}`}
      </p>
      <p className="cluster cluster--tight small soft">
        {review.proof === null ? null : review.proof === "email" ? (
          <span>{proofLabels.email}</span>
        ) : (
          <span className="with-icon tag owner-review__proof">
            <Icon name="check" size={16} />
            {proofLabels[review.proof]}
          </span>
        )}{" "}
        {review.written_on === null ? null : <Day iso={review.written_on} />}
      </p>
    </li>
  );
}

/** Enough for an impression; the rest is behind a disclosure. */
const shownFirst = 6;

function ReviewList({ reviews }: { reviews: readonly OwnerReview[] }) {
  return (
    <ul className="grid owner-reviews">
      {reviews.map((review) => (
        <Review key={review.id} review={review} />
      ))}
    </ul>
  );
}

type OwnerReviewsProps = Pick<BrandDetail, "brand" | "demo" | "rating_distribution" | "owner_reviews">;

export default function OwnerReviews({ brand, demo, rating_distribution, owner_reviews }: OwnerReviewsProps) {
  const { average, count } = brand.rating;
  const rest = owner_reviews.slice(shownFirst);
  return (
    <Section
      name="reviews"
      title={`Owner reviews of ${brand.name}`}
      className="stack stack--loose"
      target
      intro={demo && count > 0 ? "We made up these reviews for the demo." : undefined}
    >
      <div className="columns columns--early ratings">
        <div className="stack stack--tight">
          {average === null ? (
            <p>
              {count === 0
                ? "No owner has rated a bed from this brand yet."
                : `${formatCount(count, "rating", "ratings")} so far.`}{" "}
              We’ll show an average once we have five.
            </p>
          ) : (
            <>
              <p className="ratings__average">
                <Stars rating={average} />
              </p>
              <p>From {formatCount(count, "owner rating", "owner ratings")}.</p>
            </>
          )}
          <p className="small soft measure">
            A few perfect ratings shouldn’t beat {formatNumber(500)} good ones, so we start every average with a few
            middling ratings. After that, every rating counts the same.
          </p>
        </div>
        {count > 0 && rating_distribution !== null ? <RatingDistribution distribution={rating_distribution} /> : null}
      </div>
      {owner_reviews.length > 0 ? (
        <>
          <ReviewList reviews={owner_reviews.slice(0, shownFirst)} />
          {rest.length > 0 ? (
            <Disclosure
              className="disclosure--more"
              summary={`Show ${formatCount(rest.length, "more review", "more reviews")}`}
            >
              <ReviewList reviews={rest} />
            </Disclosure>
          ) : null}
        </>
      ) : (
        <p>
          No written reviews yet. <Link to={paths.reviewMattress}>Review a {brand.name} mattress</Link>
        </p>
      )}
    </Section>
  );
}

/** Share of a whole as a percentage without decimals; 0 of 0 is 0. */
export const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100));

/** `distribution`: number of ratings of 1, 2, 3, 4 and 5 stars; shown best first. */
function RatingDistribution({ distribution }: { distribution: readonly number[] }) {
  const total = distribution.reduce((sum, count) => sum + count, 0);
  return (
    <DataTable
      className="distribution"
      caption={`How ${formatNumber(total)} owners rated their beds`}
      headHidden
      columns={[
        { heading: "Stars", cell: ({ stars }) => formatCount(stars, "star", "stars") },
        { heading: "Bar", cell: ({ count }) => <TableBar share={count / Math.max(1, total)} /> },
        { heading: "Ratings", number: true, cell: ({ count }) => formatNumber(count) },
        { heading: "Share", number: true, className: "soft", cell: ({ count }) => `${percent(count, total)}%` },
      ]}
      rows={[5, 4, 3, 2, 1].map((stars) => ({ stars, count: distribution[stars - 1] ?? 0 }))}
      keyOf={({ stars }) => stars}
    />
  );
}
