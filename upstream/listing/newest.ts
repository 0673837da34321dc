import { sql } from "kysely";

/** Of a list without pages, so many rows are read, the newest ones; how many there are is said beside them. */
export const mostNewest = 50;

/** A column of such a query: how many rows there are, with those that its limit leaves out. */
export const ofAll = sql<number>`(count(*) over ())::integer`.as("of_all");

/** The rows of such a query, and how many there are of all. */
export const newestOf = <Row extends { of_all: number }>(rows: readonly Row[]) => ({
  rows: rows.map(({ of_all: _, ...row }) => row),
  count: rows[0]?.of_all ?? 0,
});
