import { existsSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "./steps/browser.mjs";
import { ensureBuilt } from "./steps/building.mjs";
import { foreground, must, npmCommand } from "./steps/commands.mjs";
import { ensureInstalled } from "./steps/installation.mjs";
import { step } from "./steps/progress.mjs";
import { inProject, runMain } from "./steps/project.mjs";
import { bundleForNode } from "./steps/typescript.mjs";
import { ensureFrontProxies } from "./steps/test-programs.mjs";

/** Later ones may refuse the Node.js that the project runs on. */
const version = "13.5.0";

/**
 * `npm run lighthouse` measures ten kinds of pages as Lighthouse's phone sees them, straight from the site and behind nginx.
 * `--beside=../other` measures another checkout in the same sitting, in turns; words choose kinds of pages. Lighthouse is
 * 176 MB that nothing else needs, so it is fetched when it is first asked for.
 */
await runMain(async () => {
  await ensureInstalled();
  await ensureFrontProxies();
  const browser = await findBrowser();
  const folder = inProject(".cache", `lighthouse-${version}`);
  const entry = join(folder, "node_modules", "lighthouse", "core", "index.js");
  if (!existsSync(entry)) {
    await step("Fetching Lighthouse", () =>
      must("Fetching Lighthouse", [
        ...npmCommand(),
        "install",
        "--no-audit",
        "--no-fund",
        "--no-save",
        `--prefix=${folder}`,
        `lighthouse@${version}`,
      ]),
    );
  }
  await ensureBuilt();
  const measure = await bundleForNode("tests/bench/lighthouse.ts");
  return foreground([process.execPath, "--enable-source-maps", measure, ...process.argv.slice(2)], {
    env: { LIGHTHOUSE: entry, CHROMIUM_PATH: browser },
  });
});
