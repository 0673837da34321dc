import type { Logger } from "pino";
import type { z } from "zod";

/** Takes what was read of one thing in a table, by its slug, and the fields of it that no page can be made of. */
export type ReportIncomplete = (table: string, slug: string, fields: readonly string[]) => void;

/** Warns of each incomplete row once, however often the catalogue is read. */
export function warnOfIncomplete(log: Logger): ReportIncomplete {
  const warned = new Set<string>();
  return (table, slug, fields) => {
    const what = JSON.stringify([table, slug, fields]);
    if (warned.has(what)) return;
    warned.add(what);
    log.warn(
      { table, slug, fields },
      "a row of the catalogue is left out everywhere: these fields are missing or have another shape",
    );
  };
}

/** The rows that match the schema, with what it reads of them; the others are reported and left out. */
export function completeRows<Row extends { slug: string }, Schema extends z.ZodObject>(
  table: string,
  schema: Schema,
  rows: readonly Row[],
  report: ReportIncomplete,
): (Omit<Row, keyof z.output<Schema>> & z.output<Schema>)[] {
  return rows.flatMap((row) => {
    const { success, data, error } = schema.safeParse(row);
    if (success) return [{ ...row, ...data }];
    report(table, row.slug, [...new Set(error.issues.map(({ path }) => path.join(".")))]);
    return [];
  });
}
