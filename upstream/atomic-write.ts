import { link, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Writes a file that is either complete or absent, and survives a crash once this resolves. Until then it is called
 * `unfinished`, in the same directory; the caller removes what a killed process left there. Readable only by the
 * server's own user.
 */
export async function writeFileAtomically(path: string, content: string | Buffer, unfinished: string): Promise<void> {
  await writeSynced(unfinished, content);
  await rename(unfinished, path);
  await syncDirectory(dirname(path));
}

/** Like `writeFileAtomically`, but never replaces an existing file; returns whether it wrote one. */
export async function writeNew(path: string, content: string | Buffer, unfinished: string): Promise<boolean> {
  await writeSynced(unfinished, content);
  try {
    // Unlike a rename, a link never replaces an existing file.
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

/** Makes the names in it survive a crash as well. */
export async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, "r");
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
