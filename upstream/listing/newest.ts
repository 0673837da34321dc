import { sql } from "kysely";

/** The number of newest rows read for a list without pages; the total is shown next to them. */
export const mostNewest = 50;

/** A column of such a query: the total number of rows, including those beyond its limit. */
export const ofAll = sql<number>`(count(*) over ())::integer`.as("of_all");

/** The rows of such a query, and their total number. */
export const newestOf = <Row extends { of_all: number }>(rows: readonly Row[]) => ({
  rows: rows.map(({ of_all: _, ...row }) => row),
  count: rows[0]?.of_all ?? 0,
});
