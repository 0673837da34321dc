import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import license from "rollup-plugin-license";
import { defineConfig, type Plugin, type Rollup } from "vite";
import options, { publicPath } from "./remix.config.js";

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * One bundle holds the server and the routes, so both share every module instance. The framework's plugin would begin
 * with the routes; the benchmark's bare peer takes the server's place, so that both render the same modules.
 */
const server: Plugin = {
  name: "server-entry",
  config: () => ({
    build: {
      rollupOptions: {
        input: folder(process.env.SERVER_ENTRY ?? "./server.ts"),
        output: { inlineDynamicImports: true },
      },
    },
  }),
};

/** The licenses of what browsers get, in a file beside the scripts. */
const licenses = license({
  thirdParty: { output: folder(`${options.buildDirectory}/client/licenses.txt`), includeSelf: false },
});

/** Those that every page loads: what the client's entry and the root import, directly or through others. */
let common: Set<string> | undefined;

/** What every page loads is one file, of which the first sight of a page needs all. */
const chunkOf: Rollup.GetManualChunk = (id, { getModuleInfo }) => {
  if (common === undefined) {
    common = new Set([folder("./app/entry.client.tsx"), folder("./app/root.tsx")]);
    // What is added meanwhile is looked at in its turn.
    for (const each of common) for (const imported of getModuleInfo(each)?.importedIds ?? []) common.add(imported);
  }
  return common.has(id) ? "common" : undefined;
};

export default defineConfig(({ isSsrBuild: isServer = false }) => ({
  base: publicPath,
  plugins: [remix(options), isServer ? server : licenses],
  resolve: { alias: { "~": folder("./app"), "#contracts": folder("./contracts") } },
  define: isServer ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
  esbuild: { legalComments: "none" },
  build: {
    target: isServer ? "node20" : "es2022",
    assetsDir: "",
    // The content security policy takes no fonts or pictures from data: addresses.
    assetsInlineLimit: 0,
    copyPublicDir: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // 4 KB of a first load less than esbuild's (docs/decisions/0095-the-framework-builds.md).
    minify: isServer ? false : "terser",
    // Reading a property does nothing else, here and in what is built upon.
    terserOptions: { compress: { passes: 3, pure_getters: true, keep_fargs: false } },
    rollupOptions: {
      output: {
        hashCharacters: "base36",
        // Short where files are shared: the manifest, which every page loads, names each of them once for each route.
        chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? "[name]-[hash].js" : "s-[hash].js"),
        experimentalMinChunkSize: 1000,
        ...(isServer ? {} : { manualChunks: chunkOf }),
      },
    },
  },
}));
