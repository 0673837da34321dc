import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Db, openEngine } from "../../upstream/database/engine";
import { migrate, pendingMigrations } from "../../upstream/database/migrate";
import { up } from "../../upstream/database/migrations/0058-baseline";
import { migrations } from "../../upstream/modules";
import { startUpstream } from "../support/upstream";
import { emptyDataDirectory, onFatal } from "../support/upstream-template";
import { onPostgresServer } from "./on-postgres-server";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const baseline = "0058-baseline";
/** Three of the 56 before the baseline, the last among them. */
const before = ["0001-catalogue", "0045-demonstration-accounts", "0058-other-side"];

async function ran(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** As a version left it where these have run. */
async function asAfter(db: Db, names: readonly string[]): Promise<void> {
  await sql`delete from kysely_migration`.execute(db);
  for (const name of names)
    await sql`insert into kysely_migration values (${name}, '2026-11-20T12:00:00.000Z')`.execute(db);
}

/** What there is in the schema that tables are made in, a line for each thing: its name and all that it is. */
const description = sql<{ line: string }>`
  with of as (select current_schema()::regnamespace as schema)
  select concat_ws(' ', relname, relkind, attname, row_number() over (partition by c.oid order by attnum),
      format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, pg_get_expr(adbin, adrelid)) as line
    from of join pg_class c on relnamespace = schema join pg_attribute a on attrelid = c.oid
    left join pg_attrdef on adrelid = c.oid and adnum = attnum
    where attnum > 0 and not attisdropped and relname not like 'kysely%'
  union all select concat_ws(' ', conname, pg_get_constraintdef(oid)) from of join pg_constraint on connamespace = schema
    where contype <> 'n' and conrelid::regclass::text not like 'kysely%'
  union all select indexdef from of join pg_indexes on schemaname::regnamespace = schema where tablename not like 'kysely%'
  union all select pg_get_viewdef(c.oid) from of join pg_class c on relnamespace = schema where relkind = 'm'
  union all select concat_ws(' ', proname, proconfig, prosrc) from of join pg_proc on pronamespace = schema
  union all select pg_get_triggerdef(t.oid, true) from of join pg_class c on relnamespace = schema
    join pg_trigger t on tgrelid = c.oid where not tgisinternal`;

async function digest(db: Db): Promise<string> {
  const { rows } = await description.execute(db);
  const { rows: schemas } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  const lines = rows.map(({ line }) => line.replaceAll(new RegExp(`\\b${schemas[0]!.name}\\b\\.?`, "g"), ""));
  return createHash("sha256").update(lines.sort().join("\n")).digest("hex").slice(0, 16);
}

/** `where`: settings of an upstream with a database of its own, which may be empty. */
function baselineSuite(where: () => Promise<Record<string, string>>): void {
  let environment: Record<string, string>;
  beforeAll(async () => {
    environment = await where();
  });
  const open = () =>
    openEngine({ dataDirectory: environment.DATA_DIR ?? "", databaseUrl: environment.DATABASE_URL, onFatal });

  test("a database older than the baseline is refused and told which version to start first, and so is a newer one", async () => {
    const engine = await open();
    await migrate(engine.db, {});
    for (const [names, sentence] of [
      [
        before.slice(0, 2),
        "The database stands at 0045-demonstration-accounts, from where this version can't bring it up to date: " +
          "start the last Bedlark 0.1.0 with it once, then this version.",
      ],
      [[baseline, "9999-of-a-later-version"], "previously executed migration 9999-of-a-later-version is missing"],
    ] as const) {
      await asAfter(engine.db, names);
      await expect(migrate(engine.db, {})).rejects.toThrow(sentence);
      expect(await ran(engine.db)).toEqual(names);
    }
    await asAfter(engine.db, [baseline]);
    await engine.close();
  });

  test("a database in which the last migration before the baseline has run goes on with its data", async () => {
    const engine = await open();
    await migrate(engine.db, {});
    const ann = { email: "ann@example.com", first_name: "Ann", password_hash: "-" };
    await engine.db.insertInto("account").values(ann).execute();
    await asAfter(engine.db, before);
    await engine.close();

    const upstream = await startUpstream({ environment });
    expect(await ran(upstream.db)).toEqual([baseline, ...Object.keys(migrations).toSorted()]);
    const accounts = upstream.db.selectFrom("account").select("first_name").where("email", "=", ann.email);
    expect(await accounts.execute()).toEqual([{ first_name: "Ann" }]);
    await upstream.close();
  });

  test("what modules have added since runs once, in the order of its numbers", async () => {
    const engine = await open();
    await migrate(engine.db, {});
    const later = { "0060-text": ["alter table leaf add text text"], "0059-leaves": ["create table leaf ()"] };
    expect(await pendingMigrations(engine.db, later)).toEqual(["0059-leaves", "0060-text"]);
    expect(await migrate(engine.db, later)).toEqual(["0059-leaves", "0060-text"]);
    expect(await migrate(engine.db, later)).toEqual([]);
    await sql`drop table leaf`.execute(engine.db);
    await asAfter(engine.db, [baseline]);
    await engine.close();
  });

  // The digest is of what the 56 made. Where it is another one, the baseline was edited instead of a migration added.
  test("the baseline makes what the migrations before it made", async () => {
    const engine = await open();
    const transaction = await engine.db.startTransaction().execute();
    await sql`create schema of_a_test`.execute(transaction);
    await sql`set local search_path = of_a_test`.execute(transaction);
    await up(transaction as unknown as Kysely<unknown>);
    expect(await digest(transaction)).toBe("253d27705a343348");
    await transaction.rollback().execute();
    await engine.close();
  });
}

describe("on the embedded engine", () => {
  let DATA_DIR: string;
  baselineSuite(async () => ({ DATA_DIR: (DATA_DIR = emptyDataDirectory()), UPSTREAM_DEMO: "false" }));
  afterAll(() => rm(DATA_DIR, { recursive: true, force: true }));
});

onPostgresServer(({ freshDatabase }) => {
  baselineSuite(async () => ({ DATABASE_URL: await freshDatabase(), UPSTREAM_DEMO: "false" }));

  test("two that start at once on a database from before the baseline both go on", async () => {
    const databaseUrl = await freshDatabase();
    const [one, other] = await Promise.all([0, 1].map(() => openEngine({ dataDirectory: "", databaseUrl, onFatal })));
    await migrate(one!.db, {});
    for (let round = 0; round < 5; round += 1) {
      await asAfter(one!.db, before);
      expect(await Promise.all([one!, other!].map(({ db }) => migrate(db, {})))).toEqual([[], []]);
      expect(await ran(other!.db)).toEqual([baseline]);
    }
    await one!.close();
    await other!.close();
  });
});
