import { findBrowser } from "./steps/browser.mjs";
import { runTypeScript } from "./steps/run.mjs";

/** `npm run board` photographs every open page; `npm run board -- folder` puts the sheets there. */
await runTypeScript("tests/board/board.ts", {
  built: true,
  env: async () => ({ CHROMIUM_PATH: await findBrowser() }),
});
