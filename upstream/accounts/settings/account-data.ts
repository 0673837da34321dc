import { sql } from "kysely";
import { z } from "zod";
import type { AccountData } from "#contracts/account/account";
import type { Db } from "../../database/engine";
import type { DbAndClock } from "../../database/services";
import type { Owner, TableSource } from "../../database/table-facts";
import { portionsOf } from "../../database/table-lists";

type Rows = Record<string, unknown>[];

/** Limits on rows and bytes per response; the next response continues after them. */
const mostRows = 250;
const enoughBytes = 256 * 1024;
/** How many rows of a table are read first: in some, rows have 100 KB each. */
const firstRead = 5;

/**
 * The data kept about an account, starting at `from` (null: from the beginning). If there is more than fits in one
 * response, `next` says where the next one starts.
 */
export async function dataOf(
  { db, clock, tables: all }: DbAndClock & TableSource,
  owner: Owner,
  from: DataPlace | null,
): Promise<AccountData> {
  const tables: Record<string, Rows> = {};
  const keys = await primaryKeys(db);
  let [rows, bytes] = [0, 0];
  const answer = (next: DataPlace | null) =>
    // Dates become text when this is serialized to JSON.
    ({ made_at: clock(), tables, next: next && `${next.portion}-${next.row}` }) as unknown as AccountData;
  for (const [index, portion] of portionsOf(all).entries()) {
    if (index < (from?.portion ?? 0)) continue;
    const { table, columns: shown = sql`*`, without: hidden = [], order = [], atOnce } = portion;
    const where =
      "column" in portion
        ? sql`${sql.ref(portion.column)} = ${owner.id} and ${portion.only ?? sql`true`}`
        : portion.where(owner, all);
    const kept = (tables[table] ??= []);
    const ordered = sql.join([...order, ...(keys.get(table) ?? [])].map((name) => sql.ref(name)));
    let at = index === from?.portion ? from.row : 0;
    for (let asked = atOnce === true ? mostRows : firstRead, whole = false; !whole;) {
      // Skipped rows are found by their keys alone, without reading the rest of them.
      const here =
        at === 0
          ? where
          : sql`ctid = any(array(
              select ctid from ${sql.table(table)} where ${where} order by ${ordered} limit ${asked} offset ${at}))`;
      const found = await sql<Record<string, unknown>>`
        select ${shown} from ${sql.table(table)} where ${here} order by ${ordered} limit ${asked}`.execute(db);
      whole = found.rows.length < asked;
      const before = bytes;
      for (const row of found.rows) {
        if (rows >= mostRows || bytes >= enoughBytes) return answer({ portion: index, row: at });
        const owned = withoutColumns(row, hidden);
        kept.push(owned);
        rows += 1;
        at += 1;
        bytes += JSON.stringify(owned).length;
      }
      // As many more rows as fit, assuming the same size.
      const left = ((enoughBytes - bytes) / Math.max(1, bytes - before)) * asked;
      asked = Math.min(mostRows, Math.max(1, Math.ceil(left)));
    }
  }
  return answer(null);
}

/** Where a response starts: the portion, and the row within it. */
interface DataPlace {
  portion: number;
  row: number;
}

export const dataPlace = z
  .string()
  .regex(/^\d{1,3}-\d{1,9}$/)
  .transform((text): DataPlace => {
    const [portion = 0, row = 0] = text.split("-").map(Number);
    return { portion, row };
  });

/** The columns of each table's primary key. */
async function primaryKeys(db: Db): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select class.relname as table, array_agg(attribute.attname::text order by place.n) as columns
    from pg_index as key
    join pg_class as class on class.oid = key.indrelid and class.relnamespace = current_schema()::regnamespace
    cross join lateral unnest(key.indkey::int2[]) with ordinality as place(column_number, n)
    join pg_attribute as attribute on attribute.attrelid = class.oid and attribute.attnum = place.column_number
    where key.indisprimary group by class.relname`.execute(db);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

const withoutColumns = (row: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
