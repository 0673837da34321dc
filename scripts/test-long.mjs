import { ensureBuilt } from "./steps/building.mjs";
import { ensureInstalled } from "./steps/installation.mjs";
import { testOtherBrowsers } from "./steps/other-browsers.mjs";
import { ensurePostgres } from "./steps/postgres.mjs";
import { runMain } from "./steps/project.mjs";
import { redisForTests } from "./steps/redis.mjs";
import { vitest } from "./steps/suites.mjs";
import { runSuites } from "./steps/summary.mjs";

/** `npm run test:long` runs what takes too long for `npm test`: kills, races and slow clients (tests/long), and the other browsers. */
await runMain(() =>
  runSuites(async (add) => {
    await ensureInstalled();
    await ensurePostgres();
    await redisForTests();
    await ensureBuilt();
    add(await vitest(["long"], []));
    add(await testOtherBrowsers([]));
  }),
);
