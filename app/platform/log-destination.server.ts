import { write, writeSync } from "node:fs";

/** Where log lines go. It may lose lines, and then says how many; it never throws, and never holds the process up. */
export interface LogDestination {
  /** Takes a line, its line feed included. */
  write(line: string): void;
  /** Calls back when all lines so far have left, when they can't for now, or after two seconds: whichever comes first. */
  flush(done: () => void): void;
}

/** Lines leave in groups of so many characters, or so many milliseconds late at most: one write a line costs CPU. */
const group = 4096;
const groupMs = 250;
/** Characters that may wait while nothing can be written; what comes after them is lost. */
const mostWaiting = 1_048_576;
/** Milliseconds until the next try: where a reader is slow, and where a disk is full or a reader has gone. */
const slowMs = 50;
const refusedMs = 1000;
/** Milliseconds that a flush, and the end of the process, wait for a slow reader. */
const flushMs = 2000;
const endMs = 500;

const nothing = Buffer.alloc(0);
const isSlow = ({ code }: NodeJS.ErrnoException) => code === "EAGAIN" || code === "EBUSY";

/**
 * Writes to a file descriptor: 1 or 2, or one that is open for a file or does not block. `base` stands in the line
 * that says how many were lost.
 *
 * pino's own destination is not used: on a full disk it ends the process by an error event, and at the end tries to write for
 * ever, with the whole process standing still ([decision 67](../../docs/decisions/0067-a-log-may-lose-lines.md)).
 */
export function logDestination(fd: number, base: Record<string, string> = {}): LogDestination {
  letStandardStreamsFail();
  let waiting: string[] = [];
  let characters = 0;
  let lost = 0;
  /** What is being written, without what of it has left. */
  let leaving = nothing;
  let writing = false;
  let timer: NodeJS.Timeout | undefined;
  /** The last try failed, and the next one is for the timer. */
  let held = false;
  let flushes: (() => void)[] = [];

  /** The lines that wait, in one piece, and how many after them were lost. */
  const take = () => {
    if (lost > 0) waiting.push(lostLine(lost, base));
    const text = waiting.join("");
    waiting = [];
    characters = lost = 0;
    return Buffer.from(text);
  };
  const settle = () => {
    for (const done of flushes.splice(0)) done();
  };
  const later = (ms: number) => {
    timer ??= setTimeout(() => {
      timer = undefined;
      next();
    }, ms).unref();
  };
  const next = () => {
    if (writing) return;
    clearTimeout(timer);
    timer = undefined;
    if (leaving.length === 0) leaving = take();
    if (leaving.length === 0) return settle();
    writing = true;
    write(fd, leaving, (error, written) => {
      writing = false;
      held = error !== null;
      if (error === null) leaving = leaving.subarray(written);
      else if (!isSlow(error)) settle();
      if (error !== null) later(isSlow(error) ? slowMs : refusedMs);
      else if (leaving.length > 0 || flushes.length > 0 || characters >= group) next();
      else if (waiting.length > 0) later(groupMs);
    });
  };

  // No write may outlast the process, so this one stands still for it, for a moment at most.
  process.on("exit", () => {
    const until = performance.now() + endMs;
    let rest = Buffer.concat([writing ? nothing : leaving, take()]);
    while (rest.length > 0) {
      try {
        rest = rest.subarray(writeSync(fd, rest));
      } catch (error) {
        if (!isSlow(error as NodeJS.ErrnoException) || performance.now() > until) return;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
      }
    }
  });

  return {
    write(line) {
      if (characters + line.length > mostWaiting) {
        lost += 1;
        return;
      }
      waiting.push(line);
      characters += line.length;
      if (writing || held) return;
      if (characters >= group) next();
      else later(groupMs);
    },
    flush(done) {
      const late = setTimeout(() => once(), flushMs);
      const once = () => {
        clearTimeout(late);
        flushes = flushes.filter((flush) => flush !== once);
        done();
      };
      flushes.push(once);
      next();
    },
  };
}

const lostLine = (lost: number, base: Record<string, string>) =>
  `${JSON.stringify({ level: "warn", time: new Date().toISOString(), ...base, lost, msg: "Lines of the log were lost" })}\n`;

/**
 * Standard output and error that can't be written to are no error of the process, whoever writes. Reading these
 * properties also makes a pipe one that doesn't block, as Node does at the first use: a reader that has stopped reading
 * would otherwise hold a thread for good, and the end of the process with it.
 */
function letStandardStreamsFail(): void {
  for (const stream of [process.stdout, process.stderr]) {
    if (!stream.listeners("error").includes(ignore)) stream.on("error", ignore);
  }
}

function ignore(): void {}
