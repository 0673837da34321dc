import { readFile, stat, writeFile } from "node:fs/promises";
import config from "../../remix.config.js";
import { Failure } from "./project.mjs";

const { future } = config;

/** Switches that are off in remix.config.js; only `ssr: false` turns the last one on. */
const switchedOff = {
  v3_singleFetch: future.v3_singleFetch === false,
  v3_lazyRouteDiscovery: future.v3_lazyRouteDiscovery === false,
  isSpaMode: !("ssr" in config),
};

/** What the framework's client tells its router whatever the configuration says. */
const alwaysOn = ["v7_normalizeFormMethod", "v7_partialHydration", "v7_prependBasename", "v7_startTransition"];

/**
 * Switches of the framework and of its router. Both ask for them while they run, so their compiler keeps what the
 * others would do, 7 KB of every first load; said here, the minifier leaves it out.
 * @type {Record<string, boolean>}
 */
const switches = {
  ...Object.fromEntries(Object.keys(switchedOff).map((name) => [name, false])),
  ...Object.fromEntries(alwaysOn.map((name) => [name, true])),
  v7_fetcherPersist: future.v3_fetcherPersist,
  v7_relativeSplatPath: future.v3_relativeSplatPath,
  v7_skipActionErrorRevalidation: future.v3_singleFetch,
};
const reads = new RegExp(`[\\w$.]+\\??\\.(${Object.keys(switches).join("|")})\\b(?!\\s*=[^=])`, "g");

/** Smaller scripts gain some dozen bytes each; the large ones are where the weight is. */
const smallestMinified = 2048;

/** Minifies scripts in place, as modules; comments that name a license stay. @param {string[]} files */
export async function minifyScripts(files) {
  for (const [name, off] of Object.entries(switchedOff)) {
    if (!off) throw new Failure(`${name} is on: take it out of .scripts/steps/minify.mjs, which leaves its code out.`);
  }
  // Not there yet when this file is read: packages are installed first.
  const { minify } = await import("terser");
  const told = new Set();
  for (const file of files) {
    if ((await stat(file)).size < smallestMinified) continue;
    const source = await readFile(file, "utf8");
    for (const name of alwaysOn) if (source.includes(`${name}:!0`)) told.add(name);
    const text = source.replace(reads, (_, name) => String(switches[name]));
    const { code } = await minify(text, { module: true, ecma: 2020, compress: { passes: 2 }, format: { comments: /^!/ } });
    if (code !== undefined) await writeFile(file, `${code}\n`);
  }
  for (const name of alwaysOn) {
    if (!told.has(name)) throw new Failure(`${name} is no longer turned on by the framework: see .scripts/steps/minify.mjs.`);
  }
}
