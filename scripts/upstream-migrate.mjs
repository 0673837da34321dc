import { runBuilt } from "./steps/run.mjs";

/** Brings a PostgreSQL server up to date as the role that owns its tables. */
await runBuilt("build/upstream-migrate.js");
