import { runTypeScript } from "./steps/run.mjs";

/** Writes docs/openapi.json from the contracts. */
await runTypeScript("upstream/write-openapi.ts");
