import type { ModelAlias } from "~/contracts/catalogue";
import { aliasConfidenceLabels, aliasKindLabels } from "~/contracts/vocabulary/catalogue";
import DataTable, { type Column } from "~/ui/table/data-table";

const columns: Column<ModelAlias>[] = [
  { heading: "Sold as", cell: ({ name }) => name },
  { heading: "By", cell: ({ seller }) => seller },
  { heading: "How alike", cell: ({ kind }) => aliasKindLabels[kind] },
  { heading: "Evidence", cell: ({ evidence }) => evidence },
  { heading: "Confidence", cell: ({ confidence }) => aliasConfidenceLabels[confidence] },
];

/** Other names of the same or nearly the same bed, with how we know and how sure we are. */
export default function AliasList({ aliases }: { aliases: readonly ModelAlias[] }) {
  if (aliases.length === 0) return <p>We know of no other name for this bed.</p>;
  return (
    <DataTable
      className="wide-table"
      region="Table of other names"
      caption="Retailers often sell one bed under a name of their own"
      columns={columns}
      rows={aliases}
      keyOf={({ name, seller }) => `${name} ${seller}`}
    />
  );
}
