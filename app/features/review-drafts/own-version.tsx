import { Link } from "@remix-run/react";
import { readWithin, appealReadWithin } from "#contracts/vocabulary/moderation";
import type { OwnReview, OwnVersion } from "#contracts/review-drafts/own-reviews";
import { writtenStateLabels } from "#contracts/vocabulary/review-drafts";
import { reasonsOf } from "#contracts/vocabulary/refusal-reasons";
import { versionKindLabels } from "#contracts/vocabulary/reviews";
import { paths } from "~/paths";
import { formatDate } from "~/ui/format";
import Paragraphs from "~/ui/page/paragraphs";

/** What happened to a version, in the order in which it did. */
function historyOf({ kind, state, sent_at, decided_at, appealed_at, appeal_decided_at }: OwnVersion): string[] {
  const did = (what: string, when: string | null) => (when === null ? [] : [`${what} ${formatDate(when)}`]);
  return [
    ...did(`${versionKindLabels[kind]}, sent`, sent_at),
    ...did(
      state === "refused" || appealed_at !== null ? "Reviewed, not published" : "Reviewed and published",
      decided_at,
    ),
    ...did("You appealed", appealed_at),
    ...did(
      state === "published" ? "Reviewed again and published" : "Reviewed again, still not published",
      appeal_decided_at,
    ),
    ...(state === "waiting" ? [`Waiting to be read, ${readWithin} days at most`] : []),
    ...(appealed_at !== null && appeal_decided_at === null
      ? [`We’re reading it again, ${appealReadWithin} days at most`]
      : []),
  ];
}

interface OwnVersionCardProps {
  version: OwnVersion;
  review: Pick<OwnReview, "token" | "kind">;
}

/** One version as its writer sees it: what it says, its state, and why. */
export default function OwnVersionCard({ version, review: { token, kind } }: OwnVersionCardProps) {
  const { state, reason, note, rating, title, body, appeal, may_appeal, appeal_until } = version;
  const why = reason !== null && state === "refused" ? reasonsOf[kind][reason] : undefined;
  return (
    <article className="card stack">
      <p>
        <span className="tag">{writtenStateLabels[state].label}</span>
      </p>
      {why === undefined ? null : (
        <p>
          <strong>{why.label}.</strong> {why.means}
        </p>
      )}
      {note === "" ? null : (
        <p className="written-text">
          We added: “<bdi>{note}</bdi>”
        </p>
      )}
      {may_appeal ? (
        <p className="cluster">
          <Link className="button button--secondary" to={paths.appealReview(token)}>
            Appeal this decision
          </Link>{" "}
          {appeal_until === null ? null : <span className="small soft">Until {formatDate(appeal_until)}</span>}
        </p>
      ) : null}
      <h3 dir="auto">{title}</h3>
      <p className="small">{rating} of 5 stars</p>
      <div className="stack measure">
        <Paragraphs text={body} className="written-text" />
      </div>
      {appeal === null ? null : (
        <p>
          You wrote to us: “<bdi>{appeal}</bdi>”
        </p>
      )}
      <ol className="small soft">
        {historyOf(version).map((event) => (
          <li key={event}>{event}</li>
        ))}
      </ol>
    </article>
  );
}
