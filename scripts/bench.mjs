import { foreground } from "./steps/commands.mjs";
import { ensureBuilt } from "./steps/building.mjs";
import { ensureInstalled } from "./steps/installation.mjs";
import { runMain } from "./steps/project.mjs";
import { bundleForNode } from "./steps/typescript.mjs";

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const bench = await bundleForNode("tests/bench/pages.ts");
  return foreground([process.execPath, "--enable-source-maps", "--expose-gc", bench, ...process.argv.slice(2)], {
    env: { NODE_ENV: "production" },
  });
});
