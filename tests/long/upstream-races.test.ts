import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { hashPassword } from "../../upstream/accounts/passwords";
import { beginSession, findSession, sessionHash } from "../../upstream/sessions/sessions";
import { demoPassword } from "../../upstream/demo/accounts/demo-accounts";
import { seedVersion } from "../../upstream/seed-database";
import { copyDatabase } from "../../upstream/database/copy-database";
import { migrations, tables } from "../../upstream/modules";
import { migrate } from "../../upstream/database/migrate";
import { type Db, openEngine } from "../../upstream/database/engine";
import { ApiVisitor } from "../support/api-visitor";
import { startUpstream } from "../support/upstream";
import { onFatal } from "../support/upstream-template";
import { concurrencySuite } from "../upstream/suites/concurrency";
import { onPostgresServer } from "../upstream/on-postgres-server";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

onPostgresServer(({ start, freshDatabase }) => {
  concurrencySuite(start);

  /** What requests answer that all wait for a change, which ends then. */
  const during = async <Answer>(
    db: Db,
    change: (transaction: Db) => Promise<unknown>,
    requests: readonly (() => Promise<Answer>)[],
  ): Promise<Answer[]> => {
    let answers: Promise<Answer[]> | undefined;
    await db.transaction().execute(async (transaction) => {
      await change(transaction);
      answers = Promise.all(requests.map((request) => request()));
      const waiting = sql<{ count: number }>`
        select count(*)::integer as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      // Asked outside of the transaction, which would be shown the same activity for ever.
      while ((await waiting.execute(db)).rows[0]!.count < requests.length);
    });
    return answers!;
  };

  test("signing in takes along a change of the visit that is under way when it begins", async () => {
    const upstream = await start();
    const { db } = upstream;
    const now = new Date();
    const before = await beginSession(db, null, null, now, { compare_models: [1] });
    const { id } = await db.selectFrom("account").select("id").executeTakeFirstOrThrow();
    const change = (transaction: Db) =>
      transaction
        .updateTable("session")
        .set({ compare_models: [1, 2], mattress_size: "king" })
        .where("id_hash", "=", sessionHash(before))
        .execute();
    const [signedIn] = await during(db, change, [() => beginSession(db, id, before, now)]);
    const visit = await findSession(db, signedIn!, now);
    expect(visit).toMatchObject({ visitor: { id }, compare_models: [1, 2], mattress_size: "king" });
    expect(await findSession(db, before, now)).toBeNull();
    await upstream.close();
  });

  const email = "sleeper@example.com";
  const idOf = async (db: Db) =>
    (await db.selectFrom("account").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id;

  test("a password opens nothing anymore once its change is under way", async () => {
    const upstream = await start();
    const { db, origin } = upstream;
    const id = await idOf(db);
    const thief = new ApiVisitor(origin);
    await thief.signIn(email);
    const change = async (transaction: Db) => {
      const password_hash = await hashPassword("four words for sleep");
      await transaction.updateTable("account").set({ password_hash }).where("id", "=", id).execute();
      await transaction.deleteFrom("session").where("account_id", "=", id).execute();
    };
    const answers = await during(db, change, [
      () => new ApiVisitor(origin).signIn(email),
      () => thief.write("POST", "/api/v2/account/email/", { email: "thief@example.com", password: demoPassword }),
      () => thief.write("POST", "/api/v2/account/delete/", { password: demoPassword, forfeit: "yes" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(await db.selectFrom("session").select("id_hash").where("account_id", "=", id).execute()).toEqual([]);
    expect(await db.selectFrom("account_link").select("email").where("account_id", "=", id).execute()).toEqual([]);
    expect(await idOf(db)).toBe(id);
    await upstream.close();
  });

  test("signing in to an account whose deletion is under way finds none", async () => {
    const upstream = await start();
    const { db, origin } = upstream;
    const id = await idOf(db);
    const change = (transaction: Db) => transaction.deleteFrom("account").where("id", "=", id).execute();
    const [answer] = await during(db, change, [() => new ApiVisitor(origin).signIn(email)]);
    expect(answer!.status).toBe(400);
    await upstream.close();
  });

  test("a transaction that is ended because it and another wait for each other is tried once more", async () => {
    const upstream = await start();
    const { db } = upstream;
    const ids = (await db.selectFrom("account").select("id").orderBy("id").limit(2).execute()).map(({ id }) => id);
    let met = () => {};
    const both = new Promise<void>((resolve) => (met = resolve));
    let [begun, held] = [0, 0];
    const rename = (order: readonly number[], name: string) =>
      db.transaction().execute(async (transaction) => {
        begun += 1;
        const update = (id: number) =>
          transaction.updateTable("account").set({ first_name: name }).where("id", "=", id).execute();
        await update(order[0]!);
        if ((held += 1) === 2) met();
        await both;
        await update(order[1]!);
      });
    await Promise.all([rename(ids, "Ann"), rename(ids.toReversed(), "Ben")]);
    expect(begun).toBe(3);
    const names = await db.selectFrom("account").select("first_name").where("id", "in", ids).execute();
    expect(new Set(names.map(({ first_name }) => first_name)).size).toBe(1);
    await upstream.close();
  });

  test("two that start at once on one empty database both come up, and it is seeded once", async () => {
    const DATABASE_URL = await freshDatabase();
    const both = await Promise.all([0, 1].map(() => startUpstream({ environment: { DATABASE_URL } })));
    const { db } = both[0]!;
    expect(await db.selectFrom("seed_state").select("version").execute()).toEqual([{ version: seedVersion }]);
    expect(await db.selectFrom("account").select("id").execute()).toHaveLength(7);
    for (const upstream of both) await upstream.close();
  });

  test("of two exports at once into one empty database one arrives, and the other is told in words", async () => {
    const source = await start();
    const databaseUrl = await freshDatabase();
    const targets = await Promise.all([0, 1].map(() => openEngine({ dataDirectory: "", databaseUrl, onFatal })));
    await migrate(targets[0]!.db, migrations);
    const ends = await Promise.allSettled(
      targets.map(({ db }) =>
        copyDatabase(
          source.db,
          db,
          { tables, migrations },
          () => {},
          async () => {},
        ),
      ),
    );
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const failed = ends.find((end) => end.status === "rejected");
    expect(String(failed?.reason)).toContain("already holds data; export into an empty one.");
    for (const target of targets) await target.close();
    await source.close();
  });
});
