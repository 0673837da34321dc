import { giveUp } from "./steps/project.mjs";
import { runBuilt } from "./steps/run.mjs";

/** Moves the embedded database's rows into the PostgreSQL server that DATABASE_URL names. */
if (!process.env.DATABASE_URL) giveUp("DATABASE_URL names the PostgreSQL server that the data goes to; it is not set.");
await runBuilt("build/upstream-export.js");
