import type { Certificate, ModelAlias } from "#contracts/catalogue";
import { aliasConfidenceLabels, aliasKindLabels, certificateScopeLabels } from "#contracts/vocabulary/catalogue";
import Day from "~/ui/page/day";
import DataTable, { type Column } from "~/ui/table/data-table";

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

/** Each certificate with what it covers: one for the foam says nothing about the rest. */
export function CertificateTable({ certificates }: { certificates: readonly Certificate[] }) {
  if (certificates.length === 0) return <p>We haven’t found a certificate for this bed.</p>;
  return (
    <DataTable
      className="wide-table"
      region="Table of certificates"
      caption="What each certificate covers"
      columns={certificateColumns}
      rows={certificates}
      keyOf={({ code }) => code}
    />
  );
}

const aliasColumns: Column<ModelAlias>[] = [
  { heading: "Sold as", cell: ({ name }) => name },
  { heading: "Sold by", cell: ({ seller }) => seller },
  { heading: "How similar", cell: ({ kind }) => aliasKindLabels[kind] },
  { heading: "How we know", cell: ({ evidence }) => evidence },
  { heading: "How sure we are", cell: ({ confidence }) => aliasConfidenceLabels[confidence] },
];

/** Other names of the same or nearly the same bed, with how we know and how sure we are. */
export function AliasTable({ aliases }: { aliases: readonly ModelAlias[] }) {
  if (aliases.length === 0) return <p>We don’t know of any other names for this bed.</p>;
  return (
    <DataTable
      className="wide-table"
      region="Table of other names"
      caption="Stores often sell the same bed under another name"
      columns={aliasColumns}
      rows={aliases}
      keyOf={({ name, seller }) => `${name} ${seller}`}
    />
  );
}
