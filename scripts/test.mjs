import { findBrowser } from "./steps/browser.mjs";
import { ensureBuilt } from "./steps/building.mjs";
import { htmlValidity } from "./steps/html-validity.mjs";
import { ensureInstalled } from "./steps/installation.mjs";
import { runMain } from "./steps/project.mjs";
import { format, lint, longSuites, playwright, suites, unbuiltSuites, vitest, vitestSuites } from "./steps/suites.mjs";
import { runSuites } from "./steps/summary.mjs";
import { ensureJava, redisForTests } from "./steps/test-programs.mjs";

/**
 * `npm test` runs what a change may not break, in some minutes; `npm run test:long` runs the rest. `npm test -- http e2e`
 * runs those suites; `npm test -- http client` the files of a suite whose names hold "client", the long ones too where it
 * is `long` or `demo`; `npm test -- client` such files of every suite of `npm test`. Of journeys that are named all tests
 * run. What people reported is tried over HTTP (reports) and in the browser, with e2e or by `npm test -- reports`.
 */
await runMain(async () => {
  const known = [...suites, ...longSuites];
  const named = process.argv.slice(2).filter((word) => known.includes(word));
  const filters = process.argv.slice(2).filter((word) => !known.includes(word));
  const wanted = named.length > 0 ? named : filters.length > 0 ? [...vitestSuites, "e2e"] : suites;
  const folders = [...vitestSuites, ...longSuites].filter((name) => wanted.includes(name));
  const reported = (filters.length > 0 ? filters : [""]).map((filter) => `tests/reports/.*${filter}`);
  const journeys = wanted.includes("e2e") ? filters : named.includes("reports") ? reported : null;
  return runSuites(async (add) => {
    await ensureInstalled();
    const browser = journeys === null ? null : await findBrowser();
    if (browser) await ensureJava();
    if (folders.includes("http")) await redisForTests();
    const checks = Object.entries({ lint, format }).filter(([name]) => wanted.includes(name));
    const [, ...checked] = await Promise.all([
      browser || folders.some((name) => !unbuiltSuites.includes(name)) ? ensureBuilt() : null,
      ...checks.map(([, check]) => check()),
    ]);
    add(checked);
    if (folders.length > 0) add(await vitest(folders, filters));
    if (browser && journeys)
      add([await playwright(journeys, browser, journeys.length === 0 ? { PART: "short" } : {}), await htmlValidity()]);
  });
});
