import type { ComparedModel } from "~/contracts/comparisons";
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

interface RowHead {
  label: string;
  /** What it means, in plain words. */
  help: string;
}

export interface Row extends RowHead {
  cells: readonly Cell[];
}

/** How a row is made of any beds. */
export interface RowRule extends RowHead {
  cell: (model: ComparedModel) => Cell;
  /** What the best cell is called, where more or less is plainly better. */
  best?: "Lowest" | "Highest" | "Longest" | "Most";
}

export interface Group {
  key: string;
  title: string;
  rows: readonly Row[];
}

export const rowsOf = (models: readonly ComparedModel[], rules: readonly RowRule[]) =>
  rules.map(({ cell, best, ...head }): Row => {
    const cells = models.map(cell);
    return { ...head, cells: best === undefined ? cells : withBest(cells, best) };
  });

/** Where a fact was checked; null when unknown. */
export const checkedAt = (sheet: { source: string; checked_on: string } | null | undefined): Source | null =>
  sheet == null ? null : { text: sheet.source, on: sheet.checked_on, verb: "checked" };

export const value = (text: string, source: Source | null, more: Partial<Cell> = {}): Cell => ({
  kind: "value",
  text,
  source,
  ...more,
});

export const no = (text: string, source: Source | null = null): Cell => ({ kind: "no", text, source });

export const unknown = (text: string, source: Source | null = null): Cell => ({ kind: "unknown", text, source });

/** What a text says, or "Not published" for null; "Yes" and "No" have their marks. */
export function published(text: string | null, source: Source | null, more: Partial<Cell> = {}): Cell {
  if (text === null) return unknown("Not published", source);
  if (text === "No") return no(text, source);
  return text === "Yes" ? { kind: "yes", text, source } : value(text, source, more);
}

/** Marks the best cell of a row in words, if at least two are known and they are not all equal. */
function withBest(cells: readonly Cell[], best: string): readonly Cell[] {
  const amounts = cells.flatMap(({ amount }) => (amount == null ? [] : [amount]));
  const most = best === "Lowest" ? Math.min(...amounts) : Math.max(...amounts);
  if (new Set(amounts).size < 2) return cells;
  return cells.map((cell) => (cell.amount === most ? { ...cell, best } : cell));
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
