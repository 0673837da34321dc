import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { inProject } from "./project.mjs";
import { note } from "./progress.mjs";

/**
 * Does work that must not happen twice at once, such as a start beside a test run both building:
 * the second waits for the first. The lock of a process that died is taken over.
 *
 * @param {string} name what is locked
 * @param {() => Promise<void>} work
 */
export async function alone(name, work) {
  mkdirSync(inProject(".cache"), { recursive: true });
  const lock = inProject(".cache", `${name}.lock`);
  const mine = `${lock}.${process.pid}`;
  // A link appears with its content at once; a created file would be empty for a moment.
  writeFileSync(mine, String(process.pid));
  try {
    let told = false;
    while (!taken(mine, lock)) {
      const holder = holderOf(lock);
      if (holder !== null && !runs(holder)) rmSync(lock, { force: true });
      if (holder !== null && !told) note(`Waiting for the ${name} of process ${holder}.`);
      told ||= holder !== null;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  } finally {
    rmSync(mine, { force: true });
  }
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** @param {string} mine @param {string} lock */
function taken(mine, lock) {
  try {
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false;
    throw error;
  }
}

/** @param {string} lock */
function holderOf(lock) {
  try {
    return Number(readFileSync(lock, "utf8"));
  } catch {
    return null;
  }
}

/** @param {number} pid */
function runs(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}
