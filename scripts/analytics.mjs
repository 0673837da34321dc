import { runTypeScript } from "./steps/run.mjs";

/** Writes docs/analytics.md and docs/data-layer.schema.json from the schema of the data layer and its journeys. */
await runTypeScript("tests/support/write-analytics.ts");
