import { defineConfig } from "playwright/test";

/**
 * Every journey runs twice, with JavaScript off and on, against one built site that site-server.ts starts.
 * CHROMIUM_PATH names the browser (`npm test` finds it); without it Playwright's own is used.
 */
export default defineConfig({
  testDir: "e2e",
  outputDir: "output/playwright",
  globalSetup: "./support/site-server.ts",
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "output/playwright.json" }]],
  use: {
    browserName: "chromium",
    // Set by site-server.ts before the workers read this file.
    baseURL: process.env.SITE_ORIGIN,
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
  projects: [
    // Tagged tests tell of what exists with scripts alone: slides, suggestions, focus that moves.
    { name: "javascript-off", use: { javaScriptEnabled: false }, grepInvert: /@scripts/ },
    { name: "javascript-on", use: { javaScriptEnabled: true } },
  ],
});
