import { termsOf } from "#contracts/vocabulary/terms";
import { formatDate } from "~/ui/format";
import Section from "~/ui/page/section";
import DataTable from "~/ui/table/data-table";
import { type PartLabels, type Parts } from "./review-text";
import Paragraphs from "~/ui/page/paragraphs";

interface Version<Part extends string> {
  number: number;
  rating: number;
  parts: Parts<Part>;
  title: string;
  body: string;
  written_on: string | null;
}

interface ReviewVersionsProps<Part extends string, Written extends Version<Part>> {
  versions: readonly Written[];
  labels: PartLabels<Part>;
  title: string;
  intro: string;
  headOf: (version: Written) => string;
}

/** What the same writer wrote at other times, side by side, and how the stars for each part moved. */
export default function ReviewVersions<Part extends string, Written extends Version<Part>>({
  versions,
  labels,
  title,
  intro,
  headOf,
}: ReviewVersionsProps<Part, Written>) {
  if (versions.length < 2) return null;
  const rated = termsOf(labels).filter((part) => versions.some(({ parts }) => parts[part] !== null));
  const rows = [
    { key: "rating", label: "Overall", of: ({ rating }: Written): number | null => rating },
    ...rated.map((part) => ({ key: part, label: labels[part].label, of: ({ parts }: Written) => parts[part] })),
  ];
  return (
    <Section name="versions" title={title} intro={intro}>
      <div className="grid review-versions">
        {versions.map((version) => (
          <div key={version.number} className="ruled stack stack--tight">
            <h3 className="owner-review__title">{headOf(version)}</h3>
            {version.written_on === null ? null : <p className="small soft">{formatDate(version.written_on)}</p>}
            {version.title === "" ? null : (
              <p>
                <strong dir="auto">{version.title}</strong>
              </p>
            )}
            <Paragraphs text={version.body} />
          </div>
        ))}
      </div>
      <DataTable
        caption="Stars at each time"
        region="Stars at each time"
        className="wide-table"
        columns={[
          { heading: "Part", cell: ({ label }) => label },
          ...versions.map((version) => ({
            heading: headOf(version),
            number: true,
            cell: ({ of }: (typeof rows)[number]) => of(version) ?? "Not rated",
          })),
        ]}
        rows={rows}
        keyOf={({ key }) => key}
      />
    </Section>
  );
}
