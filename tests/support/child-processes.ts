import { readdirSync, readFileSync } from "node:fs";

/** What proc(5) says of processes; for tests on Linux. */

const read = (path: string) => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // It has ended meanwhile.
    return "";
  }
};

/** The fields of a stat file from the third on: the name before them may hold spaces. */
const fields = (stat: string) => stat.replace(/^.*\) /s, "").split(" ");

/** Processes that this one started and that run this script. */
export function childrenRunning(script: string, parent = process.pid): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && Number(fields(read(`/proc/${name}/stat`))[1]) === parent)
    .filter((name) => read(`/proc/${name}/cmdline`).includes(script))
    .map(Number);
}

export const isRunning = (pid: number) => !["", "Z"].includes(fields(read(`/proc/${pid}/stat`))[0] ?? "");

/** The nice value of each of its threads. */
export const priorities = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).map((thread) => Number(fields(read(`/proc/${pid}/task/${thread}/stat`))[16]));

export const environmentOf = (pid: number) =>
  read(`/proc/${pid}/environ`)
    .split("\0")
    .filter((pair) => pair !== "");

/** Processor time that it has used so far, in milliseconds, in steps of 10. */
export function cpuTime(pid: number): number {
  const [user, system] = fields(read(`/proc/${pid}/stat`)).slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

/** Bytes of memory that it has held at most. */
export const peakMemory = (pid: number) =>
  Number(/^VmHWM:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;

/** Looks again and again at what processes of a script use; the most of any of them, in bytes and milliseconds. */
export class ChildrenUse {
  memory = 0;
  cpu = 0;
  readonly #timer: NodeJS.Timeout;

  constructor(script: string) {
    this.#timer = setInterval(() => {
      for (const pid of childrenRunning(script)) {
        this.memory = Math.max(this.memory, peakMemory(pid));
        this.cpu = Math.max(this.cpu, cpuTime(pid));
      }
    }, 10);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
