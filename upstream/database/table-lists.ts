import { sql } from "kysely";
import type { Db } from "./engine";
import type { RetentionRule } from "./retention";
import type { Owner, Table, TableName } from "./table-facts";

/** Lists derived from the facts that modules declare about their tables. */

/** Every table that has rows, each after those it refers to, otherwise in the order in which modules declare them. */
export function copyOrder(tables: readonly Table[]): TableName[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const order = new Set<TableName>();
  const add = ({ name, refersTo = [], view }: Table) => {
    if (view || order.has(name)) return;
    for (const other of refersTo) add(byName.get(other)!);
    order.add(name);
  };
  for (const table of tables) add(table);
  return [...order];
}

const namesOf = (tables: readonly Table[]) => tables.map(({ name }) => name);
export const catalogueTables = (tables: readonly Table[]) => namesOf(tables.filter(({ catalogue }) => catalogue));
export const addOnlyTables = (tables: readonly Table[]) => namesOf(tables.filter(({ addOnly }) => addOnly));
export const numberedTables = (tables: readonly Table[]) => namesOf(tables.filter(({ numbered }) => numbered));
export const materializedViews = (tables: readonly Table[]) => namesOf(tables.filter(({ view }) => view));

/** The lines of the privacy page. */
export const retentionOf = <Needs>(tables: readonly Table<Needs>[]): RetentionRule<Needs>[] => [
  ...new Set(tables.flatMap((table) => ("retention" in table ? table.retention : []))),
];

/** All data kept about an account. Portions of one table are adjacent, so that they can be streamed to a file. */
export const portionsOf = (tables: readonly Table[]) =>
  tables.flatMap((table) =>
    "download" in table ? table.download.map((portion) => ({ ...portion, table: table.name })) : [],
  );

/** The uploads of an account, each with the kind and name of the item it was uploaded for. */
export const uploadsOf = (owner: Owner, tables: readonly Table[]) =>
  sql`(${sql.join(
    tables.flatMap((table) => {
      if (!("uploads" in table)) return [];
      const { sentWith, of } = table.uploads!;
      return [sql`select upload_id, ${sentWith}::text as sent_with, name from (${of(owner)}) as sent`];
    }),
    sql` union all `,
  )})`;

/** The planner needs statistics, and the embedded engine never collects them on its own. */
export async function analyzeTables(db: Db, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) await sql`analyze ${sql.table(name)}`.execute(db);
}

/** Refreshes the views; belongs in the transaction that changed the catalogue. */
export async function refreshViews(db: Db, tables: readonly Table[]): Promise<void> {
  for (const view of materializedViews(tables)) await sql`refresh materialized view ${sql.table(view)}`.execute(db);
}
