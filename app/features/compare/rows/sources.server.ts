import { formatDate } from "~/ui/format";
import type { Group, Row, ShownCell, ShownGroup, ShownRow, Source } from "./cells";

function sourceText({ text, on, verb }: Source): string {
  if (on === null) return text;
  return `${verb === "seen" ? "Price at " : ""}${text}, ${verb === null ? "" : `${verb} `}${formatDate(on)}`;
}

/** The sources of some rows, deduplicated, with the numbers that their cells refer to. */
export function numberedSources(rows: readonly Row[]): Map<string, number> {
  const sources = rows.flatMap(({ cells }) => cells.flatMap(({ source }) => source ?? []));
  return new Map([...new Set(sources.map(sourceText))].map((text, index) => [text, index + 1]));
}

/** What is true of several rows stands in the help of the first of them. */
function saidOnce(rows: readonly Row[]): Row[] {
  const said = new Set<string>();
  return rows.map((row) => {
    const { once, help } = row;
    if (once === undefined || said.has(once)) return row;
    said.add(once);
    return { ...row, help: help === undefined ? once : `${help} ${once}` };
  });
}

/** The groups with numbers in the place of sources, and the sources in the order of their numbers. */
export function withNumbers(groups: readonly Group[]): { groups: ShownGroup[]; sources: string[] } {
  const numbers = numberedSources(groups.flatMap(({ rows }) => rows));
  const shown = ({ cells, label, help, glossary }: Row): ShownRow => ({
    label,
    help,
    glossary,
    cells: cells.map(({ kind, source, amount: _, ...cell }): ShownCell => ({
      ...(kind === "value" ? {} : { kind }),
      ...cell,
      ...(source === null ? {} : { source: numbers.get(sourceText(source)) }),
    })),
  });
  return {
    groups: groups.map((group) => ({ ...group, rows: saidOnce(group.rows).map(shown) })),
    sources: [...numbers.keys()],
  };
}
