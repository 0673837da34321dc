import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import config from "../../remix.config.js";
import { planChunks } from "./chunks.mjs";
import { isApart, manifestScript, reducedManifests } from "./manifest-script.mjs";
import { minified, switchSayer } from "./minify.mjs";
import { Failure, inProject } from "./project.mjs";

/**
 * @typedef {{ id: string, parentId?: string, path?: string, index?: boolean, module: string, imports?: string[] }} Route
 * @typedef {{ url: string, version: string, entry: { module: string, imports: string[] }, routes: Record<string, Route> }} Manifest
 */

const assets = inProject("public", "build");
const server = inProject("build", "index.js");
/** Shared files of a page: fourteen, less the manifest, the client's entry, the root and the route's own file. */
const mostShared = 10;
/** Of all entries: what so many need is with what every page has. Less, or more, made most pages heavier. */
const common = 1 / 4;
/** Bytes, before compression, by which the manifest of members and staff is longer than that for everybody. */
const longerManifest = 2_500;
const notice = "/*! /build/licenses.txt */";
const opening = "window.__remixManifest=";

const fileOf = (/** @type {string} */ url) => join(assets, url.slice(config.publicPath.length));
/** A shared file's name, for which the plan below has a number and the compiler a hash of its own. */
const sharedName = (/** @type {string} */ name) => name.replace(/ \d+$|-[A-Z0-9]{8}$/, "");

/**
 * Joins the scripts that the framework's compiler made for the browser: it gives every set of importers a file, up
 * to 34 of them for a first load, many smaller than the headers that ask for them (decision 29). Each script is
 * minified on the way, so that the hash in its name is that of what is sent.
 */
export async function joinScripts() {
  const before = scripts();
  const manifest = readManifest(before);
  const switches = switchSayer();
  // Not there yet when this file is read: packages are installed first.
  const { rollup } = await import("rollup");
  const bundle = await rollup({
    input: Object.fromEntries(entriesOf(manifest).map(([name, url]) => [name, fileOf(url)])),
    preserveEntrySignatures: "strict",
    treeshake: false,
    plugins: [
      {
        name: "build",
        resolveId: (source) => (source.startsWith(config.publicPath) ? fileOf(source) : null),
        transform: (code) => ({ code: switches.say(withoutBareImports(code)), map: null }),
        async renderChunk(code, { moduleIds }) {
          const licensed = moduleIds.some((id) => this.getModuleInfo(id)?.code?.includes(notice));
          return { code: `${await minified(code)}\n${licensed ? `${notice}\n` : ""}`, map: null };
        },
      },
    ],
    onLog(_level, { message }) {
      throw new Failure(`The browser's scripts could not be joined: ${message}`);
    },
  });
  /** @type {Map<string, string> | undefined} */
  let homes;
  const { output } = await bundle.generate({
    entryFileNames: "[name]-[hash].js",
    chunkFileNames: ({ name }) => `_shared/${sharedName(name)}-[hash].js`,
    hashCharacters: "base36",
    manualChunks: (id, graph) => (homes ??= homesOf(graph, manifest)).get(id),
  });
  switches.check();
  const chunks = output.filter((each) => each.type === "chunk");
  for (const file of before) rmSync(file);
  for (const { fileName, code } of chunks) writeFileSync(join(assets, fileName), code);
  writeManifest(joinedManifest(manifest, chunks), manifest.version);
}

/**
 * The compiler keeps an import of which no name is used any more, such as one that a loader alone needed, as though the
 * file did something by itself. None does (package.json says so), and each was a kilobyte that a page fetched unread.
 */
const withoutBareImports = (/** @type {string} */ code) =>
  code.replaceAll(new RegExp(`import\\s*"${config.publicPath}_shared/[^"]+";?`, "g"), "");

const scripts = () =>
  readdirSync(assets, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => join(assets, name));

/** The client's entry and every route, by name. @param {Manifest} manifest @returns {(readonly [string, string])[]} */
const entriesOf = ({ entry, routes }) => [
  ["entry.client", entry.module],
  ...Object.values(routes).map(({ id, module }) => /** @type {const} */ ([id, module])),
];

/** A route and those around it, from the outermost. @param {Manifest} manifest @param {Route} route @returns {Route[]} */
function branchOf(manifest, route) {
  const parent = route.parentId === undefined ? undefined : manifest.routes[route.parentId];
  return parent === undefined ? [route] : [...branchOf(manifest, parent), route];
}

/**
 * The shared file of each module that has none of its own.
 * @param {import("rollup").ManualChunkMeta} graph @param {Manifest} manifest
 */
