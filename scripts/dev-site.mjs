import { createServer } from "vite";
import { inProject, root } from "./steps/project.mjs";
import { note } from "./steps/progress.mjs";

/**
 * The site as scripts/dev.mjs runs it: browsers get modules as they are in the sources, and the server starts anew when
 * one of its own was saved. What did not change is not read again.
 */

const vite = await createServer({ root, appType: "custom", server: { middlewareMode: true } });
/** @type {typeof globalThis & { developmentFront?: import("vite").Connect.Server }} */ (globalThis).developmentFront =
  vite.middlewares;

const start = async () => {
  const { site } = await vite.ssrLoadModule(inProject("server.ts"));
  return /** @type {Exclude<typeof import("../server").site, undefined>} */ (site);
};

/** Null after a start that failed. @type {Awaited<ReturnType<typeof start>> | null} */
let site = await start();
// It listens there again.
process.env.PORT = String(site.port);

let restarting = Promise.resolve();
/** @type {NodeJS.Timeout | undefined} */
let soon;

async function restart() {
  try {
    await site?.stop();
    site = null;
    site = await start();
    vite.ws.send({ type: "full-reload" });
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    note(`${error instanceof Error ? error.stack : error}\nThe site starts again when this is mended.`);
  }
}

/** Whether the server runs a file, or may from now on. @param {string} event @param {string} file */
const concerns = (event, file) =>
  event === "add" || event === "unlink"
    ? /\.tsx?$/.test(file)
    : [...(vite.moduleGraph.getModulesByFile(file) ?? [])].some(({ ssrModule }) => ssrModule !== null);

vite.watcher.on("all", (event, file) => {
  if (!concerns(event, file)) return;
  clearTimeout(soon);
  // An editor may write several files at once.
  soon = setTimeout(() => {
    restarting = restarting.then(restart);
  }, 100);
});
