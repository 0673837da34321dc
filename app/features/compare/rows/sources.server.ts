import { formatDate } from "~/ui/format";
import type { Group, Row, ShownGroup, ShownRow, Source } from "./cells";

function sourceText({ text, on, verb }: Source): string {
  if (on === null) return text;
  return `${verb === "seen" ? "Price at " : ""}${text}, ${verb} ${formatDate(on)}`;
}

/** The sources of some rows, deduplicated, with the numbers that their cells refer to. */
export function numberedSources(rows: readonly Row[]): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const { cells } of rows) {
    for (const { source } of cells) {
      if (source === null) continue;
      const text = sourceText(source);
      if (!numbers.has(text)) numbers.set(text, numbers.size + 1);
    }
  }
  return numbers;
}

/** The groups with numbers in the place of sources, and the sources in the order of their numbers. */
export function withNumbers(groups: readonly Group[]): { groups: ShownGroup[]; sources: string[] } {
  const numbers = numberedSources(groups.flatMap(({ rows }) => rows));
  const shown = ({ cells, ...head }: Row): ShownRow => ({
    ...head,
    cells: cells.map(({ source, amount: _, ...cell }) =>
      source === null ? cell : { ...cell, source: numbers.get(sourceText(source)) },
    ),
  });
  return { groups: groups.map((group) => ({ ...group, rows: group.rows.map(shown) })), sources: [...numbers.keys()] };
}
