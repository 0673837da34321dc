import { rmSync } from "node:fs";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { copyDatabase } from "../../upstream/database/copy-database";
import { type Db, openEngine } from "../../upstream/database/engine";
import { tables } from "../../upstream/database/copied-tables";
import { ApiVisitor } from "../support/api-visitor";
import { startUpstream } from "../support/upstream";
import { freshDataDirectory } from "../support/upstream-template";
import { onPostgresServer } from "./on-postgres-server";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const onFatal = (error: Error) => {
  throw error;
};

/** Number and MD5 of a table's rows, in no order of their own: the database reads them quicker than it sends them. */
const digestOf = (db: Db, table: string) =>
  db.transaction().execute(async (transaction) => {
    await sql`set local timezone to 'UTC'`.execute(transaction);
    const { rows } = await sql`
      select count(*)::int as count, md5(string_agg(one::text, ' ' order by one::text collate "C")) as digest
      from ${sql.table(table)} one`.execute(transaction);
    return rows;
  });

onPostgresServer(({ freshDatabase }) => {
  test("an empty server gets no demonstration unless it is asked for", async () => {
    const upstream = await startUpstream({
      environment: { UPSTREAM_DEMO: "false", DATABASE_URL: await freshDatabase() },
    });
    expect(await upstream.db.selectFrom("account").selectAll().execute()).toEqual([]);
    const listing = (await new ApiVisitor(upstream.origin).get("/api/v2/brands/")).body;
    expect(listing).toMatchObject({ demo: false, count: 0, items: [], pages: 1 });
    await upstream.close();
  });

  test("a server that can't be reached is one clear sentence without the password", async () => {
    const opening = openEngine({
      dataDirectory: "",
      databaseUrl: "postgres://someone:hunter2@127.0.0.1:1/none",
      onFatal,
    });
    await expect(opening).rejects.toThrow("The PostgreSQL server of DATABASE_URL can't be reached (ECONNREFUSED).");
  });

  test("an export carries every row over, once, and the numbering goes on", async () => {
    const dataDirectory = await freshDataDirectory("demo");
    const source = await openEngine({ dataDirectory, onFatal });
    const target = await openEngine({ dataDirectory, databaseUrl: await freshDatabase(), onFatal });
    const copied = await copyDatabase(source.db, target.db, () => {});
    expect(Object.keys(copied).sort()).toEqual([...tables].sort());
    expect(copied.place).toBeGreaterThan(40_000);
    for (const table of [...tables, "model_card", "brand_card", "catalogue_entry"] as const) {
      expect(await digestOf(target.db, table), table).toEqual(await digestOf(source.db, table));
    }
    await expect(copyDatabase(source.db, target.db, () => {})).rejects.toThrow("already holds data");
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
});
