import { execFile } from "node:child_process";
import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

/**
 * Bytes that the process for one file may write to, its buffers among them: the largest photo takes 190 MB, and one of 20
 * megapixels in a PDF 350. Not its address space (RLIMIT_AS): for WebAssembly, which draws some PDFs, V8 reserves ten
 * gigabytes that it never touches.
 */
export const mostMemory = 512 * 1024 * 1024;
/**
 * Seconds of processor time for one file: the largest photo or screenshot takes two, three scanned pages nearly three, and
 * somewhat more where other work shares the core.
 */
export const mostSeconds = 4;

/** What holds the limits: the system, by a program that a command is prefixed with; or the process itself. */
export type Limits = { heldBy: "system"; command: readonly [string, ...string[]] } | { heldBy: "process" };

const options = [
  `--data=${mostMemory}`,
  // First a signal, which tells that this was the reason.
  `--cpu=${mostSeconds}:${mostSeconds + 1}`,
  // A process that ends at a limit leaves no copy of a visitor's file on the disk.
  "--core=0",
];

/** Looks in the folders of `path` for prlimit of util-linux, and tries whether it may set the limits. */
export async function findLimits(path = process.env.PATH ?? ""): Promise<Limits> {
  for (const folder of path.split(delimiter)) {
    const program = join(folder, "prlimit");
    try {
      await access(program, constants.X_OK);
      await promisify(execFile)(program, [...options, process.execPath, "--version"]);
      return { heldBy: "system", command: [program, ...options] };
    } catch {
      // Not there, or not what it should be.
    }
  }
  return { heldBy: "process" };
}

export const limitsMissing =
  "The program prlimit of util-linux is missing or may not set limits, so nothing outside the processes that open " +
  "visitors' files bounds their memory and time. They watch themselves, which a decoder that is taken over can end.";
