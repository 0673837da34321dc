import { buildAlways } from "./steps/building.mjs";
import { run } from "./steps/run.mjs";

await run(buildAlways);
