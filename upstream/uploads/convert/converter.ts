import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { type KeptAs, largestUpload } from "#contracts/vocabulary/uploads";
import { createFairTurns, type NoTurn } from "./fair-turns";
import { type Converted, decodeAnswer } from "./protocol";
import type { Limits } from "./system-limits";

/**
 * Timeouts in milliseconds: to wait for a turn, which is longer than two other files take when both cores are shared
 * with other work; to receive the file; and to convert it, which is longer than the CPU time allowed, for the same
 * reason. The sum is less than the site's timeout for a file (API_WRITE_TIMEOUT_MS, four times), so that the visitor
 * learns the outcome.
 */
const defaultTimes = { turn: 14_000, arrival: 9000, conversion: 14_000 };

/** The number of files converted at a time, and of waiting files: in total, and per visitor. */
const turns = { atOnce: 2, mostWaiting: 24, mostOfOne: 4 };

/** Who sent the file, which determines its turn, and whether they are still waiting. */
export interface Sender {
  share: string;
  signal: AbortSignal;
}

/**
 * Converts a file to pictures in a separate process, the only one that ever holds the file. If its turn doesn't come
 * soon, because of the sender's other files or those of others, the result says to try later. Rejects when the file
 * doesn't arrive completely.
 */
export type Converter = (
  file: AsyncIterable<Uint8Array>,
  keptAs: KeptAs,
  sender: Sender,
) => Promise<Converted | { busy: NoTurn }>;

/** `script` is the bundle of converter-main.ts. */
export function createConverter(script: () => Promise<string>, limits: Limits, times = defaultTimes): Converter {
  const inTurn = createFairTurns({ ...turns, maxWaitMs: times.turn });
  return async (file, keptAs, { share, signal }) => {
    const work = async () => convert(commandOf(await script(), keptAs, limits), file, signal, times);
    const converted = await inTurn(share, work, signal);
    return typeof converted === "string" ? { busy: converted } : converted;
  };
}

function commandOf(script: string, keptAs: KeptAs, limits: Limits): [string, ...string[]] {
  const converter = ["--max-old-space-size=256", script, keptAs];
  return limits.heldBy === "system"
    ? [...limits.command, process.execPath, ...converter]
    : [process.execPath, ...converter, "watched"];
}

async function convert(
  [program, ...options]: [string, ...string[]],
  file: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
  times: typeof defaultTimes,
): Promise<Converted | NoTurn> {
  const child = spawn(program, options, {
    stdio: ["pipe", "ignore", "ignore", "pipe"],
    env: { MALLOC_ARENA_MAX: "2", UV_THREADPOOL_SIZE: "2", NODE_ENV: "production" },
  });
  // A program that can't be started gives no answer either.
  const ended = (once(child, "close") as Promise<[number | null, NodeJS.Signals | null]>).catch(() => [null, null]);
  const kill = () => void child.kill("SIGKILL");
  let tooLate = false;
  const endAfter = (milliseconds: number) =>
    setTimeout(() => {
      tooLate = true;
      kill();
    }, milliseconds);
  signal.addEventListener("abort", kill, { once: true });
  let late = endAfter(times.arrival);
  const [input, , , output] = child.stdio as unknown as [Writable, null, null, Readable];
  const source = new WholeFile(file);
  try {
    const answered = buffer(output);
    // A process that exits early stops reading the file; `source` knows why the file itself failed.
    await Promise.race([pipeline(source.chunks(), input).catch(() => {}), ended]);
    if (source.failure !== null) throw source.failure;
    if (source.tooLarge) return { refused: "too-large" };
    clearTimeout(late);
    late = endAfter(times.conversion);
    const converted = decodeAnswer(await answered);
    if (converted !== null) return converted;
    const [, ending] = await ended;
    if (ending === "SIGXCPU") return { refused: "too-much" };
    return tooLate ? "others" : { refused: "broken" };
  } finally {
    clearTimeout(late);
    signal.removeEventListener("abort", kill);
    kill();
  }
}

/** Reads a file, up to the maximum size. */
class WholeFile {
  failure: Error | null = null;
  tooLarge = false;

  constructor(private readonly file: AsyncIterable<Uint8Array>) {}

  async *chunks() {
    let length = 0;
    try {
      for await (const chunk of this.file) {
        length += chunk.length;
        if (length > largestUpload) {
          this.tooLarge = true;
          return;
        }
        yield chunk;
      }
    } catch (error) {
      this.failure = error as Error;
    }
  }
}
