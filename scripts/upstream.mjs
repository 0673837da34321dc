import { runServer } from "./steps/run.mjs";

await runServer("the reference upstream", "build/upstream.js", "Stopping the reference upstream.");