function homesOf({ getModuleIds, getModuleInfo }, manifest) {
  const all = [...getModuleIds()].sort().flatMap((id) => getModuleInfo(id) ?? []);
  const modules = new Map(
    all.map(({ id, importedIds, code }) => [id, { imports: importedIds, size: code?.length ?? 0 }]),
  );
  const entries = new Set(
    all.filter(({ isEntry, dynamicImporters }) => isEntry || dynamicImporters.length > 0).map(({ id }) => id),
  );
  const routes = Object.values(manifest.routes);
  const home = routes.filter(({ index, path }) => index === true && path === undefined);
  const pageOf = (/** @type {Route} */ route) =>
    [manifest.entry, ...branchOf(manifest, route)].map(({ module }) => fileOf(module));
  const pages = [...home, ...routes].map(pageOf);
  const usual = pages.filter((_, index) => index < home.length || !isApart(routes[index - home.length]?.id ?? ""));
  const plan = planChunks(modules, entries, { all: pages, usual, moreOnOthers: longerManifest }, mostShared, common);
  return new Map(plan.flatMap((ids, index) => ids.map((id) => /** @type {const} */ ([id, `shared ${index}`]))));
}

/**
 * The manifest with the joined files in the place of those that the compiler made.
 * @param {Manifest} manifest @param {import("rollup").OutputChunk[]} chunks @returns {Manifest}
 */
function joinedManifest(manifest, chunks) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const byModule = new Map(chunks.map((chunk) => [chunk.facadeModuleId, chunk]));
  const urlOf = (/** @type {string} */ fileName) => `${config.publicPath}${fileName}`;
  /** All that a file needs at once, so that a browser can ask for them together. @returns {Set<string>} */
  const needed = (/** @type {string} */ fileName, found = new Set()) => {
    for (const each of byName.get(fileName)?.imports ?? []) if (!found.has(each)) needed(each, found.add(each));
    return found;
  };
  const chunkOf = (/** @type {string} */ module) => {
    const chunk = byModule.get(fileOf(module));
    if (chunk === undefined) throw new Failure(`Joining the browser's scripts lost ${module}.`);
    return { module: urlOf(chunk.fileName), imports: [...needed(chunk.fileName)].map(urlOf).sort() };
  };
  const entry = chunkOf(manifest.entry.module);
  /** @type {Manifest["routes"]} */
  const routes = {};
  for (const route of Object.values(manifest.routes)) {
    const outer = branchOf(manifest, route)
      .slice(0, -1)
      .map(({ module }) => chunkOf(module));
    const there = new Set([entry, ...outer].flatMap((each) => [each.module, ...each.imports]));
    const { module, imports } = chunkOf(route.module);
    const more = imports.filter((url) => !there.has(url));
    routes[route.id] = { ...route, module, imports: more.length > 0 ? more : undefined };
  }
  const version = createHash("sha256").update(JSON.stringify({ entry, routes })).digest("hex").slice(0, 8);
  return { ...manifest, entry, routes, version, url: urlOf(`manifest-${version.toUpperCase()}.js`) };
}

/** @param {string[]} files @returns {Manifest} */
function readManifest(files) {
  const [file, ...others] = files.filter((name) => /[\\/]manifest-[A-Z0-9]{8}\.js$/.test(name));
  const text = file === undefined ? "" : readFileSync(file, "utf8").trim();
  if (others.length > 0 || !text.startsWith(`${opening}{`) || !text.endsWith("};"))
    throw unknownFormat("the browser's manifest");
  return JSON.parse(text.slice(opening.length, -1));
}

/** The browser's copies, the whole one and those with fewer routes, and the server's. @param {Manifest} manifest @param {string} before the version it replaces */
function writeManifest(manifest, before) {
  const reduced = reducedManifests(
    manifest,
    (letter) => `${config.publicPath}manifest-${letter}${manifest.version}.js`,
  );
  for (const each of [manifest, ...reduced]) writeFileSync(fileOf(each.url), manifestScript(each, config.publicPath));
  const named = reduced.map(({ url, routes }) => ({ url, routes: Object.keys(routes) }));
  const text = JSON.stringify({ ...manifest, reduced: named });
  const source = readFileSync(server, "utf8");
  // One line for one line: the map of the server's stack traces counts them.
  const lines = source.split("\n");
  const places = lines.filter((line) => line.startsWith("var assets_manifest_default = {") && line.endsWith("};"));
  const [place = ""] = places;
  if (places.length !== 1 || !place.includes(`version: "${before}"`)) throw unknownFormat("the server's manifest");
  lines[lines.indexOf(place)] = `var assets_manifest_default = ${text};`;
  writeFileSync(server, lines.join("\n"));
}

const unknownFormat = (/** @type {string} */ what) =>
  new Failure(`The framework writes ${what} in a form of its own now: see scripts/steps/join.mjs.`);
