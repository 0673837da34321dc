import { spawnSync } from "node:child_process";
import { logDestination } from "#contracts/log-destination";

/**
 * A process that logs and ends in the same turn, as after an error that nothing caught. With the argument "shared" it first
 * starts another process with its own output, which makes that one block, and logs more than any pipe holds.
 */
const log = logDestination(1);
if (process.argv[2] === "shared") {
  spawnSync(process.execPath, ["--eval", ""], { stdio: "inherit" });
  log.write(`${"x".repeat(900_000)}\n`);
}
for (let n = 0; n < 1000; n += 1) log.write(`line ${n}\n`);
throw new Error("nothing caught it");
