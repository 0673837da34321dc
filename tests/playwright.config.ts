import { defineConfig } from "playwright/test";

/**
 * Repeats look at more of what another test looks at; `npm run test:long` sets REPEATS and runs them alone. They are the
 * tests tagged @repeat, and those tagged @styles once more with JavaScript: style sheets alone decide how they end.
 */
const repeats = process.env.REPEATS !== undefined;
const leftOut = (tags: RegExp) => (repeats ? [] : [tags]);
const alone = (tags: RegExp) => (repeats ? { grep: tags } : {});

/**
 * Every journey runs twice, with JavaScript off and on, against one built site that site-server.ts starts.
 * CHROMIUM_PATH names the browser (`npm test` finds it); without it Playwright's own is used.
 */
export default defineConfig({
  testDir: ".",
  // What real people reported of such sites, and everything else.
  testMatch: ["reports/**/*.spec.ts", "e2e/**/*.spec.ts"],
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
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        // Pages live for a second: a process for each test and optimized scripts cost more than they save.
        "--renderer-process-limit=1",
        "--js-flags=--max-optimized-bytecode-size=0",
      ],
    },
  },
  projects: [
    // @scripts tells of what exists with scripts alone: slides, suggestions, focus that moves; @once opens no page.
    {
      name: "javascript-off",
      use: { javaScriptEnabled: false },
      grepInvert: [/@scripts|@once/, ...leftOut(/@repeat/)],
      ...alone(/@repeat/),
    },
    {
      name: "javascript-on",
      use: { javaScriptEnabled: true },
      grepInvert: leftOut(/@repeat|@styles/),
      ...alone(/@repeat|@styles/),
    },
  ],
});
