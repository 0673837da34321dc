import { Link } from "@remix-run/react";
import type { OwnReviews } from "#contracts/review-drafts/own-reviews";
import { draftPurposeLabels } from "#contracts/vocabulary/review-drafts";
import { paths } from "~/paths";
import { formatDate } from "~/ui/format";
import NewestOf from "~/ui/page/newest-of";
import { bedWords } from "./review-subject";
import { sentSince, stateWords } from "./state-text";

interface OwnReviewListProps extends Pick<OwnReviews, "reviews" | "drafts"> {
  /** How many there are, where that is to be said. */
  counts?: Pick<OwnReviews, "review_count" | "draft_count">;
  /** Of the heading above what has been begun. */
  heading: "h2" | "h3";
}

/** Reviews of whoever is signed in, each with its state, and what they have begun. */
export default function OwnReviewList({ reviews, drafts, counts, heading: Heading }: OwnReviewListProps) {
  return (
    <>
      {reviews.length === 0 && drafts.length === 0 ? (
        <p className="soft">
          You haven’t written any yet. <Link to={paths.reviewMattress}>Rate your mattress</Link>
        </p>
      ) : null}
      {reviews.length === 0 ? null : (
        <>
          <NewestOf shown={reviews.length} count={counts?.review_count ?? null} />
          <ul className="lined">
            {reviews.map((review) => (
              <li key={review.token} className="stack stack--close">
                <p>
                  <Link to={paths.ownReview(review.token)} dir="auto">
                    {bedWords(review)}
                  </Link>{" "}
                  <span className="tag">{stateWords(review)}</span>
                </p>
                <p className="small soft">
                  {sentSince(review) === null ? "" : `Your ${sentSince(review)}: `}
                  {review.rating} of 5 stars
                  {review.title === "" ? null : (
                    <>
                      : <bdi>{review.title}</bdi>
                    </>
                  )}
                  {review.sent_at === null ? "" : `. Sent ${formatDate(review.sent_at)}.`}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      {drafts.length === 0 ? null : (
        <>
          <Heading>Not sent yet</Heading>
          <NewestOf shown={drafts.length} count={counts?.draft_count ?? null} />
          <ul className="lined">
            {drafts.map(({ token, kind, purpose, subject, saved_on, kept_until }) => (
              <li key={token} className="stack stack--close">
                <p>
                  <Link to={paths.nextStep(kind, token)} dir="auto">
                    {bedWords(subject)}
                  </Link>{" "}
                  <span className="tag">{draftPurposeLabels[purpose]}</span>
                </p>
                <p className="small soft">
                  {saved_on === null ? "" : `Saved ${formatDate(saved_on)}`}
                  {kept_until === null ? "" : `, kept until ${formatDate(kept_until)}`}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
