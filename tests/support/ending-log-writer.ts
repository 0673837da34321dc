import { logDestination } from "~/platform/log-destination.server";

/** A process that logs and ends in the same turn, as after an error that nothing caught. */
const log = logDestination(1);
for (let n = 0; n < 1000; n += 1) log.write(`line ${n}\n`);
throw new Error("nothing caught it");
