import { listed } from "#contracts/english";
import type { ModelAlias } from "#contracts/catalogue";
import { aliasConfidenceLabels, aliasKindLabels } from "#contracts/vocabulary/catalogue";
import DataTable, { type Column } from "~/ui/table/data-table";
import Noted from "~/ui/table/noted";
import type { ShownBed } from "./comparison-data.server";

/** Where there is no room for columns, a label says what a cell is. */
const columns: Column<ModelAlias & { bed: string }>[] = [
  { heading: "Sold as", cell: ({ name }) => name },
  {
    heading: "By",
    cell: ({ seller }) => (
      <>
        <span className="other-names__label">Sold by </span>
        {seller}
      </>
    ),
  },
  {
    heading: "Same as or close to",
    cell: ({ bed, kind }) => <Noted note={aliasKindLabels[kind]}>{bed}</Noted>,
  },
  { heading: "How we know", cell: ({ evidence }) => evidence },
  {
    heading: "How sure we are",
    cell: ({ confidence }) => aliasConfidenceLabels[confidence],
  },
];

/** Other names under which the same or nearly the same beds are sold, with evidence and confidence. */
export default function OtherNames({ models }: { models: readonly ShownBed[] }) {
  const beds = models.map(({ brand, name, aliases }) => ({ bed: `${brand.name} ${name}`, aliases }));
  const rows = beds.flatMap(({ bed, aliases }) => aliases.map((alias) => ({ ...alias, bed })));
  const without = beds.filter(({ aliases }) => aliases.length === 0).map(({ bed }) => `the ${bed}`);
  return (
    <div className="stack">
      {rows.length === 0 ? null : (
        <DataTable
          className="other-names"
          caption="Stores often sell the same bed under another name"
          columns={columns}
          rows={rows}
          keyOf={({ bed, name, seller }) => `${bed} ${name} ${seller}`}
        />
      )}
      {without.length === 0 ? null : (
        <p className="soft">We don’t know of any other names for {listed(without, "or")}.</p>
      )}
    </div>
  );
}
