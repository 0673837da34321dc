import { spawnSync } from "node:child_process";
import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Flushes one file or directory to disk. */
export function syncFile(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Flushes a directory and everything below it to disk, because the engine copies its first thousand files without a
 * sync. Uses one call of sync(1) for the whole file system where available, which takes a tenth of the time.
 */
export function syncTree(directory: string): void {
  if (spawnSync("sync", ["-f", directory], { stdio: "ignore" }).status !== 0) syncEach(directory);
}

function syncEach(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) syncEach(path);
    else if (entry.isFile()) syncFile(path);
  }
  syncFile(directory);
}
