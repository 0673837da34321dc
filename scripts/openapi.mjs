import { foreground } from "./steps/commands.mjs";
import { ensureInstalled } from "./steps/installation.mjs";
import { runMain } from "./steps/project.mjs";
import { bundleForNode } from "./steps/typescript.mjs";

/** Writes docs/openapi.json from the contracts. */
await runMain(async () => {
  await ensureInstalled();
  const writer = await bundleForNode("upstream/write-openapi.ts");
  return foreground([process.execPath, "--enable-source-maps", writer, ...process.argv.slice(2)]);
});
