import { ensureBuilt } from "./steps/building.mjs";
import { ensureInstalled } from "./steps/installation.mjs";
import { testOtherBrowsers } from "./steps/other-browsers.mjs";
import { runMain } from "./steps/project.mjs";
import { runSuites } from "./steps/summary.mjs";

/** `npm run test:browsers` runs the journeys in Firefox and WebKit; `npm run test:browsers -- shell` the files with such names. */
await runMain(() =>
  runSuites(async (add) => {
    await ensureInstalled();
    await ensureBuilt();
    add(await testOtherBrowsers(process.argv.slice(2)));
  }),
);
