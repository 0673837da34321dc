import { runServer } from "./steps/run.mjs";

await runServer("the site", "build/server/index.js", "Stopping: requests under way are finished first.");
