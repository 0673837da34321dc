import { formatDate } from "~/ui/format";

/** Where a fact was read, and when. */
export interface Source {
  text: string;
  /** ISO date. */
  on: string | null;
  verb: "checked" | "seen";
}

/**
 * One fact of one bed. "Not published" is distinct from "no", and both from "does not apply"; two cells differ when
 * their kind or their text does.
 */
export interface Cell {
  kind: "value" | "yes" | "no" | "unknown";
  text: string;
  note?: string;
  /** Address of a page of the site that the text leads to. */
  href?: string;
  source: Source | null;
  /** The figure that decides rows in which more or less is plainly better; null when unknown. */
  amount?: number | null;
  /** "Lowest", "Longest": this cell is the best of its row. */
  best?: string;
}

export interface RowHead {
  label: string;
  /** What it means, in plain words. */
  help: string;
}

export interface Row extends RowHead {
  cells: readonly Cell[];
}

export interface Group {
  key: string;
  title: string;
  rows: readonly Row[];
}

export const differs = ({ cells }: Row) => new Set(cells.map(({ kind, text }) => `${kind} ${text}`)).size > 1;

export const sourceText = ({ text, on, verb }: Source) => (on === null ? text : `${text}, ${verb} ${formatDate(on)}`);

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
