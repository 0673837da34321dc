import { foreground } from "./steps/commands.mjs";
import { ensureBuilt } from "./steps/building.mjs";
import { ensureInstalled } from "./steps/installation.mjs";
import { runMain } from "./steps/project.mjs";
import { note } from "./steps/progress.mjs";
import { followStart } from "./steps/start-messages.mjs";

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const { onMessage, onEnd } = followStart("Starting the site");
  return foreground([process.execPath, "--enable-source-maps", "build/server/index.js"], {
    env: { NODE_ENV: "production" },
    onMessage,
    onEnd,
    onSignal: () => note("Stopping: requests under way are finished first."),
  });
});
