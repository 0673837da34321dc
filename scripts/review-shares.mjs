import { foreground } from "./steps/commands.mjs";
import { ensureInstalled } from "./steps/installation.mjs";
import { runMain } from "./steps/project.mjs";
import { bundleForNode } from "./steps/typescript.mjs";

await runMain(async () => {
  await ensureInstalled();
  const shares = await bundleForNode("tests/bench/review-shares.ts");
  return foreground([process.execPath, "--enable-source-maps", shares], { env: { NODE_ENV: "production" } });
});
