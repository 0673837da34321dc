import { type RawBuilder, sql } from "kysely";

/** How a list is asked for of which more is stored than is answered. */
export interface OverfullRead {
  parts?: Readonly<Record<string, string | number>>;
  /** With its question mark. */
  query?: string;
  by?: "member" | "staff";
  /** How many there are by the answer, and by the database. */
  count?: { of: (answer: never) => number; stored: RawBuilder<{ count: number }> };
}

const countOf = (rows: RawBuilder<unknown>) => sql<{ count: number }>`select count(*)::integer as count from ${rows}`;

/** The answer's field of the name counts the rows of a query that begins after "select count(*) from". */
export const counted = <Name extends string>(name: Name, rows: RawBuilder<unknown>): OverfullRead["count"] => ({
  of: (answer: Record<Name, number>) => answer[name],
  stored: countOf(rows),
});

/** The same of a part of the answer. */
export const countedIn = <Name extends string>(name: Name, rows: RawBuilder<unknown>): OverfullRead["count"] => ({
  of: (answer: Record<Name, { count: number }>) => answer[name].count,
  stored: countOf(rows),
});

/** By operation and path of the list. */
export type Reads = Readonly<Record<string, Readonly<Record<string, OverfullRead>>>>;
