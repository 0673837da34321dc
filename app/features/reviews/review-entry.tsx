import { listed } from "#contracts/english";
import { Link } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import type { ReviewSummary } from "#contracts/reviews";
import { proofLabels } from "#contracts/vocabulary/reviews";
import { formatCount } from "~/ui/format";
import Icon from "~/ui/icon";
import Day from "~/ui/page/day";
import MadeUp from "~/ui/page/made-up";
import Stars from "~/ui/stars";
import { helpfulTo, likesIn, type PartLabels, type Parts } from "./review-text";
import Paragraphs from "~/ui/page/paragraphs";

/** A receipt is what we checked ourselves; nothing else looks like it. */
export function Proof({ proof }: { proof: NonNullable<ReviewSummary["proof"]> }) {
  if (proof === "receipt")
    return (
      <span className="with-icon tag owner-review__proof">
        <Icon name="check" size={16} />
        {proofLabels.receipt}
      </span>
    );
  return <span>{proofLabels[proof]}</span>;
}

interface ReplyProps {
  reply: NonNullable<ReviewSummary["reply"]>;
  /** It was made up, as its review was: nobody of that name wrote it. */
  demo: boolean;
}

export function Reply({ reply, demo }: ReplyProps) {
  return (
    <div className="owner-review__reply stack stack--tight">
      <p className="small">
        <strong dir="auto">{reply.name}</strong>
        {demo ? <MadeUp /> : null} replied
        {reply.written_on === null ? null : (
          <>
            {" "}
            on <Day iso={reply.written_on} />
          </>
        )}
      </p>
      <Paragraphs text={reply.body} />
    </div>
  );
}

interface PartWordsProps<Part extends string> {
  parts: Parts<Part>;
  labels: PartLabels<Part>;
}

/** What the writer likes and what not, of the parts that were rated. */
export function PartWords<Part extends string>({ parts, labels }: PartWordsProps<Part>) {
  const { likes, dislikes } = likesIn(parts, labels);
  if (likes.length + dislikes.length === 0) return null;
  return (
    <p className="small">
      {likes.length === 0 ? null : (
        <>
          <span className="owner-review__likes">Likes:</span> {listed(likes, "and")}.{" "}
        </>
      )}
      {dislikes.length === 0 ? null : (
        <>
          <span className="owner-review__dislikes">Dislikes:</span> {listed(dislikes, "and")}.
        </>
      )}
    </p>
  );
}

interface ReviewEntryProps<Part extends string> extends PartWordsProps<Part> {
  review: Pick<ReviewSummary, "title" | "rating" | "body" | "written_on" | "proof" | "helpful_votes" | "reply">;
  href: string;
  /** What is reviewed, as in "5 stars for this bed", where the writer gave no title. */
  subject: string;
  /** Of the title. */
  heading: "h2" | "h3";
  /** Who wrote it, and from which experience. */
  writer: ReactNode;
  /** What else is to be known of it, null where there is nothing. */
  notes: readonly (string | null)[];
  demo: boolean;
  /** Its text, where that is more than its body. */
  children?: ReactNode;
}

/** A review in a list, whole: nobody has to open a page to read three sentences. */
export default function ReviewEntry<Part extends string>(props: ReviewEntryProps<Part>) {
  const { review, href, subject, heading: Heading, writer, parts, labels, demo } = props;
  const { title, rating, body, proof, helpful_votes, written_on, reply } = review;
  const notes: ReactNode[] = [
    proof === null ? null : <Proof key="proof" proof={proof} />,
    ...props.notes,
    helpful_votes === 0 ? null : helpfulTo(helpful_votes),
  ].filter((note) => note !== null);
  return (
    <li className="ruled owner-review stack stack--tight">
      <Heading className="owner-review__title heading-link">
        <Link to={href} dir="auto">
          {title === "" ? `${formatCount(rating, "star", "stars")} for this ${subject}` : title}
        </Link>
      </Heading>
      <p className="cluster cluster--tight small soft">
        <Stars rating={rating} /> {written_on === null ? null : <Day iso={written_on} />}
      </p>
      {props.children ?? <Paragraphs text={body} className="measure" />}
      <PartWords parts={parts} labels={labels} />
      {writer}
      {notes.length === 0 ? null : (
        <p className="cluster cluster--tight small soft">
          {notes.map((note, index) => (
            <Fragment key={index}>
              <span>{note}</span>{" "}
            </Fragment>
          ))}
        </p>
      )}
      {reply === null ? null : <Reply reply={reply} demo={demo} />}
    </li>
  );
}
