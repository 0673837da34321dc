import { Fragment } from "react";
import type { ModeratedText } from "#contracts/moderation";
import { findingLabels } from "#contracts/vocabulary/moderation";

type Finding = ModeratedText["findings"][number];

interface MarkedTextProps {
  text: string;
  field: "title" | "body";
  findings: readonly Finding[];
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
export default function MarkedText(props: MarkedTextProps) {
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
