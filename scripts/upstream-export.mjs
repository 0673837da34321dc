import { foreground } from "./steps/commands.mjs";
import { ensureBuilt } from "./steps/building.mjs";
import { ensureInstalled } from "./steps/installation.mjs";
import { Failure, projectHas, runMain } from "./steps/project.mjs";

/** Moves the embedded database's rows into the PostgreSQL server that DATABASE_URL names. */
await runMain(async () => {
  if (!process.env.DATABASE_URL) {
    throw new Failure("DATABASE_URL names the PostgreSQL server that the data goes to; it is not set.");
  }
  await ensureInstalled();
  await ensureBuilt();
  if (!projectHas("build", "upstream-export.js")) throw new Failure("upstream/export.ts does not exist.");
  return foreground([process.execPath, "--enable-source-maps", "build/upstream-export.js", ...process.argv.slice(2)]);
});
