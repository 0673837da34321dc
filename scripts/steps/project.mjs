import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, wherever the command was typed. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** @param {...string} names path below the project's folder */
export const inProject = (...names) => join(root, ...names);

/** @param {...string} names */
export const projectHas = (...names) => existsSync(inProject(...names));

/** Ends the process with one sentence and no stack. @param {string} sentence @returns {never} */
export function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** A failure that we worded ourselves: it is shown without its stack. */
export class Failure extends Error {}

/** Runs a script's main function. @param {() => Promise<number | void>} main returns the exit code */
export async function runMain(main) {
  // What a server logs to the same full disk is no reason to end it.
  process.stderr.on("error", () => {});
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    giveUp(error.message);
  }
}
