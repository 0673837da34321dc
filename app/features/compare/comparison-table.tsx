import { Link } from "@remix-run/react";
import Icon from "~/ui/icon";
import { numberedSources, sourceText, type Cell, type Group } from "./cells";

/** A bed as the head of a column. */
export interface Column {
  slug: string;
  brand: string;
  name: string;
  /** As short as the other beds allow. */
  short: string;
}

function CellText({ cell }: { cell: Cell }) {
  const { kind, text, href } = cell;
  if (kind === "value") return href === undefined ? <>{text}</> : <Link to={href}>{text}</Link>;
  return (
    <span className={`fact fact--${kind}`}>
      {kind === "unknown" ? (
        <span aria-hidden="true">– </span>
      ) : (
        <Icon name={kind === "yes" ? "check" : "close"} size={16} />
      )}
      {text}
    </span>
  );
}

function ComparedCell({ cell, column, sources }: { cell: Cell; column: Column; sources: Map<string, number> }) {
  const number = cell.source === null ? undefined : sources.get(sourceText(cell.source));
  return (
    <td>
      {/* Without room for columns, each fact names its bed. */}
      <span className="small soft compared__whose">{column.short}</span>{" "}
      <span>
        <CellText cell={cell} />
        {number === undefined ? null : (
          <sup className="compared__mark">
            <span className="visually-hidden">, source </span>
            {number}
          </sup>
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

/** The rows of one decision. Every fact carries the number of its source, which stands below with its day. */
export default function ComparisonTable({ group, columns }: { group: Group; columns: readonly Column[] }) {
  const sources = numberedSources(group.rows);
  return (
    <div className="stack stack--tight">
      <table className={`compared compared--${columns.length}`}>
        <caption className="visually-hidden">{group.title}, bed by bed</caption>
        <thead>
          <tr>
            <td className="compared__corner" />
            {columns.map((column) => (
              <th key={column.slug} scope="col">
                <span className="note compared__brand">{column.brand}</span> {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">
                {`${row.label} `}
                <span className="note compared__help">{row.help}</span>
              </th>
              {row.cells.map((cell, index) => {
                const column = columns[index]!;
                return <ComparedCell key={column.slug} cell={cell} column={column} sources={sources} />;
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {sources.size === 0 ? null : (
        <p className="cluster soft compared__sources">
          <span>Sources: </span>
          {[...sources].map(([text, number]) => (
            <span className="compared__source" key={number}>
              <sup>{number}</sup> {`${text} `}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
