import { Link } from "@remix-run/react";
import type { ReviewSummary } from "#contracts/reviews";
import { scoreLabels } from "#contracts/vocabulary/scores";
import { incentiveLabels, isSignedByTwo } from "#contracts/vocabulary/reviews";
import { timeOwned } from "~/ui/time-owned";
import { paths } from "~/paths";
import ReviewEntry from "./review-entry";
import { sleeperWords } from "./review-text";
import UpdatedText from "./updated-text";

/**
 * "Ana, side sleeper, under 130 lb, has had the Original for 8 months", or "Ana and Ben (the writer: side sleeper, under
 * 130 lb) have had the Original for 8 months".
 */
export function Writer({ review, named = true }: { review: ReviewSummary; named?: boolean }) {
  const { author, brand, model, product, months_owned } = review;
  const bed =
    model === null ? (
      <bdi>{product}</bdi>
    ) : (
      <Link to={paths.model(model.slug)}>{brand === null ? model.name : `${brand.name} ${model.name}`}</Link>
    );
  const sleeper = sleeperWords(review);
  const two = isSignedByTwo(author);
  const has = `${two ? " have" : ", has"}${months_owned === null ? "" : " had"}`;
  return (
    <p className="small soft">
      <bdi>{author ?? "An owner"}</bdi>
      {sleeper === "" ? null : two ? ` (the writer: ${sleeper})` : `, ${sleeper}`}
      {named && (model !== null || product !== "") ? (
        <>
          {`${has} the `}
          {bed}
        </>
      ) : months_owned === null ? null : (
        `${has} it`
      )}
      {months_owned === null ? null : ` for ${timeOwned(months_owned)}`}
    </p>
  );
}

interface ReviewCardProps {
  review: ReviewSummary;
  demo: boolean;
  /** Of the title. */
  heading?: "h2" | "h3";
  /** Whether it says which bed it is about. */
  named?: boolean;
}

/** An owner's review of a bed, in a list. */
export default function ReviewCard({ review, demo, heading = "h3", named = true }: ReviewCardProps) {
  const { id, incentive, updates, first } = review;
  return (
    <ReviewEntry
      review={first === null ? review : { ...review, title: first.title }}
      demo={demo}
      href={paths.review(id)}
      subject="bed"
      heading={heading}
      parts={review.parts}
      labels={scoreLabels}
      writer={<Writer review={review} named={named} />}
      notes={[incentiveLabels[incentive], updates < 2 ? null : `Updated ${updates} times`]}
    >
      {first === null ? null : <UpdatedText first={first} update={review} />}
    </ReviewEntry>
  );
}
