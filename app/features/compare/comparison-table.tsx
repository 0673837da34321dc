import { Link } from "@remix-run/react";
import TermLink from "~/mattress/glossary/term-link";
import Icon from "~/ui/icon";
import type { ShownCell, ShownGroup } from "./rows/cells";
import { pairDiffers, placeClass, type Column } from "./columns";

function CellText({ cell }: { cell: ShownCell }) {
  const { kind, text, href } = cell;
  if (href !== undefined) return <Link to={href}>{text}</Link>;
  if (kind !== "unknown") return <>{text}</>;
  return (
    <span className="compared__unknown">
      <span aria-hidden="true">– </span>
      {text}
    </span>
  );
}

function ComparedCell({ cell, column }: { cell: ShownCell; column: Column }) {
  return (
    <td className={placeClass(column)}>
      {/* Without room for a head above each group, facts name their bed to who can't see its column. */}
      <span className="compared__whose">{column.short}: </span>
      <span>
        <CellText cell={cell} />
        {cell.source === undefined ? null : (
          <>
            {"\u00a0"}
            <a className="compared__mark" href={`#source-${cell.source}`} aria-label={`Source [${cell.source}]`}>
              {`[${cell.source}]`}
            </a>
          </>
        )}
        {cell.best === undefined ? null : (
          <span className="with-icon best">
            <Icon name="check" size={14} /> {cell.best}
          </span>
        )}
        {cell.note === undefined ? null : (
          <>
            {" "}
            <span className="note compared__note">{cell.note}</span>
          </>
        )}
      </span>
    </td>
  );
}

interface ComparisonTableProps {
  group: ShownGroup;
  columns: readonly Column[];
  /** Rows in which the beds are alike stay, and each row says what it means, in a narrow window too. */
  everything: boolean;
}

/** The rows of one decision. Every fact carries the number of its source, which stands at the end with its day. */
export default function ComparisonTable({ group, columns, everything }: ComparisonTableProps) {
  return (
    <table className={`compared compared--${columns.length}`}>
      <caption className="visually-hidden">{group.caption ?? group.title}, bed by bed</caption>
      <thead>
        <tr>
          <td className="compared__corner" />
          {columns.map((column) => (
            <th key={column.slug} scope="col" className={placeClass(column)}>
              <span className="note compared__brand">{column.brand}</span> {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {group.rows.map((row) => (
          <tr key={row.label} className={everything || pairDiffers(row, columns) ? undefined : "pair-alike"}>
            <th scope="row">
              <TermLink term={row.glossary}>{row.label}</TermLink>{" "}
              {row.help === undefined ? null : (
                <span className={everything ? "note compared__help" : "note compared__help compared__help--wide"}>
                  {row.help}
                </span>
              )}
            </th>
            {row.cells.map((cell, index) => {
              const column = columns[index]!;
              return <ComparedCell key={column.slug} cell={cell} column={column} />;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
