import type { Logger } from "pino";
import type { z } from "zod";

/** Receives the table and slug of an incomplete row, and the missing or invalid fields that no page can do without. */
export type ReportIncomplete = (table: string, slug: string, fields: readonly string[]) => void;

/** Logs a warning once per incomplete row, however often the catalogue is read. */
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

/** The rows that match the schema, as parsed by it; the others are reported and left out. */
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
