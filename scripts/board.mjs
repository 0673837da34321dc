import { foreground } from "./steps/commands.mjs";
import { findBrowser } from "./steps/browser.mjs";
import { ensureBuilt } from "./steps/building.mjs";
import { ensureInstalled } from "./steps/installation.mjs";
import { runMain } from "./steps/project.mjs";
import { bundleForNode } from "./steps/typescript.mjs";

/** `npm run board` photographs every open page; `npm run board -- folder` puts the sheets there. */
await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const board = await bundleForNode("tests/board/board.ts");
  return foreground([process.execPath, "--enable-source-maps", board, ...process.argv.slice(2)], {
    env: { CHROMIUM_PATH: await findBrowser() },
  });
});
