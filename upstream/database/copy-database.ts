import { sql } from "kysely";
import type { Progress } from "../parent-messages";
import type { Db } from "./engine";
import { lockSeeding } from "./seed-lock";
import { insertRows, resetIdentity } from "./insert-rows";
import { migrate, type Migrations } from "./migrate";
import type { Table } from "./table-facts";
import { analyzeTables, copyOrder, numberedTables, refreshViews } from "./table-lists";

/**
 * Copies every row of the tables into an empty database, which the migrations set up first. All rows are copied in one
 * transaction with `finish` as its last step. Returns the number of rows per table. Throws when the target already
 * contains data.
 */
export async function copyDatabase(
  from: Db,
  to: Db,
  { tables, migrations }: { tables: readonly Table[]; migrations: Migrations },
  progress: Progress,
  finish: (target: Db) => Promise<unknown>,
): Promise<Record<string, number>> {
  await migrate(to, migrations);
  const copied: Record<string, number> = {};
  await to.transaction().execute(async (target) => {
    await lockSeeding(target);
    if ((await target.selectFrom("seed_state").select("id").executeTakeFirst()) !== undefined) {
      throw new Error("The database of DATABASE_URL already holds data; export into an empty one.");
    }
    const generated = await generatedColumns(from);
    for (const table of copyOrder(tables)) {
      const rows = await from.selectFrom(table).selectAll().execute();
      await insertRows(target, table, without(rows, generated.get(table)));
      copied[table] = rows.length;
      progress(`Copied ${rows.length} rows of ${table}`);
    }
    for (const table of numberedTables(tables)) await resetIdentity(target, table);
    await refreshViews(target, tables);
    await finish(target);
  });
  await analyzeTables(to, tables);
  return copied;
}

/** The generated columns of each table. */
async function generatedColumns(db: Db): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_generated = 'ALWAYS'`.execute(db);
  const columns = new Map<string, Set<string>>();
  for (const { table, column } of rows) columns.set(table, (columns.get(table) ?? new Set()).add(column));
  return columns;
}

const without = (rows: readonly object[], columns: ReadonlySet<string> | undefined) =>
  columns === undefined
    ? rows
    : rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !columns.has(name))));
