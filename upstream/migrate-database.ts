import { pino } from "pino";
import { readUpstreamConfig } from "./config";
import { openEngine } from "./database/engine";
import { prepareDatabase } from "./prepare-database";
import { createDemonstration } from "./demo/demonstration";

/**
 * Migrates the PostgreSQL server at DATABASE_URL using the role of DATABASE_OWNER_URL, and grants the role of
 * DATABASE_URL what it needs to serve. Idempotent.
 */
async function migrateDatabase(): Promise<void> {
  const { DATABASE_URL, DATABASE_OWNER_URL, UPSTREAM_DEMO = false, UPSTREAM_SEED } = readUpstreamConfig(process.env);
  if (DATABASE_URL === undefined || DATABASE_OWNER_URL === undefined)
    throw new Error(
      "DATABASE_OWNER_URL names the role that owns the tables, DATABASE_URL the one that serves; set both.",
    );
  const say = (text: string) => void process.stdout.write(`${text}\n`);
  const engine = await openEngine({ dataDirectory: "", databaseUrl: DATABASE_URL, onFatal: fail });
  try {
    const demo = UPSTREAM_DEMO ? createDemonstration({ seed: UPSTREAM_SEED }) : null;
    await prepareDatabase(engine, {
      ownerUrl: DATABASE_OWNER_URL,
      seed: { demo, places: true, today: new Date() },
      log: pino(pino.destination(2)),
      progress: say,
      onFatal: fail,
    });
    say("The database is up to date.");
  } finally {
    await engine.close();
  }
}

function fail(error: Error): void {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

migrateDatabase().catch(fail);
