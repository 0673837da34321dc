import type { Key, ReactNode } from "react";

export interface Column<Row> {
  heading: ReactNode;
  /** The heading as plain text, where it is more than that in a wide table. */
  label?: string;
  /** `index` counts the rows from 0. */
  cell: (row: Row, index: number) => ReactNode;
  /** Figures line up at their ends. */
  number?: boolean;
  /** Of the heading and of every cell. */
  className?: string;
}

interface DataTableProps<Row> {
  caption: ReactNode;
  /** The cells of the first are the headings of the rows. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  className?: string;
  rowClass?: (row: Row) => string | undefined;
  /** Rows of a foot, such as a sum. */
  foot?: ReactNode;
  /** Where the caption alone tells what the columns are. */
  headHidden?: boolean;
  /**
   * Names the region in which a wide table scrolls; without a name it does not. There each cell says its column too,
   * for where rows are blocks (.wide-table).
   */
  region?: string;
}

/** A table with one row for each entry: what a column is called stands beside what its cells show. */
export default function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, className, rowClass, foot, headHidden = false, region } = props;
  const classed = columns.map((column) => ({ ...column, className: classOf(column) }));
  const [head, ...others] = classed;
  const table = (
    <table className={className}>
      <caption>{caption}</caption>
      <thead className={headHidden ? "visually-hidden" : undefined}>
        <tr>
          {classed.map((column, at) => (
            <th key={at} scope="col" className={column.className}>
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={keyOf(row)} className={rowClass?.(row)}>
            <th scope="row" className={head?.className}>
              {head?.cell(row, index)}
            </th>
            {others.map((column, at) => (
              <td key={at} className={column.className} data-label={region && (column.label ?? column.heading)}>
                {column.cell(row, index)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {foot === undefined ? null : <tfoot>{foot}</tfoot>}
    </table>
  );
  if (region === undefined) return table;
  return (
    <div className="scroll-x" role="region" aria-label={region} tabIndex={0}>
      {table}
    </div>
  );
}

const classOf = ({ number = false, className }: Pick<Column<never>, "number" | "className">) =>
  [number ? "number" : undefined, className].filter(Boolean).join(" ") || undefined;
