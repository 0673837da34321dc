import { rmSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { copyDatabase } from "../../../upstream/database/copy-database";
import { type Db, openEngine } from "../../../upstream/database/engine";
import { copyOrder } from "../../../upstream/database/table-lists";
import { migrations, tables } from "../../../upstream/modules";
import { type CatalogueName, freshDataDirectory, onFatal } from "../../support/upstream-template";

/** Number and MD5 of a table's rows, in no order of their own: the database reads them quicker than it sends them. */
const digestOf = (db: Db, table: string) =>
  db.transaction().execute(async (transaction) => {
    await sql`set local timezone to 'UTC'`.execute(transaction);
    const { rows } = await sql`
      select count(*)::int as count, md5(string_agg(whole, ' ' order by whole collate "C")) as digest
      from ${sql.table(table)} one, lateral (select (to_jsonb(one) - 'words')::text as whole) as row`.execute(
      transaction,
    );
    return rows;
  });

/** What an export of the embedded database brings to an empty one of a server. */
export function exportSuite(freshDatabase: () => Promise<string>, catalogue: CatalogueName): void {
  test("an export carries every row over, once, and the numbering goes on", async () => {
    const dataDirectory = await freshDataDirectory(catalogue);
    const source = await openEngine({ dataDirectory, onFatal });
    const target = await openEngine({ dataDirectory, databaseUrl: await freshDatabase(), onFatal });
    const copied = await copyDatabase(
      source.db,
      target.db,
      { tables, migrations },
      () => {},
      async () => {},
    );
    expect(Object.keys(copied).sort()).toEqual(copyOrder(tables).sort());
    if (catalogue === "demo") expect(copied.place).toBeGreaterThan(40_000);
    for (const { name } of tables) {
      expect(await digestOf(target.db, name), name).toEqual(await digestOf(source.db, name));
    }
    await expect(
      copyDatabase(
        source.db,
        target.db,
        { tables, migrations },
        () => {},
        async () => {},
      ),
    ).rejects.toThrow("already holds data");
    const added = await target.db
      .insertInto("account")
      .values({ email: "new@example.com", password_hash: "", first_name: "New" })
      .returning("id")
      .executeTakeFirstOrThrow();
    expect(added.id).toBe(copied.account! + 1);
    await source.close();
    await target.close();
    rmSync(dataDirectory, { recursive: true, force: true });
  });
}
