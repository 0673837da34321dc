import { link, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Writes a file that is whole or not there, and outlives a crash once this resolves. Until then it has the name
 * `unfinished`, beside its own; what a process that was killed has left there is the caller's to remove. For the
 * server's own user alone.
 */
export async function writeFileAtomically(path: string, content: string | Buffer, unfinished: string): Promise<void> {
  await writeSynced(unfinished, content);
  await rename(unfinished, path);
  await syncDirectory(dirname(path));
}

/** As `writeFileAtomically`, but never in the place of a file that is there; whether it wrote one. */
export async function writeNew(path: string, content: string | Buffer, unfinished: string): Promise<boolean> {
  await writeSynced(unfinished, content);
  try {
    // Unlike a renamed file, a link takes nobody's place.
    await link(unfinished, path);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== "EEXIST") throw error;
    return false;
  } finally {
    await rm(unfinished, { force: true });
    await syncDirectory(dirname(path));
  }
}

async function writeSynced(path: string, content: string | Buffer): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
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
