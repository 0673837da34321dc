import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk of its own, as small as a test wants it. */
export interface SmallDisk {
  path: string;
  resize(megabytes: number): void;
  remove(): void;
}

const mount = (...given: string[]) => spawnSync("mount", given, { stdio: "ignore" }).status === 0;

/** Null where this user may not mount one. */
export function smallDisk(megabytes: number): SmallDisk | null {
  const path = mkdtempSync(join(tmpdir(), "bedlark-disk-"));
  const remove = () => {
    spawnSync("umount", ["--lazy", path], { stdio: "ignore" });
    rmSync(path, { recursive: true, force: true });
  };
  if (process.platform !== "linux" || !mount("-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", path)) {
    remove();
    return null;
  }
  return {
    path,
    resize(size) {
      if (!mount("-o", `remount,size=${size}m`, path)) throw new Error(`${path} could not be made ${size} MB large.`);
    },
    remove,
  };
}

/** Takes what is left of the disk; without the file whose path is returned there is room again. */
export function fillDisk(disk: SmallDisk): string {
  const ballast = join(disk.path, "ballast");
  for (let size = 2 ** 24; size >= 1; size /= 2) {
    try {
      for (;;) writeFileSync(ballast, Buffer.alloc(size), { flag: "a" });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
  }
  return ballast;
}
