import { Link } from "@remix-run/react";
import type { ReviewDraft } from "#contracts/review-drafts/drafts";
import { sizeLabels, weightBandLabels } from "#contracts/vocabulary/mattress";
import { scoreLabels } from "#contracts/vocabulary/scores";
import { sleepPositionLabels } from "#contracts/vocabulary/quiz";
import { bedStarLabels, boughtLabels, gotLabels } from "#contracts/vocabulary/review-drafts";
import { storePartLabels } from "#contracts/vocabulary/store-reviews";
import Section from "~/ui/page/section";
import { stepLabels } from "./review-subject";
import Paragraphs from "~/ui/page/paragraphs";

type Labels = Readonly<Record<string, string | { label: string }>>;

const labelOf = (labels: Labels, value: string) => {
  const entry = Object.hasOwn(labels, value) ? labels[value]! : value;
  return typeof entry === "string" ? entry : entry.label;
};

/** What is shown of each field, in order; one without a value is left out. */
const rows: readonly { name: string; label: string; of?: Labels; after?: string }[] = [
  { name: "months_owned", label: "Had it for", after: " months" },
  { name: "position", label: "Sleeps on", of: sleepPositionLabels },
  { name: "weight", label: "Weighs", of: weightBandLabels },
  { name: "size", label: "Size", of: sizeLabels },
  { name: "paid", label: "Paid" },
  { name: "seller", label: "Bought at" },
  { name: "incentive", label: "Got for this review", of: gotLabels },
  { name: "visited_on", label: "Visited" },
  { name: "bought", label: "Bought something", of: boughtLabels },
];

const partRows = Object.entries({ ...scoreLabels, ...storePartLabels }).map(([name, { label }]) => ({
  name,
  label,
  after: " of 5",
}));

const stepFields: Readonly<Record<string, readonly string[]>> = {
  rating: partRows.map(({ name }) => name),
  visit: [...partRows.map(({ name }) => name), "visited_on", "bought"],
  update: [...partRows.map(({ name }) => name), "months_owned"],
  edit: partRows.map(({ name }) => name),
  use: ["months_owned", "position", "weight", "size", "paid", "seller", "incentive"],
};

interface WrittenStepProps {
  /** Without an address it is shown to be read alone. */
  step: { name: string; href: string | null; faults: readonly string[] };
  fields: ReviewDraft["fields"];
}

/** One step as it was typed, with the way back to it if there is one. */
export default function WrittenStep({ step: { name, href, faults }, fields }: WrittenStepProps) {
  const own = stepFields[name] ?? [];
  const shown = [...partRows, ...rows].flatMap((row) => {
    const value = own.includes(row.name) ? (fields[row.name] ?? "").trim() : "";
    if (value === "") return [];
    const text = "of" in row && row.of !== undefined ? labelOf(row.of, value) : value + (row.after ?? "");
    return [{ ...row, text: row.name === "paid" && !value.startsWith("$") ? `$${value}` : text }];
  });
  const { rating = "", title = "", body = "" } = fields;
  return (
    <Section
      name={name}
      headingClass="text-xl"
      title={
        <>
          {href === null && name === "rating" ? "Your rating" : stepLabels[name]}{" "}
          {href === null ? null : (
            <Link className="small" to={`${href}?checked=1`}>
              Change<span className="visually-hidden">: {stepLabels[name]?.toLowerCase()}</span>
            </Link>
          )}
        </>
      }
    >
      {faults.length === 0 ? null : (
        <ul className="field__error">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      {name === "use" || rating + title + body === "" ? null : (
        <div className="stack stack--tight">
          <p className="small" dir="auto">
            {labelOf(bedStarLabels, rating)}
          </p>
          {title === "" ? null : (
            <p>
              <strong dir="auto">{title}</strong>
            </p>
          )}
          <Paragraphs text={body} className="written-text" />
        </div>
      )}
      {shown.length === 0 ? null : (
        <dl className="facts">
          {shown.map(({ name: field, label, text }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}
