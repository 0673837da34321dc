import { execFileSync } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillDisk, smallDisk } from "./small-disk";

/** Where a process writes its log, and can't. */
export interface LogSink {
  /** For the process's standard output and error. */
  fd: number;
  /** Lets it be written again. */
  mend(): void;
  /** What has been written since then, so far. */
  written(): string;
  remove(): void;
}

/** A file on a disk that is full; null where this user may not mount one. */
export function fullDiskLog(): LogSink | null {
  const disk = smallDisk(2);
  if (disk === null) return null;
  const path = join(disk.path, "log");
  const fd = openSync(path, "a");
  const ballast = fillDisk(disk);
  return {
    fd,
    mend: () => rmSync(ballast),
    written: () => readFileSync(path, "utf8"),
    remove() {
      closeSync(fd);
      disk.remove();
    },
  };
}

/** A pipe that holds no more, since its reader has stopped reading. */
export function stuckPipeLog(): LogSink {
  const { folder, reader, fd } = pipe();
  let filled = 0;
  try {
    for (;;) filled += writeSync(fd, "x".repeat(1024));
  } catch {
    // It is full.
  }
  let text = "";
  const readOn = () => {
    const chunk = Buffer.alloc(65_536);
    try {
      for (let n = 1; n > 0;) text += chunk.subarray(0, (n = readSync(reader, chunk))).toString();
    } catch {
      // There is nothing more for now.
    }
  };
  return {
    fd,
    mend: readOn,
    written() {
      readOn();
      return text.slice(filled);
    },
    remove() {
      closeSync(fd);
      closeSync(reader);
      rmSync(folder, { recursive: true });
    },
  };
}

/** A pipe whose reader has gone; it never comes back. */
export function abandonedPipeLog(): LogSink {
  const { folder, reader, fd } = pipe();
  closeSync(reader);
  return {
    fd,
    mend() {},
    written: () => "",
    remove() {
      closeSync(fd);
      rmSync(folder, { recursive: true });
    },
  };
}

function pipe() {
  const folder = mkdtempSync(join(tmpdir(), "bedlark-log-"));
  const path = join(folder, "pipe");
  execFileSync("mkfifo", [path]);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  return { folder, reader, fd: openSync(path, constants.O_WRONLY | constants.O_NONBLOCK) };
}
