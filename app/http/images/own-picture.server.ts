import { constants } from "node:fs";
import { open, realpath, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { noPicture, notFound } from "./image-fault.server";
import { plainPath } from "./image-source.server";

/**
 * The file at a plain path below `folder`, links followed to their end: what it really is must lie below what
 * `folder` really is, by the same rule of names. (A prefix of the text would let public-old pass for public.) `version`
 * changes with its content.
 */
export async function locate(folder: string, path: string) {
  try {
    const root = await realpath(folder);
    const file = await realpath(join(root, path));
    const inside = `/${relative(root, file).split(sep).join("/")}`;
    if (!plainPath.test(inside)) throw notFound();
    const found = await stat(file);
    if (!found.isFile()) throw notFound();
    return { file, version: `${found.mtimeMs}-${found.size}` };
  } catch {
    throw notFound();
  }
}

/** The bytes of a file; never more than `maxBytes`, whatever its size. */
export async function readPicture(file: string, maxBytes: number): Promise<Buffer> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(() => {
    throw notFound();
  });
  try {
    const found = await handle.stat();
    if (!found.isFile()) throw notFound();
    if (found.size > maxBytes) throw noPicture("too_large");
    const bytes = Buffer.alloc(found.size);
    const { bytesRead } = await handle.read(bytes, 0, found.size, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
