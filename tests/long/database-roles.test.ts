import pg from "pg";
import { expect, test, vi } from "vitest";
import { ApiVisitor } from "../support/api-visitor";
import { startUpstream, type TestUpstream } from "../support/upstream";
import { onPostgresServer } from "../upstream/on-postgres-server";
import { claimMaker, ledgerHolds, newKey, staffPayouts } from "../upstream/suites/claim-maker";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

/** An empty database of one role, or in which it may only make tables; another one serves. */
async function twoRoles(administrator: string, owns: "database" | "tables" = "database") {
  const client = new pg.Client(administrator);
  await client.connect();
  const database = new URL(administrator).pathname.slice(1);
  const roles = { owner: `${database}_owner`, serving: `${database}_serving` };
  for (const role of Object.values(roles)) {
    await client.query(`drop role if exists ${role}`);
    await client.query(`create role ${role} login password 'of-a-test'`);
  }
  await client.query(
    owns === "database"
      ? `alter database ${database} owner to ${roles.owner}`
      : `grant create on schema public to ${roles.owner}`,
  );
  await client.end();
  const as = (role: string) => {
    const url = new URL(administrator);
    url.username = role;
    url.password = "of-a-test";
    return url.href;
  };
  return { DATABASE_OWNER_URL: as(roles.owner), DATABASE_URL: as(roles.serving) };
}

const started = async (environment: Record<string, string>) => {
  const lines: string[] = [];
  const upstream = await startUpstream({ environment, logTo: { write: (line) => void lines.push(line) } });
  return { upstream, warnings: () => lines.filter((line) => line.includes("owns the tables")) };
};

/** What a claim of cash back writes, from its draft to its payment. */
async function payAClaim(upstream: TestUpstream): Promise<void> {
  const now = () => new Date();
  const [staff, member] = [new ApiVisitor(upstream.origin), new ApiVisitor(upstream.origin)];
  await staff.signIn("staff@example.com");
  await member.signIn("owner@example.com");
  const { id } = await claimMaker(() => upstream, now).approved(member, staff);
  const { status, body } = await staff.write("POST", staffPayouts, { key: newKey(), claim: String(id) });
  expect([status, body.paid]).toEqual([200, 1]);
  await ledgerHolds(upstream, staff);
}

onPostgresServer(({ freshDatabase }) => {
  test("a role that serves alone serves all there is, and changes neither a table nor what is booked", async () => {
    const { DATABASE_URL, DATABASE_OWNER_URL } = await twoRoles(await freshDatabase());
    const first = await started({ DATABASE_URL, DATABASE_OWNER_URL });
    await payAClaim(first.upstream);
    await first.upstream.upkeep();
    expect(first.warnings()).toEqual([]);
    await first.upstream.close();

    // The next time the owner's password is nowhere.
    const { upstream, warnings } = await started({ DATABASE_URL });
    await payAClaim(upstream);
    await upstream.announceCatalogueChange();
    await upstream.upkeep();
    expect((await new ApiVisitor(upstream.origin).get("/api/v2/brands/")).body.count).toBeGreaterThan(0);
    expect(warnings()).toEqual([]);
    await upstream.close();

    const client = new pg.Client(DATABASE_URL);
    await client.connect();
    for (const statement of [
      "drop trigger ledger_entry_is_kept on ledger_entry",
      "alter table ledger_entry disable trigger all",
      "alter table ledger_entry disable trigger ledger_entry_is_kept",
      "drop function ledger_is_kept() cascade",
      "create or replace function ledger_is_kept() returns trigger language plpgsql as 'begin return null; end'",
      "alter table cashback_claim add column more text",
      "drop table ledger_entry",
      "truncate ledger_entry",
      "truncate cashback_claim cascade",
      "update ledger_entry set cents = 1",
      "delete from ledger_transaction",
      "update ledger_account set kind = 'cash'",
      "create table more (id integer)",
      "create temporary table ledger_entry (transaction_id integer, cents integer)",
      "create trigger more before insert on ledger_entry for each row execute function ledger_is_kept()",
      "delete from kysely_migration",
      "set session_replication_role = replica",
    ])
      await expect(client.query(statement), statement).rejects.toThrow(/must be owner of|permission denied/);
    await client.end();
  });

  test("a temporary table is not taken for one of ours by a trigger, where a role may make some", async () => {
    const { DATABASE_URL, DATABASE_OWNER_URL } = await twoRoles(await freshDatabase(), "tables");
    const { upstream, warnings } = await started({ DATABASE_URL, DATABASE_OWNER_URL });
    expect(warnings()).toEqual([]);
    await upstream.close();

    const client = new pg.Client(DATABASE_URL);
    await client.connect();
    await client.query("create temporary table ledger_entry (transaction_id integer, cents integer)");
    await client.query("begin");
    const { rows: booked } = await client.query<{ id: number }>(
      "insert into ledger_transaction (kind, claim_id, booked_at) values ('approval', 1, now()) returning id",
    );
    const id = booked[0]!.id;
    await client.query("insert into ledger_entry values ($1, 1), ($1, -1)", [id]);
    await client.query("insert into public.ledger_entry select $1, min(id), 9999999 from ledger_account", [id]);
    await expect(client.query("commit")).rejects.toThrow(
      `Transaction ${id} of the ledger has 1 entries that add up to 9999999 cents`,
    );

    const { rows: careless } = await client.query(`
      select oid::regprocedure::text as function from pg_proc
      where pronamespace = 'public'::regnamespace
        and not exists (select from unnest(proconfig) as setting where setting = 'search_path=public, pg_temp')`);
    expect(careless).toEqual([]);
    await client.end();
  });

  test("a role that may not make tables is told how they are made, in one sentence", async () => {
    const { DATABASE_URL, DATABASE_OWNER_URL } = await twoRoles(await freshDatabase());
    const opening = started({ DATABASE_URL });
    await expect(opening).rejects.toThrow(/^The database lacks .* run npm run upstream:migrate\.$/);
    const unreachable = started({ DATABASE_URL, DATABASE_OWNER_URL: "postgres://a:hunter2@127.0.0.1:1/none" });
    await expect(unreachable).rejects.toThrow("The PostgreSQL server of DATABASE_OWNER_URL can't be reached");
    // The other way round it is as with one role.
    const { upstream, warnings } = await started({ DATABASE_URL: DATABASE_OWNER_URL });
    expect(warnings()).toHaveLength(1);
    await upstream.close();
  });

  test("with one role everything works as before, and one line warns of it", async () => {
    const { upstream, warnings } = await started({ DATABASE_URL: await freshDatabase() });
    await payAClaim(upstream);
    expect(warnings()).toHaveLength(1);
    expect(warnings()[0]).not.toContain("postgres://");
    await upstream.close();
  });
});
