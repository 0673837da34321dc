import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { Config } from "~/platform/config.server";
import type { Logger } from "~/platform/logger.server";

/** Names that end in a hash of what they hold, with what was compressed ahead: a name is the same file in every build. */
export const hashed = /-[0-9A-Za-z]{8}\.\w+(\.br|\.gz)?$/;
const day = 86_400_000;
/** How long a file stays after the last server whose build has it. */
const keptDays = 30;

/**
 * Keeps the build's files where later servers find them, so that a page which was opened before a deploy gets its
 * scripts after it. Once a day this server's own files are marked as in use and unused ones are
 * removed; several servers may share a directory. What fails is logged: a site without an archive is a whole site.
 */
export async function archiveAssets(assets: string, config: Pick<Config, "ASSETS_ARCHIVE_DIR">, log: Logger) {
  const archive = config.ASSETS_ARCHIVE_DIR;
  const keep = async () => {
    try {
      await addTo(archive, assets);
      await prune(archive);
    } catch (error) {
      log.warn({ err: error }, "The files of this build could not be archived");
    }
  };
  await keep();
  const daily = setInterval(() => void keep(), day).unref();
  return { stop: () => clearInterval(daily) };
}

async function addTo(archive: string, assets: string) {
  for (const file of await filesIn(assets)) {
    if (!hashed.test(file)) continue;
    const kept = join(archive, relative(assets, file));
    if (await markAsUsed(kept)) continue;
    await mkdir(dirname(kept), { recursive: true, mode: 0o700 });
    // Whole or not at all: another server may serve it at any moment.
    const part = `${kept}.${randomUUID()}`;
    try {
      await copyFile(file, part);
      await rename(part, kept);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    await markAsUsed(kept);
  }
}

/** Whether there is such a file; it counts as in use from now on. */
async function markAsUsed(file: string): Promise<boolean> {
  const now = new Date();
  return utimes(file, now, now).then(
    () => true,
    () => false,
  );
}

async function prune(archive: string) {
  const oldest = Date.now() - keptDays * day;
  for (const file of await filesIn(archive)) {
    // Another server may have removed it a moment ago.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < oldest) await rm(file, { force: true });
  }
}

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
