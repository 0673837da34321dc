import { runTypeScript } from "./steps/run.mjs";

await runTypeScript("tests/bench/ruleset-outcome.ts");
