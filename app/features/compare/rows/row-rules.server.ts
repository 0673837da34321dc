import type { ComparedModel } from "#contracts/compare/comparisons";
import type { Cell, Row, RowHead, Source } from "./cells";

/** How a row is made of any beds. */
export interface RowRule extends RowHead {
  cell: (model: ComparedModel) => Cell;
  /** What the best cell is called, where more or less is plainly better. */
  best?: "Lowest" | "Highest" | "Longest" | "Most";
  /** By how much it has to be ahead of the next one to be called so. */
  lead?: number;
  once?: string;
}

export const rowsOf = (models: readonly ComparedModel[], rules: readonly RowRule[]) =>
  rules.map(({ cell, best, lead = 0, ...head }): Row => {
    const cells = models.map(cell);
    return { ...head, cells: best === undefined ? cells : withBest(cells, best, lead) };
  });

type Sheet = { source: string; checked_on: string } | null | undefined;

/** Where a fact was checked; null when unknown. */
export const checkedAt = (sheet: Sheet): Source | null =>
  sheet == null ? null : { text: sheet.source, on: sheet.checked_on, verb: "checked" };

/** Who measured it, and when; null when unknown. */
export const measuredBy = (sheet: Sheet): Source | null =>
  sheet == null ? null : { text: sheet.source, on: sheet.checked_on, verb: null };

export const value = (text: string, source: Source | null, more: Partial<Cell> = {}): Cell => ({
  kind: "value",
  text,
  source,
  ...more,
});

export const no = (text: string, source: Source | null = null): Cell => ({ kind: "no", text, source });

export const unknown = (text: string, source: Source | null = null): Cell => ({ kind: "unknown", text, source });

/** What a text says, or "Not published" for null; "Yes" and "No" are kinds of their own. */
export function published(text: string | null, source: Source | null, more: Partial<Cell> = {}): Cell {
  if (text === null) return unknown("Not published", source);
  if (text === "No") return no(text, source);
  return text === "Yes" ? { kind: "yes", text, source } : value(text, source, more);
}

/** Marks the best cell of a row in words, if at least two are known and they are not all equal. */
function withBest(cells: readonly Cell[], best: string, lead: number): readonly Cell[] {
  const amounts = cells.flatMap(({ amount }) => (amount == null ? [] : [amount]));
  const most = best === "Lowest" ? Math.min(...amounts) : Math.max(...amounts);
  const others = amounts.filter((amount) => amount !== most);
  if (others.length === 0 || others.some((amount) => Math.abs(most - amount) < lead)) return cells;
  return cells.map((cell) => (cell.amount === most ? { ...cell, best } : cell));
}
