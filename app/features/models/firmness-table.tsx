import type { Firmness } from "~/contracts/mattress";
import { weightBandLabels } from "~/contracts/vocabulary/mattress";
import { formatCount } from "~/ui/format";
import { FirmnessTrack } from "~/mattress/firmness-scale";
import FirmnessWords from "~/mattress/firmness-words";
import DataTable, { type Column } from "~/ui/table/data-table";
import Noted from "~/ui/table/noted";

interface Row {
  who: string;
  note: string;
  value: number | null;
  kind: "claimed" | "measured" | "felt";
}

/** Three kinds of firmness: what the brand claims, what was measured, what owners feel. */
export function firmnessRows(firmness: Firmness): Row[] {
  return [
    { who: "Claimed", note: "by the brand", value: firmness.claimed, kind: "claimed" },
    { who: "Measured", note: "by someone other than the brand", value: firmness.measured, kind: "measured" },
    ...firmness.felt.map((felt) => ({
      who: `Felt, ${weightBandLabels[felt.weight_band].toLowerCase()}`,
      note: `by ${formatCount(felt.owners, "owner", "owners")}`,
      value: felt.firmness,
      kind: "felt" as const,
    })),
  ];
}

const columns: Column<Row>[] = [
  {
    heading: "Who says so",
    cell: ({ who, note }) => <Noted note={note}>{who}</Noted>,
  },
  { heading: "Firmness", cell: ({ value }) => <FirmnessWords value={value} unknown="Not measured" /> },
  {
    className: "firmness-table__track",
    heading: (
      <>
        <span className="visually-hidden">Shown on the scale</span>{" "}
        <span className="firmness-table__ends" aria-hidden="true">
          <span>Softer</span> <span>Firmer</span>
        </span>
      </>
    ),
    cell: ({ value, kind }) => (value === null ? null : <FirmnessTrack value={value} kind={kind} />),
  },
];

export default function FirmnessTable({ firmness }: { firmness: Firmness }) {
  return (
    <DataTable
      className="firmness-table"
      caption="From 1, softest, to 10, firmest"
      columns={columns}
      rows={firmnessRows(firmness)}
      keyOf={({ who }) => who}
    />
  );
}
