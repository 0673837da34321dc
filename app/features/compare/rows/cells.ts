/** Where a fact was read, and when. */
export interface Source {
  text: string;
  /** ISO date. */
  on: string | null;
  /** Null: measured on that day. */
  verb: "checked" | "seen" | null;
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
  /** What it means, in plain words; left out of a term, which its page in the glossary explains. */
  help?: string;
  /** Slug of the glossary's term. */
  glossary?: string;
}

export interface Row extends RowHead {
  cells: readonly Cell[];
  /** A sentence that is true of several rows, said in the first of a group that is shown. */
  once?: string;
}

export interface Group {
  key: string;
  title: string;
  /** The title where it is read before "bed by bed", if that is another one. */
  caption?: string;
  rows: readonly Row[];
}

/** A cell as the page has it: its source by its number among all, from 1. */
export type ShownCell = Pick<Cell, "text" | "note" | "href" | "best"> & {
  /** Left out of a plain value. */
  kind?: Exclude<Cell["kind"], "value">;
  source?: number;
};

export interface ShownRow extends RowHead {
  cells: readonly ShownCell[];
}

export interface ShownGroup extends Pick<Group, "key" | "title" | "caption"> {
  rows: readonly ShownRow[];
}

export const differs = ({ cells }: { cells: readonly { kind?: Cell["kind"]; text: string }[] }) =>
  new Set(cells.map(({ kind, text }) => `${kind} ${text}`)).size > 1;
