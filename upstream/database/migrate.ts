import { Migrator, type Migration, sql } from "kysely";
import type { Db } from "./engine";
import * as baseline from "./migrations/0058-baseline";

const baselineName = "0058-baseline";

/**
 * SQL keyed by names like "0059-notes", forward only, in numerical order. A migration that has run anywhere is never
 * edited.
 */
export type Migrations = Readonly<Record<string, readonly string[]>>;

/** The last migration replaced by the baseline, and the version that includes it. */
const lastBefore = { name: "0058-other-side", version: "0.1.0" };

const migratorOf = (db: Db, later: Migrations) =>
  new Migrator({ db, provider: { getMigrations: async () => ({ [baselineName]: baseline, ...runnable(later) }) } });

const runnable = (later: Migrations): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(later).map(([name, statements]) => [
      name,
      {
        async up(db) {
          for (const statement of statements) await sql.raw(statement).execute(db);
        },
      },
    ]),
  );

/** Names of the migrations that have not run yet; changes nothing. */
export async function pendingMigrations(db: Db, later: Migrations): Promise<string[]> {
  const known = await migratorOf(db, later).getMigrations();
  return known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}

/**
 * Runs the pending migrations, including the baseline, in one transaction. Returns the names that ran; throws what went
 * wrong.
 */
export async function migrate(db: Db, later: Migrations): Promise<string[]> {
  await goOnFromBefore(db);
  const { error, results = [] } = await migratorOf(db, later).migrateToLatest();
  if (error !== undefined) {
    const failed = results.find((result) => result.status === "Error")?.migrationName ?? "the first one";
    throw new Error(`Migration ${failed} failed: ${error instanceof Error ? error.message : JSON.stringify(error)}`, {
      cause: error,
    });
  }
  return results.map((result) => result.migrationName);
}

/**
 * If the last migration before the baseline was the last to run, the database already matches the baseline, so the
 * baseline's name replaces theirs. Of several processes that start at once, one renames the row; the others wait for it
 * and then find it gone. Throws one clear sentence if the last one to run was earlier.
 */
async function goOnFromBefore(db: Db): Promise<void> {
  const names = await migrationsThatRan(db);
  const last = names.at(-1);
  if (last === undefined || last > lastBefore.name || names.includes(baselineName)) return;
  if (last < lastBefore.name)
    throw new Error(
      `The database stands at ${last}, from where this version can't bring it up to date: ` +
        `start the last Bedlark ${lastBefore.version} with it once, then this version.`,
    );
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql`
      update kysely_migration set name = ${baselineName} where name = ${last} returning name`.execute(transaction);
    if (rows.length > 0) await sql`delete from kysely_migration where name <> ${baselineName}`.execute(transaction);
  });
}

async function migrationsThatRan(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (!tables[0]!.there) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name).sort();
}
