import { readUpstreamConfig } from "./config";
import { copyDatabase } from "./database/copy-database";
import { openEngine } from "./database/engine";
import { migrate } from "./database/migrate";
import { createDemonstration } from "./demo/demonstration";
import { migrations, tables } from "./modules";
import { grantServing, roleOf } from "./prepare-database";

/** Copies the embedded database in DATA_DIR to the PostgreSQL server at DATABASE_URL, which must be empty. */
async function exportDatabase(): Promise<void> {
  const { DATA_DIR, DATABASE_URL, DATABASE_OWNER_URL, UPSTREAM_SEED } = readUpstreamConfig(process.env);
  if (DATABASE_URL === undefined) throw new Error("DATABASE_URL names the server to export to; it is not set.");
  const say = (text: string) => void process.stdout.write(`${text}\n`);
  const onFatal = (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  };
  const source = await openEngine({ dataDirectory: DATA_DIR, onFatal });
  try {
    await migrate(source.db, migrations);
    const serving = await openEngine({ dataDirectory: DATA_DIR, databaseUrl: DATABASE_URL, onFatal });
    const target =
      DATABASE_OWNER_URL === undefined
        ? serving
        : await openEngine({ dataDirectory: DATA_DIR, databaseUrl: DATABASE_OWNER_URL, onFatal });
    try {
      const copied = await copyDatabase(source.db, target.db, { tables, migrations }, say, (copy) =>
        // The exported database may become public, and everybody knows the demo password.
        createDemonstration({ seed: UPSTREAM_SEED }).givePasswords(copy, "closed"),
      );
      await grantServing(target.db, await roleOf(serving.db));
      say(
        `Exported ${Object.values(copied).reduce((sum, rows) => sum + rows, 0)} rows in ${Object.keys(copied).length} tables.`,
      );
    } finally {
      await target.close();
      if (serving !== target) await serving.close();
    }
  } finally {
    await source.close();
  }
}

exportDatabase().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
