import { Link } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import type { ReviewSummary } from "~/contracts/reviews";
import { incentiveLabels, proofLabels } from "~/contracts/vocabulary/reviews";
import { paths } from "~/paths";
import { formatCount, listed } from "~/ui/format";
import Icon from "~/ui/icon";
import Day from "~/ui/page/day";
import Stars from "~/ui/stars";
import { missed, paragraphsOf, praised, sleeperWords, timeOwned } from "./review-words";

/** "Ana, side sleeper, under 130 lb, has had the Original for 8 months". */
export function Writer({ review, named = true }: { review: ReviewSummary; named?: boolean }) {
  const { author, brand, model, product, months_owned } = review;
  const bed =
    model === null ? (
      product
    ) : (
      <Link to={paths.model(model.slug)}>{brand === null ? model.name : `${brand.name} ${model.name}`}</Link>
    );
  const sleeper = sleeperWords(review);
  return (
    <p className="small soft">
      {author ?? "An owner"}
      {sleeper === "" ? null : `, ${sleeper}`}
      {named && (model !== null || product !== "") ? (
        <>
          {months_owned === null ? ", has the " : ", has had the "}
          {bed}
        </>
      ) : months_owned === null ? null : (
        ", has had it"
      )}
      {months_owned === null ? null : ` for ${timeOwned(months_owned)}`}
    </p>
  );
}

export function Proof({ proof }: { proof: NonNullable<ReviewSummary["proof"]> }) {
  if (proof === "email") return <span>{proofLabels.email}</span>;
  return (
    <span className="with-icon tag owner-review__proof">
      <Icon name="check" size={16} />
      {proofLabels[proof]}
    </span>
  );
}

export function Reply({ reply }: { reply: NonNullable<ReviewSummary["reply"]> }) {
  return (
    <div className="owner-review__reply stack stack--tight">
      <p className="small">
        <strong>{reply.name}</strong> replied
        {reply.written_on === null ? null : (
          <>
            {" "}
            on <Day iso={reply.written_on} />
          </>
        )}
      </p>
      {paragraphsOf(reply.body).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}

/** What the writer likes and what not, of the parts that were rated. */
export function PartWords({ parts }: Pick<ReviewSummary, "parts">) {
  const [likes, dislikes] = [praised(parts), missed(parts)];
  if (likes.length + dislikes.length === 0) return null;
  return (
    <p className="small">
      {likes.length === 0 ? null : (
        <>
          <span className="owner-review__likes">Likes</span> {listed(likes, "and")}.{" "}
        </>
      )}
      {dislikes.length === 0 ? null : (
        <>
          <span className="owner-review__dislikes">Doesn’t like</span> {listed(dislikes, "or")}.
        </>
      )}
    </p>
  );
}

interface ReviewCardProps {
  review: ReviewSummary;
  /** Of the title. */
  heading?: "h2" | "h3";
  /** Whether it says which bed it is about. */
  named?: boolean;
}

/** A review in a list, whole: nobody has to open a page to read three sentences. */
export default function ReviewCard({ review, heading: Heading = "h3", named = true }: ReviewCardProps) {
  const { id, title, rating, body, proof, incentive, helpful_votes, updates, written_on, reply } = review;
  const notes: ReactNode[] = [
    proof === null ? null : <Proof key="proof" proof={proof} />,
    incentiveLabels[incentive],
    updates === 0 ? null : updates === 1 ? "Updated later" : `Updated ${updates} times`,
    helpful_votes === 0 ? null : `Useful to ${formatCount(helpful_votes, "reader", "readers")}`,
  ].filter((note) => note !== null);
  return (
    <li className="ruled owner-review stack stack--tight">
      <Heading className="owner-review__title heading-link">
        <Link to={paths.review(id)}>
          {title === "" ? `${formatCount(rating, "star", "stars")} for this bed` : title}
        </Link>
      </Heading>
      <p className="cluster cluster--tight small soft">
        <Stars rating={rating} /> {written_on === null ? null : <Day iso={written_on} />}
      </p>
      {paragraphsOf(body).map((paragraph, index) => (
        <p key={index} className="measure">
          {paragraph}
        </p>
      ))}
      <PartWords parts={review.parts} />
      <Writer review={review} named={named} />
      {notes.length === 0 ? null : (
        <p className="cluster cluster--tight small soft">
          {notes.map((note, index) => (
            <Fragment key={index}>
              <span>{note}</span>{" "}
            </Fragment>
          ))}
        </p>
      )}
      {reply === null ? null : <Reply reply={reply} />}
    </li>
  );
}
