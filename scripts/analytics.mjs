import { foreground } from "./steps/commands.mjs";
import { ensureInstalled } from "./steps/installation.mjs";
import { runMain } from "./steps/project.mjs";
import { bundleForNode } from "./steps/typescript.mjs";

/** Writes docs/analytics.md and docs/data-layer.schema.json from the schema of the data layer and its journeys. */
await runMain(async () => {
  await ensureInstalled();
  const writer = await bundleForNode("tests/support/write-analytics.ts");
  return foreground([process.execPath, "--enable-source-maps", writer, ...process.argv.slice(2)]);
});
