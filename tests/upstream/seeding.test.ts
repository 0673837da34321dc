import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { featureFlagNames } from "#contracts/feature-flags";
import { verifyPassword } from "../../upstream/accounts/passwords";
import { copyOrder, numberedTables } from "../../upstream/database/table-lists";
import { demoPassword } from "../../upstream/demo/accounts/demo-accounts";
import { seedOnce } from "../../upstream/seed-database";
import { generateCatalogue } from "../../upstream/demo/catalogue/generate-catalogue";
import { createDemonstration } from "../../upstream/demo/demonstration";
import { tables } from "../../upstream/modules";
import { countDecision, decisionStatistics } from "../../upstream/moderation/decision-statistics";
import { loadVisitorRatings } from "../../upstream/reviews/load-visitor-ratings";
import { startUpstream, type TestUpstream } from "../support/upstream";

describe("the demonstration database", () => {
  let upstream: TestUpstream;
  beforeAll(async () => {
    upstream = await startUpstream({ catalogue: "demo", hashedInEarnest: true });
  });
  afterAll(() => upstream.close());

  test("holds the generated catalogue, all of it", async () => {
    const { brands, collections, lines, models, reviews, comparisons } = generateCatalogue(1);
    const rows = async (table: string) =>
      (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(upstream.db)).rows[0]!.n;
    expect(await rows("brand")).toBe(brands.length);
    expect(await rows("collection")).toBe(collections.length);
    expect(await rows("mattress_line")).toBe(lines.length);
    expect(await rows("model")).toBe(models.length);
    expect(await rows("model_card")).toBe(models.length);
    expect(await rows("layer")).toBe(models.reduce((sum, { layers }) => sum + layers.length, 0));
    expect(await rows("owner_review")).toBe(reviews.length);
    expect(await rows("owner_review_version")).toBe(reviews.reduce((sum, { versions }) => sum + versions.length, 0));
    expect(await rows("owner_review_reply")).toBe(reviews.filter(({ reply }) => reply !== null).length);
    expect(await rows("store_review")).toBeGreaterThan(400);
    expect(await rows("comparison")).toBe(comparisons.length);
  });

  test("says when each of its reviews was decided, and counts that", async () => {
    const { db } = upstream;
    const undecided = (table: "owner_review_version" | "store_review_version") =>
      db.selectFrom(table).where("decided_at", "is", null).select("review_id").execute();
    expect(await undecided("owner_review_version")).toEqual([]);
    expect(await undecided("store_review_version")).toEqual([]);
    const { days, stars } = await decisionStatistics(db, new Date());
    expect(days).toBe(90);
    for (const { published } of stars) expect(published).toBeGreaterThan(20);
    expect(stars.reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(8);
    const { rows } = await sql<{ seeded: boolean; n: number; versions: number }>`
      select seeded, count(*)::integer as n, (select count(*)::integer from owner_review_version)
        + (select count(*)::integer from store_review_version) as versions
      from decided_review group by seeded`.execute(db);
    expect(rows).toEqual([{ seeded: true, n: rows[0]!.versions, versions: rows[0]!.versions }]);
    // Those that were refused from the start count as less nowhere.
    expect(await loadVisitorRatings(db)).toEqual([]);
  });

  test("has no table that an export would leave behind: a module has each, and no other", async () => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely_%'
    `.execute(upstream.db);
    expect(copyOrder(tables).sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  test("refers from table to table as its modules say, in whose order an export copies them", async () => {
    const { rows } = await sql<{ name: string; refersTo: string[] }>`
      select conrelid::regclass::text as name, array_agg(distinct confrelid::regclass::text) as "refersTo"
      from pg_constraint
      where contype = 'f' and connamespace = current_schema()::regnamespace and conrelid <> confrelid
      group by conrelid`.execute(upstream.db);
    const said = tables.flatMap(({ name, refersTo }) => (refersTo === undefined ? [] : [[name, [...refersTo].sort()]]));
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(rows.map(({ name, refersTo }) => [name, refersTo])));
  });

  test("goes on numbering after the rows it was seeded with: its module says of each such table that it is numbered", async () => {
    const { rows: numbered } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'
    `.execute(upstream.db);
    expect(numberedTables(tables).sort()).toEqual(numbered.map(({ name }) => name).sort());
    const behind: string[] = [];
    for (const table of numberedTables(tables)) {
      const { rows } = await sql<{ next: number; last: number }>`
        select nextval(pg_get_serial_sequence(${table}, 'id'))::integer as next,
          (select coalesce(max(id), 0) from ${sql.table(table)}) as last
      `.execute(upstream.db);
      if (rows[0]!.next <= rows[0]!.last) behind.push(`${table}: its rows need resetIdentity(db, "${table}")`);
    }
    expect(behind).toEqual([]);
  });

  test("holds the real places of the United States", async () => {
    const place = (zip: string) =>
      upstream.db.selectFrom("place").selectAll().where("zip", "=", zip).executeTakeFirst();
    expect(await place("10001")).toEqual({
      zip: "10001",
      city: "New York",
      state: "NY",
      latitude: 40.7484,
      longitude: -73.9967,
    });
    expect((await place("02134"))?.state).toBe("MA");
    const { n } = await upstream.db
      .selectFrom("place")
      .select(sql<number>`count(*)`.as("n"))
      .executeTakeFirstOrThrow();
    expect(n).toBeGreaterThan(40_000);
  });

  test("has the six flags, and accounts whose password is hashed, each with a salt of its own", async () => {
    const flags = await upstream.db.selectFrom("feature_flag").select("name").execute();
    expect(flags.map(({ name }) => name).sort()).toEqual([...featureFlagNames].sort());
    const accounts = await upstream.db.selectFrom("account").selectAll().execute();
    expect(accounts).toHaveLength(7);
    expect(new Set(accounts.map(({ password_hash }) => password_hash)).size).toBe(7);
    expect(accounts[0]!.password_hash).toMatch(/^scrypt\$16384\$8\$5\$/);
    expect(await verifyPassword(demoPassword, accounts[0]!.password_hash)).toBe(true);
    expect(await verifyPassword(`${demoPassword} `, accounts[0]!.password_hash)).toBe(false);
    expect(await verifyPassword("", null)).toBe(false);
  });

  test("is seeded once", async () => {
    const generate = () => {
      throw new Error("must not be called");
    };
    expect(
      await seedOnce(
        upstream.db,
        { demo: createDemonstration({ seed: 2, generate, stores: 10 }), places: true, today: new Date() },
        () => {},
      ),
    ).toBe(false);
  });

  test("of an earlier release is replaced, and what visitors and members left stays", async () => {
    const { db } = upstream;
    const rows = async (table: "account" | "place" | "model" | "variant" | "feature_flag") =>
      (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)).rows[0]!.n;
    const kept = await Promise.all([rows("account"), rows("place"), rows("feature_flag")]);
    await db
      .insertInto("session")
      .values({
        id_hash: "earlier",
        compare_models: [1, 2],
        created_at: new Date(),
        expires_at: new Date("2030-01-01"),
      })
      .execute();
    await db.updateTable("model").set({ name: "Of an earlier release" }).execute();
    const visit = {
      store: "A store that was here, Boise, ID",
      author: "Ana",
      state: "published",
      visited_on: "2026-01-02",
      bought: false,
      proof: "email",
    } as const;
    await db.insertInto("store_review").values(visit).execute();
    await countDecision(db, { kind: "store", stars: 4, reason: null }, new Date());
    await db.updateTable("seed_state").set({ version: 3 }).execute();

    const settings = { demo: createDemonstration({ seed: 2, stores: 10 }), places: true, today: new Date() };
    expect(await seedOnce(db, settings, () => {})).toBe(true);
    const ofVisitors = db.selectFrom("store_review").select("author").where("seeded", "=", false);
    expect(await ofVisitors.execute()).toEqual([{ author: "Ana" }]);
    // As many as ten stores have, not those of the 3,000 before as well.
    const { n: seeded } = await db
      .selectFrom("store_review")
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .where("seeded", "=", true)
      .executeTakeFirstOrThrow();
    expect(Number(seeded)).toBeLessThan(150);
    const { models, reviews } = generateCatalogue(2);
    const decided = await db.selectFrom("decided_review").select(["seeded", "stars"]).execute();
    expect(decided.filter((each) => !each.seeded)).toEqual([{ seeded: false, stars: 4 }]);
    const versions = reviews.reduce((sum, { versions: own }) => sum + own.length, 0);
    expect(decided.length).toBe(1 + versions + Number(seeded));
    expect(await rows("model")).toBe(models.length);
    expect(await rows("variant")).toBe(models.reduce((sum, { variants }) => sum + variants.length, 0));
    const names = await db.selectFrom("model_card").select("name").distinct().execute();
    expect(names.map(({ name }) => name)).not.toContain("Of an earlier release");
    expect(await Promise.all([rows("account"), rows("place"), rows("feature_flag")])).toEqual(kept);
    const session = db.selectFrom("session").select("compare_models").where("id_hash", "=", "earlier");
    // Its ids are other beds now.
    expect(await session.executeTakeFirst()).toEqual({ compare_models: [] });
    expect(await seedOnce(db, settings, () => {})).toBe(false);
  });

  test("a seeding that fails leaves nothing behind", async () => {
    const { db } = upstream;
    await db.deleteFrom("seed_state").execute();
    await expect(
      seedOnce(db, { demo: createDemonstration({ seed: 1, stores: 10 }), places: false, today: new Date() }, () => {}),
    ).rejects.toThrow(/duplicate key/);
    expect(await db.selectFrom("seed_state").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("feature_flag").selectAll().execute()).toHaveLength(6);
  });

  test("goes round its tables with checkpoint and vacuum", async () => {
    for (let round = 0; round < 20; round += 1) await upstream.upkeep();
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from pg_stat_user_tables where last_vacuum is not null
    `.execute(upstream.db);
    expect(rows[0]!.n).toBeGreaterThanOrEqual(19);
  });
});
