import type { ConstructionScores } from "~/contracts/mattress";
import { formatNumber } from "~/ui/format";
import DataTable, { type Column } from "~/ui/table/data-table";
import Noted from "~/ui/table/noted";
import { scoreRows, type ScoreRow } from "~/mattress/scores";
import TableBar from "~/ui/table-bar";

/** The seven parts with their points, which add up to the overall score in the last row. */
export default function ScoreTable({ scores, overall }: { scores: ConstructionScores; overall: number }) {
  const rows = scoreRows(scores, overall);
  const addsUp = rows.every((row) => row.points !== null);
  const columns: Column<ScoreRow>[] = [
    {
      heading: "What we score",
      cell: ({ label, about }) => <Noted note={about}>{label}</Noted>,
    },
    {
      className: "score-table__bar",
      heading: <span className="visually-hidden">Bar</span>,
      cell: ({ value }) => <TableBar share={value / 5} />,
    },
    { heading: "1 to 5", number: true, cell: ({ value }) => value.toFixed(1) },
    {
      heading: "Points",
      number: true,
      cell: ({ points, possible }) => (
        <>
          {points?.toFixed(1)} <span className="soft">of {possible}</span>
        </>
      ),
    },
  ];
  return (
    <DataTable
      className="score-table"
      caption={`We rate each of these from 1 to 5, based on the bed’s layers.${
        addsUp ? " A 5 earns all of its points; a 1 earns a fifth of them." : ""
      }`}
      columns={addsUp ? columns : columns.slice(0, 3)}
      rows={rows}
      keyOf={({ key }) => key}
      foot={
        <tr>
          <th scope="row" colSpan={addsUp ? 3 : 2}>
            Overall, rounded
          </th>
          <td className="number">
            <strong>{formatNumber(overall)}</strong> <span className="soft">of 100</span>
          </td>
        </tr>
      }
    />
  );
}
