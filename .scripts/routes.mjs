import { createRequire } from "node:module";
import { relative } from "node:path";
import { ensureInstalled } from "./steps/installation.mjs";
import { inProject, root, runMain } from "./steps/project.mjs";

/** Prints every URL of the site, the file that answers it, and what that file can do. */
await runMain(async () => {
  await ensureInstalled();
  const require = createRequire(import.meta.url);
  const { readConfig } = require("@remix-run/dev/dist/config.js");
  process.env.NODE_ENV ??= "production";
  const { routes } = await readConfig(root);
  const all = Object.values(routes).filter(({ id }) => id !== "root");

  /** @param {{ id: string, parentId?: string, path?: string }} route @returns {string} */
  const url = ({ path = "", parentId }) => {
    const parent = parentId && parentId !== "root" ? url(routes[parentId]) : "/";
    return path === "*" ? `${parent}*` : path ? `${parent}${path}/` : parent;
  };
  const exported = await exportsOf(all.map(({ file }) => inProject("app", file)));
  const rows = all
    .map((route) => {
      const file = relative(root, inProject("app", route.file));
      const names = exported.get(file) ?? [];
      const does = ["loader", "action"].filter((name) => names.includes(name));
      if (!names.includes("default")) does.push("no page");
      return [url(route), file, does.join(" ")];
    })
    .sort(([a = ""], [b = ""]) => (a < b ? -1 : a > b ? 1 : 0));
  const width = (/** @type {number} */ column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0));
  for (const [path = "", file = "", does = ""] of rows) {
    console.log(`${path.padEnd(width(0))}  ${file.padEnd(width(1))}  ${does}`.trimEnd());
  }
});

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
