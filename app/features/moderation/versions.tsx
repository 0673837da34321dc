import { Fragment } from "react";
import type { ModeratedText } from "#contracts/moderation";
import { cutText } from "#contracts/text/cut-text";
import { findingLabels } from "#contracts/vocabulary/moderation";
import { reasonLabel } from "#contracts/vocabulary/refusal-reasons";
import { versionKindLabels } from "#contracts/vocabulary/reviews";
import { formatMoment } from "~/ui/page/moment";
import Quoted from "~/ui/page/quoted";
import Disclosure from "~/ui/disclosure";
import Stars from "~/ui/stars";
import type { Difference } from "./differences.server";

const standing = { waiting: "Waiting to be read", published: "Published", refused: "Not published" } as const;

const standingOf = ({ state, reason }: Pick<ModeratedText, "state" | "reason">) =>
  reason === null || state !== "refused" ? standing[state] : `${standing.refused}: ${reasonLabel(reason)}`;

/** The version that is to be decided, whole, with what the checks found. */
export function VersionText({ version }: { version: ModeratedText }) {
  const { title, body, rating, findings, appeal, appealed_at } = version;
  return (
    <div className="stack measure">
      <p className="cluster cluster--tight">
        <Stars rating={rating} /> <span className="soft small">{standingOf(version)}</span>
      </p>
      <h3 dir="auto">
        {title === "" ? "Without a title" : <MarkedText text={title} field="title" findings={findings} />}
      </h3>
      <p className="moderation__text" dir="auto">
        <MarkedText text={body} field="body" findings={findings} />
      </p>
      {findings.length === 0 ? (
        <p className="small soft">The automatic checks found nothing.</p>
      ) : (
        <div className="stack stack--tight">
          <p className="name">What the automatic checks found</p>
          <ul className="bullets">
            {findings.map(({ code, passage }, index) => (
              <li key={index}>
                {findingLabels[code].label}
                <Quoted after=": " words={passage.length > 80 ? `${cutText(passage, 80)}…` : passage} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {appeal === null ? null : (
        <div className="stack stack--tight ruled">
          <p className="name">
            What its writer says against our decision{appealed_at === null ? null : `, ${formatMoment(appealed_at)}`}
          </p>
          <p className="moderation__text" dir="auto">
            {appeal}
          </p>
        </div>
      )}
    </div>
  );
}

export interface ComparedVersion {
  version: Pick<ModeratedText, "number" | "kind" | "rating" | "state" | "reason" | "sent_at">;
  /** What became of the words of the version before it; the first has them all as they are. */
  title: Difference[];
  body: Difference[];
}

/** Every version, each with what it changed. */
export function VersionHistory({ versions }: { versions: readonly ComparedVersion[] }) {
  return (
    <div className="stack">
      {versions.map(({ version, title, body }) => (
        <Disclosure
          key={version.number}
          summary={
            <span>
              Version {version.number}: {versionKindLabels[version.kind].toLowerCase()}, {version.rating} of 5 stars.{" "}
              {standingOf(version)}
            </span>
          }
        >
          <div className="stack stack--tight measure">
            {version.sent_at === null ? null : <p className="small soft">Sent {formatMoment(version.sent_at)}</p>}
            <p>
              <strong dir="auto">
                <Words parts={title} />
              </strong>
            </p>
            <p className="moderation__text" dir="auto">
              <Words parts={body} />
            </p>
          </div>
        </Disclosure>
      ))}
    </div>
  );
}

const Words = ({ parts }: { parts: readonly Difference[] }) =>
  parts.map(({ text, change }, index) =>
    change === "same" ? (
      <span key={index}>{text}</span>
    ) : change === "added" ? (
      <ins key={index}>{text}</ins>
    ) : (
      <del key={index}>{text}</del>
    ),
  );

interface MarkedTextProps {
  text: string;
  field: "title" | "body";
  findings: ModeratedText["findings"];
}

/** Parts of a text, those that a check found with its label; of two that overlap the first is marked. */
export function markedParts({ text, field, findings }: MarkedTextProps) {
  const places = findings
    .flatMap(({ code, place }) => (place?.field === field ? [{ code, ...place }] : []))
    .sort((one, other) => one.start - other.start);
  const parts: { text: string; label: string | null }[] = [];
  let at = 0;
  for (const { code, start, end } of places) {
    if (start < at || end > text.length) continue;
    parts.push({ text: text.slice(at, start), label: null });
    parts.push({ text: text.slice(start, end), label: findingLabels[code].label });
    at = end;
  }
  return [...parts, { text: text.slice(at), label: null }].filter((part) => part.text !== "");
}

/** A text as it was written, with what the checks found marked in it. */
function MarkedText(props: MarkedTextProps) {
  return markedParts(props).map(({ text, label }, index) =>
    label === null ? (
      <Fragment key={index}>{text}</Fragment>
    ) : (
      <mark key={index} className="moderation__found">
        {text}
        <span className="visually-hidden">{` (found: ${label})`}</span>
      </mark>
    ),
  );
}
