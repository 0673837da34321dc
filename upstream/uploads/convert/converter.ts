import { spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import PQueue from "p-queue";
import { largestUpload } from "../../../app/contracts/vocabulary/uploads";
import { type Converted, decodeAnswer } from "./protocol";

/**
 * Milliseconds for one file once it is there: a large photo takes one second of a free core. A third of what the site
 * waits for a file, so that the visitor is told what became of it.
 */
const limitMs = 10_000;
/** Files converted at a time; more wait. */
const atOnce = 2;
const mostWaiting = 20;

/**
 * Turns a file into pictures, in a process of its own that alone ever holds the file. Null: too many wait, or it
 * took too long; try later.
 * Rejects when the file doesn't come whole.
 */
export type Converter = (file: AsyncIterable<Uint8Array>, pdf: boolean) => Promise<Converted | null>;

/** `script` is the bundle of converter-main.ts. */
export function createConverter(script: () => Promise<string>): Converter {
  const queue = new PQueue({ concurrency: atOnce });
  return async (file, pdf) => {
    if (queue.size >= mostWaiting) return null;
    return queue.add(async () => convert(await script(), file, pdf));
  };
}

async function convert(script: string, file: AsyncIterable<Uint8Array>, pdf: boolean): Promise<Converted | null> {
  const child = spawn(process.execPath, ["--max-old-space-size=256", script, pdf ? "pdf" : "picture"], {
    stdio: ["pipe", "ignore", "ignore", "pipe"],
    env: { MALLOC_ARENA_MAX: "2", UV_THREADPOOL_SIZE: "2", NODE_ENV: "production" },
  });
  const kill = () => void child.kill("SIGKILL");
  child.on("error", () => {});
  let late: NodeJS.Timeout | undefined;
  let tooLate = false;
  const [input, , , output] = child.stdio as unknown as [Writable, null, null, Readable];
  const source = new WholeFile(file);
  try {
    const answered = buffer(output);
    // A process that ends early takes no more of the file; why the file itself failed is known to `source`.
    await pipeline(source.chunks(), input).catch(() => {});
    if (source.failure !== null) throw source.failure;
    if (source.tooLarge) return { refused: "too-large" };
    late = setTimeout(() => {
      tooLate = true;
      kill();
    }, limitMs);
    return decodeAnswer(await answered) ?? (tooLate ? null : { refused: "broken" });
  } finally {
    clearTimeout(late);
    kill();
  }
}

/** What comes of a file, up to the largest that is taken. */
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
