import { Link } from "@remix-run/react";
import type { ModeratedReview } from "#contracts/moderation";
import { decisionLabels, reviewKindLabels } from "#contracts/vocabulary/moderation";
import { reasonLabel, storeReportReasons } from "#contracts/vocabulary/refusal-reasons";
import { reportReasons } from "#contracts/vocabulary/reviews";
import { paths } from "~/paths";
import { formatMoment } from "~/ui/page/moment";
import Quoted from "~/ui/page/quoted";

const reported: Readonly<Record<string, { label: string }>> = { ...storeReportReasons, ...reportReasons };

/** What readers said is wrong with a review, newest first. */
export function Reports({ reports }: Pick<ModeratedReview, "reports">) {
  return (
    <ul className="lined measure">
      {reports.map(({ reason, note, reported_at, closed_at, upheld }, index) => (
        <li key={index} className="stack stack--close">
          <span>
            <strong>{reported[reason]?.label ?? reason}</strong>
            <Quoted after=": " words={note} />
          </span>
          <span className="small soft">
            {formatMoment(reported_at)}.{" "}
            {closed_at === null ? "Open" : upheld ? "We took the review down" : "We left the review as it is"}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Who decided what, newest first. */
export function Events({ events }: Pick<ModeratedReview, "events">) {
  return (
    <ul className="lined measure">
      {events.map(({ version, decision, reason, note, staff_name, decided_at }, index) => (
        <li key={index} className="stack stack--close">
          <span>
            <strong>{decisionLabels[decision]}</strong>
            {version === null ? null : `, version ${version}`}
            {reason === null ? null : `: ${reasonLabel(reason)}`}
            <Quoted after=" " words={note} />
          </span>
          <span className="small soft">
            <bdi>{staff_name}</bdi>, {formatMoment(decided_at)}
          </span>
        </li>
      ))}
    </ul>
  );
}

const states = { waiting: "waits to be read", published: "published", refused: "not published" } as const;

/** Other reviews by the same writer. */
export function OtherReviews({ others }: Pick<ModeratedReview, "others">) {
  return (
    <ul className="lined measure">
      {others.map(({ kind, id, name, title, rating, state }) => (
        <li key={`${kind} ${id}`}>
          <Link to={paths.moderationOf(kind, id)} dir="auto">
            {title === "" ? name : title}
          </Link>{" "}
          <span className="small soft">
            {reviewKindLabels[kind]}: <bdi>{name}</bdi>, {rating === null ? "" : `${rating} of 5 stars, `}
            {states[state]}
          </span>
        </li>
      ))}
    </ul>
  );
}
