import { findBrowser } from "./steps/browser.mjs";
import { ensureBuilt } from "./steps/building.mjs";
import { htmlValidity } from "./steps/html-validity.mjs";
import { ensureInstalled } from "./steps/installation.mjs";
import { testOtherBrowsers } from "./steps/other-browsers.mjs";
import { runMain } from "./steps/project.mjs";
import { playwright, vitest } from "./steps/suites.mjs";
import { runSuites } from "./steps/summary.mjs";
import { ensureFrontProxies, ensureJava, ensurePostgres, redisForTests } from "./steps/test-programs.mjs";

/**
 * `npm run test:long` runs what takes too long for `npm test`: kills, races, loads and slow clients (tests/long), how
 * believable the demonstration is (tests/demo), each property as often as its test says, all journeys that are not tagged
 * @short, and the other browsers.
 */
await runMain(() =>
  runSuites(async (add) => {
    await ensureInstalled();
    await ensurePostgres();
    await ensureFrontProxies();
    await redisForTests();
    const browser = await findBrowser();
    await ensureJava();
    await ensureBuilt();
    add(await vitest(["unit", "demo", "long"], [], { env: { LONG: "1" } }));
    add([await playwright([], browser, { PART: "long" }), await htmlValidity()]);
    add(await testOtherBrowsers([]));
  }),
);
