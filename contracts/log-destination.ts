import { constants, fstatSync, openSync, write, writeSync } from "node:fs";
import { isatty } from "node:tty";

/** Where log lines go. It may lose lines, and then reports how many; it never throws, and never blocks the process. */
export interface LogDestination {
  /** Takes a line including its line feed. */
  write(line: string): void;
  /**
   * Calls back when all lines so far have been written, when they can't be written for now, or after two seconds,
   * whichever comes first.
   */
  flush(done: () => void): void;
}

/**
 * Lines are written in batches of this many characters, or at most this many milliseconds late: one write per line
 * costs CPU.
 */
const group = 4096;
const groupMs = 250;
/** How many characters may wait while nothing can be written; anything beyond that is lost. */
const mostWaiting = 1_048_576;
/** Milliseconds until the next attempt: for a slow reader, and for a full disk or a reader that is gone. */
const slowMs = 50;
const refusedMs = 1000;
/** Milliseconds that a flush, and process exit, wait for a slow reader. */
const flushMs = 2000;
const endMs = 500;

const nothing = Buffer.alloc(0);
const isSlow = ({ code }: NodeJS.ErrnoException) => code === "EAGAIN" || code === "EBUSY";

const ofPlace = new Map<string, LogDestination>();

/**
 * The destination for this process's standard output (1) or error (2). Both share one if they go to the same place,
 * because otherwise a partially written line of one could have a line of the other inside it.
 */
export function standardLog(fd: 1 | 2): LogDestination {
  const { dev, ino } = fstatSync(fd);
  const place = `${dev} ${ino}`;
  const log = ofPlace.get(place) ?? logDestination(fd);
  ofPlace.set(place, log);
  return log;
}

/**
 * Writes to a file descriptor: 1 or 2, or one that is a file or doesn't block. `base` is included in the line that
 * reports lost lines.
 *
 * pino's own destination is not used: on a full disk it ends the process through an error event, and on exit it retries
 * forever while the whole process is blocked ([decision 67](../../docs/decisions/0067-a-log-may-lose-lines.md)).
 */
export function logDestination(given: number, base: Record<string, string> = {}): LogDestination {
  letStandardStreamsFail();
  const fd = openedAnew(given);
  let waiting: string[] = [];
  let characters = 0;
  let lost = 0;
  /** The part of the current batch that has not been written yet. */
  let leaving = nothing;
  let writing = false;
  let timer: NodeJS.Timeout | undefined;
  /** The last attempt failed, and the timer makes the next one. */
  let held = false;
  let flushes: (() => void)[] = [];

  /** The waiting lines joined together, followed by the number of lost ones. */
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
    letNotBlock(fd);
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

  // No asynchronous write survives the process, so this one blocks, but only briefly.
  process.on("exit", () => {
    const until = performance.now() + endMs;
    let rest = Buffer.concat([writing ? nothing : leaving, take()]);
    while (rest.length > 0) {
      try {
        letNotBlock(fd);
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
 * A descriptor for the same pipe or terminal that doesn't block, whatever other processes do; the given one if that
 * isn't possible. Otherwise a reader that has stopped reading would block a thread for good, and process exit with it.
 *
 * Blocking is a property of the open file description, which a process shares with everything that inherited it: Node
 * sets it to block whenever it starts a process with stdio "inherit", and restores on exit what it found.
 */
function openedAnew(fd: number): number {
  if (fd > 2 || !(fstatSync(fd).isFIFO() || isatty(fd))) return fd;
  try {
    return openSync(`/proc/self/fd/${fd}`, constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
  } catch {
    // It belongs to another user, has no reader for now, or the system has no such path.
    return fd;
  }
}

/**
 * Something that can't be reopened, such as the socket read by a service manager, may have been set to block since the
 * last write, so this is set every time. Node has no public function for it. A terminal is left alone because Node
 * wants it to block.
 */
function letNotBlock(fd: number): void {
  const stream = fd === 1 ? process.stdout : fd === 2 ? process.stderr : undefined;
  if (stream === undefined || stream.isTTY) return;
  (stream as { _handle?: { setBlocking?: (blocks: boolean) => void } })._handle?.setBlocking?.(false);
}

/** A failure to write to standard output or error is not an error of the process, whoever writes. */
function letStandardStreamsFail(): void {
  for (const stream of [process.stdout, process.stderr]) {
    if (!stream.listeners("error").includes(ignore)) stream.on("error", ignore);
  }
}

function ignore(): void {}
