import type { Logger } from "pino";
import { sql } from "kysely";
import type { Progress } from "./parent-messages";
import { type Db, type Engine, openEngine } from "./database/engine";
import { migrate, pendingMigrations } from "./database/migrate";
import { addOnlyTables } from "./database/table-lists";
import { migrations, tables } from "./modules";
import { isSeeded, seedOnce, type SeedSettings } from "./seed-database";

export interface Preparation {
  /**
   * For the role that owns the tables; unset: the engine's own role owns them, or the database has already been
   * prepared.
   */
  ownerUrl: string | undefined;
  seed: SeedSettings;
  log: Logger;
  progress: Progress;
  onFatal(error: Error): void;
}

/**
 * Brings tables and rows up to date. On a server it uses the role that owns the tables, and grants the engine's role
 * only what it needs to serve: it can't change a table or the ledger's bookings. Throws one clear sentence.
 */
export async function prepareDatabase(engine: Engine, preparation: Preparation): Promise<void> {
  const { ownerUrl, log, onFatal } = preparation;
  if (engine.kind === "embedded") return bringUpToDate(engine.db, preparation);
  if (ownerUrl !== undefined) {
    const owner = await openEngine({ dataDirectory: "", databaseUrl: ownerUrl, onFatal }).catch((error: Error) => {
      throw new Error(error.message.replace("DATABASE_URL", "DATABASE_OWNER_URL"));
    });
    try {
      await bringUpToDate(owner.db, preparation, await roleOf(engine.db));
    } finally {
      await owner.close();
    }
  } else if (await ownsTables(engine.db)) await bringUpToDate(engine.db, preparation);
  else await mustBePrepared(engine.db);
  if (await ownsTables(engine.db)) {
    log.warn(
      "The role of DATABASE_URL owns the tables, so whoever has its password can change what the ledger has booked. " +
        "README, Deploying, says how to give the upstream a role of its own.",
    );
  }
}

/** Grants come before seeding, so that a process that waits for the seeding may read that it is done. */
async function bringUpToDate(db: Db, { seed, progress }: Preparation, servedAs?: string): Promise<void> {
  const ran = await migrate(db, migrations);
  if (ran.length > 0) progress(`Migrated the database: ${ran.join(", ")}`);
  if (servedAs !== undefined) await grantServing(db, servedAs);
  await seedOnce(db, seed, progress);
}

export async function roleOf(db: Db): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user::text as role`.execute(db);
  return rows[0]!.role;
}

/**
 * Whether the role has full control over the tables, directly or through another role; if there are none, whether it
 * may create them.
 */
async function ownsTables(db: Db): Promise<boolean> {
  const { rows } = await sql<{ owns: boolean }>`
    select coalesce(
      (select pg_has_role(relowner, 'MEMBER') from pg_class where oid = to_regclass('ledger_entry')),
      has_schema_privilege(current_schema(), 'CREATE')
    ) as owns`.execute(db);
  return rows[0]!.owns;
}

async function mustBePrepared(db: Db): Promise<void> {
  if ((await pendingMigrations(db, migrations)).length === 0 && (await isSeeded(db))) return;
  throw new Error(
    "The database lacks what this version needs, and the role of DATABASE_URL may not change its tables. " +
      "Set DATABASE_OWNER_URL and run npm run upstream:migrate.",
  );
}

const migrationTables = ["kysely_migration", "kysely_migration_lock"];

/**
 * The role may change all rows, except in append-only tables (the ledger's), and may not create tables, not even
 * temporary ones, because they would shadow ours. Grants on existing tables are renewed.
 */
export async function grantServing(db: Db, role: string): Promise<void> {
  if (role === (await roleOf(db))) return;
  const to = sql.id(role);
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(db);
  const database = sql.id(rows[0]!.database);
  const listed = (names: readonly string[]) => sql.join(names.map((name) => sql.table(name)));
  await db.transaction().execute(async (transaction) => {
    for (const statement of [
      // Everybody may by default. The server warns if the owner of the tables doesn't own the database.
      sql`revoke temporary on database ${database} from public, ${to}`,
      // Before version 15 everybody may create tables there.
      sql`revoke create on schema public from public`,
      sql`grant usage on schema public to ${to}`,
      sql`revoke all on all tables in schema public from ${to}`,
      sql`grant select, insert, update, delete on all tables in schema public to ${to}`,
      sql`grant usage on all sequences in schema public to ${to}`,
      sql`revoke update, delete on ${listed(addOnlyTables(tables))} from ${to}`,
      sql`revoke insert, update, delete on ${listed(migrationTables)} from ${to}`,
    ])
      await statement.execute(transaction);
  });
}
