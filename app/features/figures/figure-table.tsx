import type { ReactNode } from "react";
import { minimumCount } from "#contracts/figures/figure-kinds";
import { formatNumber } from "~/ui/format";
import Noted from "~/ui/table/noted";
import DataTable, { type Column } from "~/ui/table/data-table";

/** A count against the one of as many days before: "+12%", "−3%", "±0%", "new"; null: there is nothing to compare. */
export function changeText(count: number, before: number | null): string | null {
  if (before === null) return null;
  if (before === 0) return count === 0 ? null : "new";
  const percent = Math.round((count / before - 1) * 100);
  if (percent === 0) return "±0%";
  return `${percent > 0 ? "+" : "−"}${formatNumber(Math.abs(percent))}%`;
}

/** The count of as many days before; of a thing that is named, too small a one is not told. */
const beforeText = (before: number | null) => (before === null ? `under ${minimumCount}` : formatNumber(before));

interface FigureRow {
  key: string;
  name: ReactNode;
  count: number;
  before: number | null;
}

interface FigureTableProps {
  caption: string;
  /** What the rows are. */
  heading: string;
  rows: readonly FigureRow[];
  /** Whether the days at hand are compared with those before; today so far is not. */
  compared: boolean;
  /** How often what has no row was asked for; absent: nothing is left out. */
  others?: number;
}

/** Counts with those of as many days before. */
export default function FigureTable({ caption, heading, rows, compared, others = 0 }: FigureTableProps) {
  const columns: Column<FigureRow>[] = [
    { heading, cell: ({ name }) => name },
    {
      heading: "Count",
      number: true,
      cell: ({ count, before }) => <Noted note={changeText(count, before)}>{formatNumber(count)}</Noted>,
    },
  ];
  if (compared) columns.push({ heading: "Previous period", number: true, cell: ({ before }) => beforeText(before) });
  return (
    <DataTable
      className="figures__table"
      caption={caption}
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
      foot={
        others === 0 ? undefined : (
          <tr>
            <th scope="row">All others</th>
            <td className="number">{formatNumber(others)}</td>
            {compared ? <td /> : null}
          </tr>
        )
      }
    />
  );
}
