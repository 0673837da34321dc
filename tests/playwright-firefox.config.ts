import { defineConfig } from "playwright/test";
import chromium from "./playwright.config";

/**
 * The same journeys in Firefox, over WebDriver BiDi. FIREFOX_PATH names the browser (`npm run test:browsers` finds it).
 * What the protocol cannot do stands with its reason in support/firefox-limits.ts.
 */
export default defineConfig({
  ...chromium,
  outputDir: "output/playwright-firefox",
  globalSetup: "./support/scriptless-site.ts",
  reporter: [["list"], ["json", { outputFile: "output/playwright-firefox.json" }]],
  use: {
    ...chromium.use,
    browserName: "firefox",
    channel: "moz-firefox",
    // The picture of a failure is taken with a style element, which the page's policy refuses: one more fault in the report.
    screenshot: "off",
    launchOptions: {
      executablePath: process.env.FIREFOX_PATH || undefined,
      firefoxUserPrefs: {
        // It asks no service of its maker's, its scrollbars take no room, and scripts have all the time they need.
        "app.normandy.enabled": false,
        "nimbus.enabled": false,
        "ui.useOverlayScrollbars": 1,
        "dom.max_script_run_time": 0,
        // A location that is not granted is refused; otherwise the question would wait for somebody to answer it.
        "permissions.default.geo": 2,
      },
    },
  },
});
