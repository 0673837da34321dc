import { run } from "./steps/run.mjs";
import { format, lint, vitest } from "./steps/suites.mjs";
import { summarise } from "./steps/summary.mjs";

/** What to run before a commit: no build and no browser, about two minutes. */
await run(async () => {
  const checked = await Promise.all([lint(), format()]);
  return summarise([...checked, ...(await vitest(["architecture", "unit"], []))]);
});
