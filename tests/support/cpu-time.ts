import { availableParallelism, loadavg } from "node:os";
import { cpuTime } from "./child-processes";

/** CPU time in milliseconds: unlike time on the clock it is not that of whatever else the machine does. */

const ownMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * What may be taken by what takes `ms` on a quiet machine: other work takes caches and half of a core from it. What takes
 * the square of its length takes many times as much.
 */
export const allowance = (ms: number): number => ms * (1 + Math.min(4, loadavg()[0]! / availableParallelism()));

/** Of a call, in this process. */
export function cpuOf(call: () => unknown): number {
  const before = ownMs();
  call();
  return ownMs() - before;
}

/**
 * The least of several tries, of which the first that takes less than `enough` is the last: the first ones are of code
 * that isn't compiled yet, and any may collect garbage or share its core with other work.
 */
export function leastCpuOf(tries: number, call: () => unknown, enough = 0): number {
  let least = Infinity;
  for (let done = 0; done < tries && least >= enough; done += 1) least = Math.min(least, cpuOf(call));
  return least;
}

/** Of a request: what the process that answers it uses meanwhile, in steps of 10 for another one than this. */
export async function cpuOfRequest(ask: () => Promise<unknown>, pid = process.pid): Promise<number> {
  const used = () => (pid === process.pid ? ownMs() : cpuTime(pid));
  const before = used();
  await ask();
  return used() - before;
}

/**
 * The least of requests that cost alike, one after another. For what is kept once it was made, each has to be for
 * something else.
 */
export async function leastCpuOfRequests(
  asks: readonly (() => Promise<unknown>)[],
  pid = process.pid,
): Promise<number> {
  const costs: number[] = [];
  for (const ask of asks) costs.push(await cpuOfRequest(ask, pid));
  return Math.min(...costs);
}

/** Of a request, what the site's process and this one use, in which the upstream runs. */
export interface BothCosts {
  site: number;
  upstream: number;
}

export async function costsOf(ask: () => Promise<unknown>, site: number): Promise<BothCosts> {
  const before = { site: cpuTime(site), upstream: ownMs() };
  await ask();
  return { site: cpuTime(site) - before.site, upstream: ownMs() - before.upstream };
}
