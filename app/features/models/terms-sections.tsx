import type { Certificate, ModelAlias } from "#contracts/catalogue";
import { listed } from "#contracts/english";
import type { ModelPage } from "#contracts/model-page";
import { aliasConfidenceLabels, aliasKindLabels, certificateScopeLabels } from "#contracts/vocabulary/catalogue";
import Disclosure from "~/ui/disclosure";
import Day from "~/ui/page/day";
import Section from "~/ui/page/section";
import DataTable, { type Column } from "~/ui/table/data-table";
import LineComparison from "./line-comparison";
import PolicyList from "./policy-list";

/** One for the foam says nothing about the rest. */
const certificateColumns: Column<Certificate>[] = [
  { heading: "Certificate", cell: ({ name }) => name },
  { heading: "What was certified", cell: ({ scope }) => certificateScopeLabels[scope] },
  { heading: "Covers", cell: ({ covers }) => covers },
  {
    heading: "Source",
    cell: ({ source, checked_on }) => (
      <>
        {source}, checked <Day iso={checked_on} />
      </>
    ),
  },
];

/** Other names of the same or nearly the same bed. */
const aliasColumns: Column<ModelAlias>[] = [
  { heading: "Sold as", cell: ({ name }) => name },
  { heading: "Sold by", cell: ({ seller }) => seller },
  { heading: "How similar", cell: ({ kind }) => aliasKindLabels[kind] },
  { heading: "How we know", cell: ({ evidence }) => evidence },
  { heading: "How sure we are", cell: ({ confidence }) => aliasConfidenceLabels[confidence] },
];

/** What comes with the bed, and the beds that are nearly the same. */
export default function TermsSections({ model, line_models }: Pick<ModelPage, "model" | "line_models">) {
  return (
    <>
      {model.policies === null ? null : (
        <Section target name="policies" title="Trial, returns and warranty">
          <PolicyList policies={model.policies} />
        </Section>
      )}
      {model.certificates.length === 0 ? null : (
        <Section target name="certificates" title="Certificates">
          <Disclosure
            summary={listed([...new Set(model.certificates.map(({ name }) => name))], "and")}
            className="disclosure--narrow"
          >
            <DataTable
              className="wide-table"
              region="Table of certificates"
              caption="What each certificate covers"
              columns={certificateColumns}
              rows={model.certificates}
              keyOf={({ code }) => code}
            />
          </Disclosure>
        </Section>
      )}
      {model.line === null ? null : (
        <Section target name="line" title={`All beds in the ${model.line.name} line`}>
          <LineComparison lineName={model.line.name} models={line_models} current={model.slug} />
        </Section>
      )}
      {model.aliases.length === 0 ? null : (
        <Section target name="names" title="Other names for this bed">
          <DataTable
            className="wide-table"
            region="Table of other names"
            caption="Stores often sell the same bed under another name"
            columns={aliasColumns}
            rows={model.aliases}
            keyOf={({ name, seller }) => `${name} ${seller}`}
          />
        </Section>
      )}
    </>
  );
}
