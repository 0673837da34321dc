import { execFile } from "node:child_process";
import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

/**
 * Bytes of memory that the process for one file may write to, including its buffers: the largest photo takes 190 MB,
 * and one of 20 megapixels in a PDF 350. This is not the address space (RLIMIT_AS), because for WebAssembly, which
 * renders some PDFs, V8 reserves ten gigabytes that it never touches.
 */
export const mostMemory = 512 * 1024 * 1024;
/**
 * Seconds of CPU time for one file: the largest photo or screenshot takes two, three scanned pages nearly three, and
 * somewhat more where other work shares the core.
 */
export const mostSeconds = 4;

/** What enforces the limits: the system, through a program prefixed to the command; or the process itself. */
export type Limits = { heldBy: "system"; command: readonly [string, ...string[]] } | { heldBy: "process" };

const options = [
  `--data=${mostMemory}`,
  // The soft limit sends a signal, which identifies the cause.
  `--cpu=${mostSeconds}:${mostSeconds + 1}`,
  // A process that is killed at a limit leaves no copy of a visitor's file on the disk.
  "--core=0",
];

/** Searches the folders of `path` for util-linux's prlimit, and checks that it may set the limits. */
export async function findLimits(path = process.env.PATH ?? ""): Promise<Limits> {
  for (const folder of path.split(delimiter)) {
    const program = join(folder, "prlimit");
    try {
      await access(program, constants.X_OK);
      await promisify(execFile)(program, [...options, process.execPath, "--version"]);
      return { heldBy: "system", command: [program, ...options] };
    } catch {
      // Missing, or not the expected program.
    }
  }
  return { heldBy: "process" };
}

export const limitsMissing =
  "The program prlimit of util-linux is missing or may not set limits, so nothing outside the processes that open " +
  "visitors' files bounds their memory and time. They watch themselves, which a decoder that is taken over can end.";
