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

/** Says the switches in scripts of the compiler; `check`, after all of them, refuses what no longer fits. */
export function switchSayer() {
  for (const [name, off] of Object.entries(switchedOff)) {
    if (!off) throw new Failure(`${name} is on: take it out of scripts/steps/minify.mjs, which leaves its code out.`);
  }
  const told = new Set();
  return {
    /** @param {string} source */
    say(source) {
      for (const name of alwaysOn) if (source.includes(`${name}:!0`)) told.add(name);
      return source.replace(reads, (_, name) => String(switches[name]));
    },
    check() {
      for (const name of alwaysOn) {
        if (!told.has(name))
          throw new Failure(`${name} is no longer turned on by the framework: see scripts/steps/minify.mjs.`);
      }
    },
  };
}

/** Minifies a module; comments that name a license stay. @param {string} source */
export async function minified(source) {
  // Not there yet when this file is read: packages are installed first.
  const { minify } = await import("terser");
  const { code } = await minify(source, {
    module: true,
    ecma: 2020,
    // Reading a property does nothing else, here and in what is built upon.
    compress: { passes: 3, pure_getters: true, keep_fargs: false },
    format: { comments: /^!/ },
  });
  return code ?? source;
}
