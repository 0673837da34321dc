import type { ReviewDetail } from "~/contracts/reviews";
import { scoreLabels } from "~/contracts/vocabulary/mattress";
import { versionKindLabels } from "~/contracts/vocabulary/reviews";
import { termsOf } from "~/contracts/vocabulary/terms";
import { formatDate } from "~/ui/format";
import Section from "~/ui/page/section";
import DataTable from "~/ui/table/data-table";
import { paragraphsOf, timeOwned } from "./review-words";

type Version = ReviewDetail["review"]["versions"][number];

const headOf = ({ kind, months_owned }: Version) =>
  months_owned === null ? versionKindLabels[kind] : `${versionKindLabels[kind]}, after ${timeOwned(months_owned)}`;

/** What the same owner wrote at other times, side by side, and how the stars for each part moved. */
export default function ReviewVersions({ versions }: Pick<ReviewDetail["review"], "versions">) {
  if (versions.length < 2) return null;
  const rated = termsOf(scoreLabels).filter((part) => versions.some(({ parts }) => parts[part] !== null));
  const rows = [
    { key: "rating", label: "Overall", of: ({ rating }: Version): number | null => rating },
    ...rated.map((part) => ({ key: part, label: scoreLabels[part].label, of: ({ parts }: Version) => parts[part] })),
  ];
  return (
    <Section name="versions" title="How it held up" intro="The same owner, at different times. The last one counts.">
      <div className="grid review-versions">
        {versions.map((version) => (
          <div key={version.number} className="ruled stack stack--tight">
            <h3 className="owner-review__title">{headOf(version)}</h3>
            {version.written_on === null ? null : <p className="small soft">{formatDate(version.written_on)}</p>}
            {version.title === "" ? null : (
              <p>
                <strong>{version.title}</strong>
              </p>
            )}
            {paragraphsOf(version.body).map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
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
