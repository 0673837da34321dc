import { readFile, stat, writeFile } from "node:fs/promises";
import config from "../../remix.config.js";
import { Failure } from "./project.mjs";

/**
 * Switches of the framework that are off in remix.config.js. It asks for them while it runs, so its compiler keeps what
 * they would do, 7 KB of every first load; said here, the minifier leaves it out.
 */
const switchedOff = {
  v3_singleFetch: config.future.v3_singleFetch === false,
  v3_lazyRouteDiscovery: config.future.v3_lazyRouteDiscovery === false,
  // Only `ssr: false` turns it on.
  isSpaMode: !("ssr" in config),
};
const reads = /[\w$.]+\.(v3_singleFetch|v3_lazyRouteDiscovery|isSpaMode)\b(?!\s*=[^=])/g;

/** Smaller scripts gain some dozen bytes each; the large ones are where the weight is. */
const smallestMinified = 2048;

/** Minifies scripts in place, as modules; comments that name a license stay. @param {string[]} files */
export async function minifyScripts(files) {
  for (const [name, off] of Object.entries(switchedOff)) {
    if (!off) throw new Failure(`${name} is on: take it out of .scripts/steps/minify.mjs, which leaves its code out.`);
  }
  // Not there yet when this file is read: packages are installed first.
  const { minify } = await import("terser");
  for (const file of files) {
    if ((await stat(file)).size < smallestMinified) continue;
    const text = (await readFile(file, "utf8")).replace(reads, "false");
    const { code } = await minify(text, { module: true, ecma: 2020, format: { comments: /^!/ } });
    if (code !== undefined) await writeFile(file, `${code}\n`);
  }
}
