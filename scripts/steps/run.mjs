import { ensureBuilt } from "./building.mjs";
import { foreground } from "./commands.mjs";
import { ensureInstalled } from "./installation.mjs";
import { note } from "./progress.mjs";
import { runMain } from "./project.mjs";
import { followStart } from "./start-messages.mjs";
import { bundleForNode } from "./typescript.mjs";

/** @param {string} file @param {string[]} [flags] of Node @returns {string[]} with the words behind the command */
const nodeCommand = (file, flags = []) => [
  process.execPath,
  "--enable-source-maps",
  ...flags,
  file,
  ...process.argv.slice(2),
];

/** A script that needs the project's packages. @param {() => Promise<number | void>} main returns the exit code */
export const run = (main) =>
  runMain(async () => {
    await ensureInstalled();
    return main();
  });

/**
 * A script that is one TypeScript file, such as "tests/bench/pages.ts", run in the foreground.
 * @param {string} entry
 * @param {{ built?: boolean, flags?: string[], env?: () => Record<string, string> | Promise<Record<string, string>> }} [options]
 *   `built`: it needs the build
 */
export const runTypeScript = (entry, { built = false, flags, env } = {}) =>
  run(async () => {
    const more = await env?.();
    if (built) await ensureBuilt();
    return foreground(nodeCommand(await bundleForNode(entry), flags), { env: more });
  });

/** A script that is one file of the build. @param {string} file */
export const runBuilt = (file) =>
  run(async () => {
    await ensureBuilt();
    return foreground(nodeCommand(file));
  });

/** A script that is a server of the build. @param {string} name as "the site" @param {string} file @param {string} atStop */
export const runServer = (name, file, atStop) =>
  run(async () => {
    await ensureBuilt();
    const { onMessage, onEnd } = followStart(`Starting ${name}`);
    const env = { NODE_ENV: "production" };
    return foreground(nodeCommand(file), { env, onMessage, onEnd, onSignal: () => note(atStop) });
  });
