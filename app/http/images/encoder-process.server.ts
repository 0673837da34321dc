import { spawn, type ChildProcess } from "node:child_process";
import { constants, setPriority } from "node:os";
import type { Logger } from "~/platform/logger.server";
import type { Encoded, Order } from "./encode.server";
import { readFrames, writeFrame, type Frame } from "./frames.server";

type Answer = { ready: true } | { type: string | null };

export interface EncoderProcess {
  /** Whether it has ever been able to make a picture. */
  readonly started: boolean;
  /** One at a time. Null when the source is broken; rejects when the process ends over it. */
  encode(bytes: Buffer, order: Order): Promise<Encoded | null>;
  /** Resolves when it is gone, however it ended. */
  readonly ended: Promise<void>;
  kill(): void;
}

/** The largest picture that is taken back from it. */
const maxAnswer = 268_435_456;

/**
 * Starts a process that makes pictures. It has the lowest priority, which every thread it starts inherits: it
 * computes when no page wants the core. It gets no environment, so a decoder that was overrun finds no secret in it.
 */
export function startEncoderProcess(script: string, log: Logger): EncoderProcess {
  const child = spawn(process.execPath, ["--max-old-space-size=64", script], {
    stdio: ["pipe", "pipe", "pipe"],
    env: { MALLOC_ARENA_MAX: "2", UV_THREADPOOL_SIZE: "1", NODE_ENV: "production" },
  });
  lowerPriority(child);

  const over = new Error("The process that makes pictures ended");
  let started = false;
  let killed = false;
  let gone = false;
  let said = "";
  let awaited: { resolve: (frame: Frame<Answer>) => void; reject: (error: Error) => void } | null = null;
  const next = () =>
    gone ? Promise.reject(over) : new Promise<Frame<Answer>>((resolve, reject) => (awaited = { resolve, reject }));
  const kill = () => {
    killed = true;
    child.kill("SIGKILL");
  };
  const ready = next().then(() => {
    started = true;
  });
  // Whoever encodes first is told of a start that failed.
  ready.catch(() => {});

  child.stdin.on("error", () => {});
  child.stderr.on("data", (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2000)));
  readFrames<Answer>(child.stdout, maxAnswer, (frame) => awaited?.resolve(frame), kill);
  const ended = new Promise<void>((resolve) => {
    child.once("error", () => resolve());
    child.once("close", () => resolve());
  }).then(() => {
    gone = true;
    if (!killed)
      log.error({ code: child.exitCode, signal: child.signalCode, said }, "A process that makes pictures ended");
    awaited?.reject(over);
  });

  return {
    get started() {
      return started;
    },
    async encode(bytes, order) {
      await ready;
      const answer = next();
      writeFrame(child.stdin, order, bytes);
      const { head, body } = await answer;
      return "type" in head && head.type !== null ? { type: head.type, body } : null;
    },
    ended,
    kill,
  };
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, which is told by its end.
  }
}
