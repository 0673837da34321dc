import { buildAlways } from "./steps/building.mjs";
import { ensureInstalled } from "./steps/installation.mjs";
import { runMain } from "./steps/project.mjs";

await runMain(async () => {
  await ensureInstalled();
  await buildAlways();
});
