import { defineConfig } from "playwright/test";

interface Selection {
  grep?: RegExp;
  grepInvert: RegExp;
}

/**
 * PART says what of all is run: `npm test` sets "short" and runs what is tagged @short, `npm run test:long` sets "long" and
 * runs everything else; without it, as for files named on the command line, everything but repeats is run. Repeats look at
 * more of what another test looks at: they are tagged @repeat. Of a test tagged @scripted the short part has the half with
 * scripts alone. One tagged @styles is run without scripts, since style sheets alone decide how it ends, and with them by
 * the long part.
 */
export const parts: Record<"short" | "long" | "usual", Record<"off" | "on", Selection>> = {
  short: {
    off: { grep: /@short/, grepInvert: /@scripts|@once|@scripted/ },
    on: { grep: /@short/, grepInvert: /@styles/ },
  },
  long: {
    off: { grepInvert: /@scripts|@once|^(?!.*@scripted).*@short/ },
    on: { grepInvert: /^(?!.*@styles).*@short/ },
  },
  usual: { off: { grepInvert: /@scripts|@once|@repeat/ }, on: { grepInvert: /@styles|@repeat/ } },
};
const part = parts[(process.env.PART ?? "usual") as keyof typeof parts];

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
  // These only end what hangs: other work may have both cores.
  timeout: 180_000,
  expect: { timeout: 20_000 },
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
    { name: "javascript-off", use: { javaScriptEnabled: false }, ...part.off },
    { name: "javascript-on", use: { javaScriptEnabled: true }, ...part.on },
  ],
});
