import type { Certificate } from "~/contracts/catalogue";
import { certificateScopeLabels } from "~/contracts/vocabulary/catalogue";
import Day from "~/ui/page/day";
import DataTable, { type Column } from "~/ui/table/data-table";

const columns: Column<Certificate>[] = [
  { heading: "Certificate", cell: ({ name }) => name },
  { heading: "Scope", cell: ({ scope }) => certificateScopeLabels[scope] },
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
export default function CertificateList({ certificates }: { certificates: readonly Certificate[] }) {
  if (certificates.length === 0) return <p>No certificate was found for this model.</p>;
  return (
    <DataTable
      className="wide-table"
      region="Table of certificates"
      caption="What each certificate speaks for, and what it does not"
      columns={columns}
      rows={certificates}
      keyOf={({ code }) => code}
    />
  );
}
