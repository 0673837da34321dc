import { Worker } from "node:worker_threads";
import { mostMemory, mostSeconds } from "./system-limits";

/** Resident memory has the programs and libraries in it as well. */
const mostResident = mostMemory + 96 * 1024 * 1024;

/** Ends this process when it uses too much, from a thread of its own: a decoder keeps the first one busy. */
export function watchOwnUse(): void {
  const watch = `
    setInterval(() => {
      const { user, system } = process.cpuUsage();
      if (user + system > ${mostSeconds * 1_000_000}) process.kill(process.pid, "SIGXCPU");
      if (process.memoryUsage.rss() > ${mostResident}) process.kill(process.pid, "SIGKILL");
    }, 10);`;
  new Worker(watch, { eval: true }).unref();
}
