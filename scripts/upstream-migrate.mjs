import { foreground } from "./steps/commands.mjs";
import { ensureBuilt } from "./steps/building.mjs";
import { ensureInstalled } from "./steps/installation.mjs";
import { runMain } from "./steps/project.mjs";

/** Brings a PostgreSQL server up to date as the role that owns its tables. */
await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return foreground([process.execPath, "--enable-source-maps", "build/upstream-migrate.js", ...process.argv.slice(2)]);
});
