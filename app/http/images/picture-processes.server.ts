import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { Socket } from "node:net";
import { availableParallelism, constants, setPriority } from "node:os";
import { resolve } from "node:path";
import type { Readable } from "node:stream";
import { Pool, type buildConnector } from "undici";
import type { Logger } from "~/platform/logger.server";
import { createSemaphore } from "../limits/semaphore.server";
import type { Encoded, PictureOrder } from "./encode.server";
import { ImageFault, noPicture, tooBusy, tooCostly } from "./image-fault.server";

/** What is to be made of the bytes that come with it: of a picture one that fits, or of what is on a card its picture. */
export type Order = PictureOrder | "card";

interface Options {
  log: Logger;
  /** How many orders may wait. */
  queue: number;
  script?: string;
  times?: PictureTimes;
  processes?: number;
  maxBytes?: number;
}

/** Milliseconds: for one picture, until an idle process is ended, after a failed start, and that an order may wait. */
export interface PictureTimes {
  picture: number;
  idle: number;
  restart: number;
  wait: number;
}

export const defaultTimes: PictureTimes = { picture: 30_000, idle: 300_000, restart: 1000, wait: 30_000 };

export type PictureProcesses = ReturnType<typeof createPictureProcesses>;

/**
 * Processes that make pictures, each an HTTP server behind a pipe: undici's pool starts one where it would open a
 * connection, and ends those that are idle, broken or too late. A crash costs one picture.
 */
export function createPictureProcesses({
  log,
  queue,
  script = resolve("build/picture-process.js"),
  times = defaultTimes,
  // One core is left to the pages; where there is only one, priority must do.
  processes = Math.max(1, availableParallelism() - 1),
  maxBytes = 268_435_456,
}: Options) {
  const turns = createSemaphore({ permits: processes, queue, waitMs: times.wait, refusal: tooBusy });
  const running = new Set<ChildProcess>();
  const dismissed = new WeakSet<ChildProcess>();
  const dismiss = (child: ChildProcess) => {
    dismissed.add(child);
    child.kill("SIGKILL");
  };
  let starts = 0;
  let failures = 0;
  let notBefore = 0;

  const connect: buildConnector.connector = (_options, callback) => {
    if (performance.now() < notBefore) return callback(tooBusy("no_encoder"), null);
    starts += 1;
    const child = startProcess(script);
    const [, output, errors, pipe] = child.stdio as unknown as [null, Readable, Readable, Socket];
    running.add(child);
    let ready = false;
    let stderr = "";
    const late = setTimeout(dismiss, times.picture, child);
    pipe.on("error", () => {});
    pipe.once("close", () => {
      // Neither an end nor an error of the process: the pool closed it.
      if (!pipe.readableEnded && !(pipe.errored && "syscall" in pipe.errored)) dismiss(child);
    });
    errors.on("data", (chunk: Buffer) => (stderr = (stderr + chunk.toString()).slice(-2000)));
    output.once("data", () => {
      if (dismissed.has(child)) return;
      ready = true;
      failures = 0;
      clearTimeout(late);
      callback(null, pipe);
    });
    child.on("error", () => {});
    child.once("close", (code, signal) => {
      running.delete(child);
      clearTimeout(late);
      if (!dismissed.has(child)) log.error({ code, signal, stderr }, "A process that makes pictures ended");
      if (ready) return;
      if (dismissed.has(child)) return callback(tooCostly(), null);
      notBefore = performance.now() + Math.min(30_000, times.restart * 2 ** failures++);
      callback(tooBusy("no_encoder"), null);
    });
  };
  const pool = new Pool("http://process", {
    connect,
    connections: processes,
    keepAliveTimeout: times.idle,
    keepAliveMaxTimeout: times.idle,
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: maxBytes,
  });

  const made = async (source: Buffer, order: Order): Promise<Encoded> => {
    const startsBefore = starts;
    const limit = AbortSignal.timeout(times.picture);
    try {
      const headers = { order: JSON.stringify(order) };
      const answer = await pool.request({ method: "POST", path: "/", headers, body: source, signal: limit });
      const body = Buffer.from(await answer.body.arrayBuffer());
      if (answer.statusCode !== 200) throw noPicture("undecodable");
      return { type: String(answer.headers["content-type"]), body };
    } catch (error) {
      if (error instanceof ImageFault) throw error;
      if (limit.aborted) throw tooCostly();
      if (pool.destroyed) throw tooBusy("no_encoder");
      // A reused process may have ended before: only one started for this picture counts against it.
      if (starts > startsBefore) throw noPicture("encoder_died");
      return made(source, order);
    }
  };

  return {
    /** What a process makes, in its turn, of a source that is read then; rejects with an ImageFault, or when `signal` aborts. */
    make: (source: () => Promise<Buffer> | Buffer, order: Order, signal: AbortSignal) =>
      turns.run(async () => made(await source(), order), signal),
    async close() {
      const ended = [...running].map((child) => once(child, "close"));
      await pool.destroy();
      for (const child of running) dismiss(child);
      await Promise.all(ended);
    },
  };
}

/** Of a lower priority, which its threads inherit: pages come first (decision 14). No environment, so no secret to be found. */
function startProcess(script: string): ChildProcess {
  const child = spawn(process.execPath, ["--max-old-space-size=64", script], {
    stdio: ["ignore", "pipe", "pipe", "pipe"],
    env: { MALLOC_ARENA_MAX: "2", UV_THREADPOOL_SIZE: "1", NODE_ENV: "production" },
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already; its "close" event follows.
  }
  return child;
}
