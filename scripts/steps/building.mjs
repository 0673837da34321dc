import { readdirSync, readFileSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { must } from "./commands.mjs";
import { buildIsFresh, forgetBuild, sourcesNow, stampBuild } from "./freshness.mjs";
import { Failure, inProject } from "./project.mjs";
import { alone } from "./lock.mjs";
import { step } from "./progress.mjs";
import { routeList } from "./route-list.mjs";
import { nodeBundle } from "./typescript.mjs";

const assets = inProject("build", "client");
const remix = inProject("node_modules", "@remix-run", "dev", "dist", "cli.js");
const compressible = new Set([".js", ".css", ".svg", ".json", ".html", ".txt", ".xml", ".webmanifest", ".ico", ".ttf"]);
/** Below this a compressed file saves nothing: the answer fits one packet either way. */
const smallestCompressed = 512;

const intoBuild = { ...nodeBundle, absWorkingDir: inProject(), outdir: "build" };

/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
  );

/**
 * The reference upstream, its converter of uploads and its commands for databases, one file each; packages stay outside.
 * @param {{ watch?: (result: import("esbuild").BuildResult) => void }} [options] `watch` is called after every build
 */
export async function bundleUpstream({ watch } = {}) {
  const esbuild = await import("esbuild");
  /** @type {import("esbuild").BuildOptions} */
  const options = {
    ...intoBuild,
    entryPoints: {
      upstream: "upstream/main.ts",
      "upload-converter": "upstream/uploads/convert/converter-main.ts",
      "upstream-export": "upstream/export.ts",
      "upstream-migrate": "upstream/migrate-database.ts",
    },
    logLevel: "silent",
  };
  if (watch) {
    const plugin = {
      name: "rebuilt",
      setup: (/** @type {import("esbuild").PluginBuild} */ build) => build.onEnd(watch),
    };
    const context = await esbuild.context({ ...options, plugins: [plugin] });
    await context.watch();
    return;
  }
  try {
    await esbuild.build(options);
  } catch (error) {
    const { errors = [] } = /** @type {import("esbuild").BuildFailure} */ (error);
    const lines = await esbuild.formatMessages(errors, { kind: "error", color: process.stderr.isTTY === true });
    throw new Failure(`${lines.join("\n")}\nThe reference upstream could not be bundled.`);
  }
}

/** The process that makes pictures and paints cards, which the server starts by this name. */
export async function bundlePictureMakers() {
  const esbuild = await import("esbuild");
  const entryPoints = { "picture-process": "app/http/images/picture-process-main.server.ts" };
  await esbuild.build({ ...intoBuild, entryPoints, logLevel: "error" });
}

/** Writes name.br and name.gz beside each asset, in zlib's own threads. */
async function precompress() {
  const files = filesIn(assets).filter(
    (file) => compressible.has(extname(file)) && statSync(file).size >= smallestCompressed,
  );
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, { params }),
        promisify(gzip)(content, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }),
  );
}

/** A development build behaves differently in ways that no test would notice, so it is refused here. */
function checkMode() {
  const server = readFileSync(inProject("build", "server", "index.js"), "utf8");
  if (
    !/\bmode = "production"/.test(server) ||
    /process\.env\.NODE_ENV\b/.test(server.replace(/^\s*(\/\/|\*).*$/gm, ""))
  ) {
    throw new Failure("build/server/index.js was not built for production: NODE_ENV is not inlined.");
  }
}

async function build() {
  const sources = sourcesNow();
  forgetBuild();
  await step("Building the site and the reference upstream", async (detail) => {
    // Refuses a route that doesn't say what it is.
    await routeList();
    // Begins with an empty build/.
    await must("The build of the site", [process.execPath, remix, "vite:build", "--sourcemapServer"], {
      env: { NODE_ENV: "production" },
      onLine: detail,
    });
    await Promise.all([bundleUpstream(), bundlePictureMakers()]);
    checkMode();
    detail("compressing the assets");
    await precompress();
  });
  stampBuild(sources);
}

/** Builds for production, whatever is there. */
export const buildAlways = () => alone("build", build);

/** Builds when the build is missing, older than its sources, or was made by the development server. */
export async function ensureBuilt() {
  if (buildIsFresh()) return;
  await alone("build", async () => {
    if (!buildIsFresh()) await build();
  });
}
