import { createRequire } from "node:module";
import { relative } from "node:path";
import { inProject, root } from "./project.mjs";

/**
 * @typedef {object} Route
 * @property {string} id as `?_data=` names it
 * @property {string} url with its parameters as ":slug", and "*" for what no other route knows
 * @property {string} file from the project's folder
 * @property {boolean} loader
 * @property {boolean} action
 * @property {boolean} page whether it has one; without, it is a resource
 */

/** Every route of the site but the root, by URL. @returns {Promise<Route[]>} */
export async function routeList() {
  const require = createRequire(import.meta.url);
  const { readConfig } = require("@remix-run/dev/dist/config.js");
  process.env.NODE_ENV ??= "production";
  const { routes } = await readConfig(root);
  /** @type {{ id: string, parentId?: string, path?: string, file: string }[]} */
  const all = Object.values(routes).filter(({ id }) => id !== "root");

  /** @param {{ parentId?: string, path?: string }} route @returns {string} */
  const url = ({ path = "", parentId }) => {
    const parent = parentId && parentId !== "root" ? url(routes[parentId] ?? {}) : "/";
    return path === "*" ? `${parent}*` : path ? `${parent}${path}/` : parent;
  };
  const exported = await exportsOf(all.map(({ file }) => inProject("app", file)));
  return all
    .map((route) => {
      const file = relative(root, inProject("app", route.file));
      const names = exported.get(file) ?? [];
      return {
        id: route.id,
        url: url(route),
        file,
        loader: names.includes("loader"),
        action: names.includes("action"),
        page: names.includes("default"),
      };
    })
    .sort((a, b) => (a.url < b.url ? -1 : a.url > b.url ? 1 : 0));
}

/** @param {string[]} files @returns {Promise<Map<string, string[]>>} by path from the project's folder */
async function exportsOf(files) {
  const { build } = await import("esbuild");
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: files,
    outdir: ".cache/routes",
    bundle: false,
    format: "esm",
    jsx: "automatic",
    write: false,
    metafile: true,
  });
  return new Map(Object.values(metafile.outputs).map(({ entryPoint, exports }) => [entryPoint ?? "", exports]));
}
