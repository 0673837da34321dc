import { existsSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "./steps/browser.mjs";
import { must, npmCommand } from "./steps/commands.mjs";
import { step } from "./steps/progress.mjs";
import { inProject } from "./steps/project.mjs";
import { runTypeScript } from "./steps/run.mjs";
import { ensureFrontProxies } from "./steps/test-programs.mjs";

/** Later ones may refuse the Node.js that the project runs on. */
const version = "13.5.0";

async function environment() {
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
  return { LIGHTHOUSE: entry, CHROMIUM_PATH: browser };
}

/**
 * `npm run lighthouse` measures ten kinds of pages as Lighthouse's phone sees them, straight from the site and behind nginx.
 * `--beside=../other` measures another checkout in the same sitting, in turns; words choose kinds of pages. Lighthouse is
 * 176 MB that nothing else needs, so it is fetched when it is first asked for.
 */
await runTypeScript("tests/bench/lighthouse.ts", { built: true, env: environment });
