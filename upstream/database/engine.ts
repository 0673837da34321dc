import { Kysely, PostgresDialect, type TransactionBuilder } from "kysely";
import pg from "pg";
import { openEmbedded } from "./embedded";
import type { Database } from "./tables";
import { typeParsers } from "./type-parsers";

export type Db = Kysely<Database>;

/** An open database: PostgreSQL's dialect through one client, regardless of the engine. */
export interface Engine {
  kind: "embedded" | "server";
  db: Db;
  /** The number of syncs passed to the operating system so far; null for a server, which handles its own. */
  syncs(): number | null;
  /** A clearer error if the database caused it; otherwise the error itself. */
  explain(error: Error): Error;
  close(): Promise<void>;
}

export interface EngineSettings {
  dataDirectory: string;
  databaseUrl?: string | undefined;
  /** Called when the engine has failed permanently; the process should exit and be restarted. */
  onFatal(error: Error): void;
}

/** Opens the server at databaseUrl, else the embedded engine. Throws one clear sentence. */
export async function openEngine(settings: EngineSettings): Promise<Engine> {
  return settings.databaseUrl === undefined ? embeddedEngine(settings) : serverEngine(settings.databaseUrl);
}

async function embeddedEngine({ dataDirectory, onFatal }: EngineSettings): Promise<Engine> {
  const embedded = await openEmbedded(dataDirectory, onFatal);
  // The engine supports only one connection, and it must not be closed when idle.
  const pool = new pg.Pool({ ...embedded.clientConfig, max: 1, idleTimeoutMillis: 0, types: typeParsers });
  pool.on("error", onFatal);
  return {
    kind: "embedded",
    db: kysely(pool),
    syncs: embedded.syncs,
    explain: embedded.explain,
    async close() {
      await pool.end();
      await embedded.close();
    },
  };
}

async function serverEngine(connectionString: string): Promise<Engine> {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
    types: typeParsers,
  });
  // The pool replaces connections that break while idle.
  pool.on("error", () => {});
  try {
    await pool.query("select 1");
  } catch (error) {
    await pool.end();
    const { code, message } = error as { code?: string; message: string };
    throw new Error(`The PostgreSQL server of DATABASE_URL can't be reached (${code ?? message}).`);
  }
  return { kind: "server", db: kysely(pool), syncs: () => null, explain: (error) => error, close: () => pool.end() };
}

const kysely = (pool: InstanceType<typeof pg.Pool>): Db =>
  new WithoutDeadlocks({ dialect: new PostgresDialect({ pool }) });

const deadlockDetected = "40P01";

/**
 * A transaction that the server aborts because of a deadlock has changed nothing, so it is retried once. Transactions
 * must therefore have no side effects outside of the database.
 */
class WithoutDeadlocks extends Kysely<Database> {
  override transaction(): TransactionBuilder<Database> {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = (callback) =>
      execute(callback).catch((error: { code?: string }) => {
        if (error.code !== deadlockDetected) throw error;
        return execute(callback);
      });
    return builder;
  }
}
