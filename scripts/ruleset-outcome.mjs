import { foreground } from "./steps/commands.mjs";
import { ensureInstalled } from "./steps/installation.mjs";
import { runMain } from "./steps/project.mjs";
import { bundleForNode } from "./steps/typescript.mjs";

await runMain(async () => {
  await ensureInstalled();
  const outcome = await bundleForNode("tests/bench/ruleset-outcome.ts");
  return foreground([process.execPath, "--enable-source-maps", outcome, ...process.argv.slice(2)]);
});
