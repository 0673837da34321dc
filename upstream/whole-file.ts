import { open, rename } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Writes a file that is whole or not there, and outlives a crash once this resolves. Until then it has the name
 * `unfinished`, beside its own; what a process that was killed has left there is the caller's to remove. For the
 * server's own user alone.
 */
export async function writeWhole(path: string, content: string | Buffer, unfinished: string): Promise<void> {
  const file = await open(unfinished, "w", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
  await syncDirectory(dirname(path));
}

/** So that the names in it outlive a crash as well. */
export async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, "r");
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
