import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { relative } from "node:path";
import { Failure, inProject, root } from "./project.mjs";

/**
 * @typedef {import("../../app/route-facts").RouteFacts & { listing?: import("../../app/route-facts").Listing }} Facts
 * @typedef {object} Route
 * @property {string} id as `?_data=` names it
 * @property {string} url with its parameters as ":slug", and "*" for what no other route knows
 * @property {string} file from the project's folder
 * @property {boolean} loader
 * @property {boolean} action
 * @property {boolean} page whether it has one; without, it is a resource
 * @property {Facts} facts what its handle says
 */

/** Every route of the site but the root, by URL. Throws where one doesn't say what it is. @returns {Promise<Route[]>} */
export async function routeList() {
  const require = createRequire(import.meta.url);
  const { readConfig } = require("@remix-run/dev/dist/config.js");
  const { routes } = await inProduction(() => readConfig(root));
  /** @type {{ id: string, parentId?: string, path?: string, file: string }[]} */
  const all = Object.values(routes).filter(({ id }) => id !== "root");

  /** @param {{ parentId?: string, path?: string }} route @returns {string} */
  const url = ({ path = "", parentId }) => {
    const parent = parentId && parentId !== "root" ? url(routes[parentId] ?? {}) : "/";
    return path === "*" ? `${parent}*` : path ? `${parent}${path}/` : parent;
  };
  const exported = await exportsOf(all.map(({ file }) => inProject("app", file)));
  const { default: ts } = await import("typescript");
  const shared = constantsIn(ts, "app/route-facts.ts");
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
        facts: factsIn(ts, file, shared),
      };
    })
    .sort((a, b) => (a.url < b.url ? -1 : a.url > b.url ? 1 : 0));
}

/**
 * Remix wants a mode where none is set. What else this process starts, such as tests, has none.
 * @template T @param {() => Promise<T>} read @returns {Promise<T>}
 */
async function inProduction(read) {
  /** @type {Record<string, string | undefined>} */
  const environment = process.env;
  const { NODE_ENV } = environment;
  environment.NODE_ENV = NODE_ENV ?? "production";
  try {
    return await read();
  } finally {
    if (NODE_ENV === undefined) delete environment.NODE_ENV;
  }
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

/**
 * @typedef {typeof import("typescript")} TypeScript
 * @typedef {import("typescript").VariableDeclaration[]} Constants
 */

/** What a file declares outside its functions. @param {TypeScript} ts @param {string} file @returns {Constants} */
const constantsIn = (ts, file) =>
  ts
    .createSourceFile(file, readFileSync(inProject(file), "utf8"), ts.ScriptTarget.Latest, true)
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);

/**
 * The handle of a route as its file writes it, with the facts that routes share by a name of app/route-facts.ts.
 * @param {TypeScript} ts @param {string} file @param {Constants} shared
 */
function factsIn(ts, file, shared) {
  const declared = constantsIn(ts, file).find(
    ({ name, type }) => name.getText() === "handle" && type?.getText() === "RouteFacts",
  );
  if (declared?.initializer === undefined)
    throw new Failure(`${file} has no "export const handle: RouteFacts" (app/route-facts.ts).`);
  /** @param {import("typescript").Expression | undefined} node @returns {unknown} */
  const valueOf = (node) => {
    if (node === undefined) return undefined;
    if (ts.isAsExpression(node)) return valueOf(node.expression);
    if (ts.isStringLiteral(node)) return node.text;
    if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
    if (ts.isArrayLiteralExpression(node))
      return node.elements.every(ts.isStringLiteral) ? node.elements.map(valueOf) : undefined;
    if (!ts.isObjectLiteralExpression(node)) return undefined;
    const entries = node.properties.flatMap((property) => {
      if (ts.isPropertyAssignment(property)) return [[property.name.getText(), valueOf(property.initializer)]];
      if (!ts.isSpreadAssignment(property)) return [];
      const name = property.expression.getText();
      const spread = shared.find((each) => each.name.getText() === name);
      if (spread === undefined) throw new Failure(`${file}: app/route-facts.ts has no ${name}.`);
      return Object.entries(valueOf(spread.initializer) ?? {});
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  };
  return /** @type {Facts} */ (valueOf(declared.initializer));
}
