import { Worker } from "node:worker_threads";
import { mostMemory, mostSeconds } from "./system-limits";

/** Resident memory also includes programs and libraries. */
const mostResident = mostMemory + 96 * 1024 * 1024;

/** Ends this process when it uses too much, from a separate thread because a decoder blocks the main one. */
export function watchOwnUse(): void {
  const watch = `
    setInterval(() => {
      const { user, system } = process.cpuUsage();
      if (user + system > ${mostSeconds * 1_000_000}) process.kill(process.pid, "SIGXCPU");
      if (process.memoryUsage.rss() > ${mostResident}) process.kill(process.pid, "SIGKILL");
    }, 10);`;
  new Worker(watch, { eval: true }).unref();
}
