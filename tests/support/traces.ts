import { sql } from "kysely";
import type { Db } from "../../upstream/database/engine";
import { catalogueTables, copyOrder } from "../../upstream/database/table-lists";
import { tables } from "../../upstream/modules";

/** Large, and nothing that anybody types gets there. */
const withoutPeople = new Set<string>([...catalogueTables(tables), "place"]);

/** Of which kinds each table has something, whatever its columns are called; tables that have nothing are left out. */
export async function tracesOf(db: Db, words: Record<string, readonly string[]>): Promise<Record<string, string[]>> {
  const any = Object.values(words).flatMap((each) => each.map((word) => word.replaceAll(/[^\w ]/g, "\\$&")));
  const found: Record<string, string[]> = {};
  for (const table of copyOrder(tables).filter((name) => !withoutPeople.has(name))) {
    const { rows } = await sql<{ text: string }>`
      select kept::text as text from ${sql.table(table)} as kept where kept::text ~ ${any.join("|")}`.execute(db);
    const text = rows.map((row) => row.text).join();
    const kinds = Object.keys(words).filter((kind) => words[kind]!.some((word) => text.includes(word)));
    if (kinds.length > 0) found[table] = kinds;
  }
  return found;
}
