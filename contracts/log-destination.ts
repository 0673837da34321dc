import { constants, fstatSync, openSync, write, writeSync } from "node:fs";
import { isatty } from "node:tty";

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

const ofPlace = new Map<string, LogDestination>();

/**
 * The destination of this process's standard output (1) or error (2). It is the same for both where they lead to the same place:
 * a line of one would stand within a line of the other where a pipe took a part of it.
 */
export function standardLog(fd: 1 | 2): LogDestination {
  const { dev, ino } = fstatSync(fd);
  const place = `${dev} ${ino}`;
  const log = ofPlace.get(place) ?? logDestination(fd);
  ofPlace.set(place, log);
  return log;
}

/**
 * Writes to a file descriptor: 1 or 2, or one that is open for a file or does not block. `base` stands in the line
 * that says how many were lost.
 *
 * pino's own destination is not used: on a full disk it ends the process by an error event, and at the end tries to write for
 * ever, with the whole process standing still ([decision 67](../../docs/decisions/0067-a-log-may-lose-lines.md)).
 */
export function logDestination(given: number, base: Record<string, string> = {}): LogDestination {
  letStandardStreamsFail();
  const fd = openedAnew(given);
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

  // No write may outlast the process, so this one stands still for it, for a moment at most.
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
 * A descriptor for the same pipe or terminal that doesn't block, whatever others do; the given one where there is none. A
 * reader that has stopped reading would otherwise hold a thread for good, and the end of the process with it.
 *
 * Whether a write blocks belongs to what is open, which a process shares with all that inherited it: Node makes it block
 * whenever it starts a process with stdio "inherit", and sets back what it found when it ends.
 */
function openedAnew(fd: number): number {
  if (fd > 2 || !(fstatSync(fd).isFIFO() || isatty(fd))) return fd;
  try {
    return openSync(`/proc/self/fd/${fd}`, constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
  } catch {
    // Another user's, without a reader for now, or on a system that has no such path.
    return fd;
  }
}

/**
 * What can't be opened a second time, such as the socket that a service manager reads, may have been made to block since
 * the last write, so it is set each time. Node has no public function for it. A terminal stays as it is: Node wants it to block.
 */
function letNotBlock(fd: number): void {
  const stream = fd === 1 ? process.stdout : fd === 2 ? process.stderr : undefined;
  if (stream === undefined || stream.isTTY) return;
  (stream as { _handle?: { setBlocking?: (blocks: boolean) => void } })._handle?.setBlocking?.(false);
}

/** Standard output and error that can't be written to are no error of the process, whoever writes. */
function letStandardStreamsFail(): void {
  for (const stream of [process.stdout, process.stderr]) {
    if (!stream.listeners("error").includes(ignore)) stream.on("error", ignore);
  }
}

function ignore(): void {}
