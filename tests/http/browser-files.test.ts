import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readManifestScript } from "../../scripts/steps/manifest-script.mjs";
import { root } from "../architecture/source-files";

/** esbuild's account of the browser's files: which source gave how many bytes to which file. */
interface Metafile {
  outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }> }>;
}

const folder = join(root, "public/build");

describe("The files built for the browser", () => {
  test("are there: `npm run build` has run", () => {
    expect(existsSync(folder)).toBe(true);
  });

  test("hold no byte of a server-only source", () => {
    const server =
      /\.server\.tsx?$|^upstream\/|node_modules\/(zod|sharp|lru-cache|p-queue|pino|undici|express|helmet|compression|pg|kysely|@electric-sql|@remix-run\/(node|express))\//;
    expect(heldSources(server)).toEqual([]);
  });

  test("hold no word that only the server's code says", () => {
    const words = [
      "ZodError",
      "invalid_union",
      "csrftoken",
      "X-CSRFToken",
      "sessionid",
      "DATABASE_URL",
      "process.env.",
    ];
    const said = browserFiles(/\.js$/).flatMap((file) => {
      const text = readFileSync(file, "utf8");
      return words.filter((word) => text.includes(word)).map((word) => `${file.slice(root.length)} says ${word}`);
    });
    expect(said).toEqual([]);
  });

  test("hold no source map and no pointer to one", () => {
    const maps = browserFiles(/\.map$/);
    const pointers = browserFiles(/\.(js|css)$/).filter((file) =>
      readFileSync(file, "utf8").includes("sourceMappingURL="),
    );
    expect([...maps, ...pointers]).toEqual([]);
  });

  test("have a compressed twin of each kind, when they are larger than a packet", () => {
    const bare = browserFiles(/\.(js|css|svg|json)$/).filter(
      (file) => readFileSync(file).length >= 1400 && !(existsSync(`${file}.br`) && existsSync(`${file}.gz`)),
    );
    expect(bare).toEqual([]);
  });
});

/** Most script files that a first load may ask for (decision 29). */
const mostFiles = 14;

describe("The manifest of the browser's files", () => {
  test("is the same in the browser and on the server", () => {
    const line = readFileSync(join(root, "build/index.js"), "utf8")
      .split("\n")
      .find((each) => each.startsWith("var assets_manifest_default = "));
    const { reduced, ...whole } = JSON.parse(line?.replace(/^var assets_manifest_default = |;$/g, "") ?? "null");
    expect(whole).toEqual(manifest());
    const fewer = reducedManifests();
    expect(reduced).toEqual(fewer.map(({ url, routes }) => ({ url, routes: Object.keys(routes) })));
    for (const { routes, ...others } of fewer)
      expect({ ...others, url: whole.url, routes: { ...whole.routes, ...routes } }).toEqual(whole);
  });

  test("names files that exist, and no script is left over that nobody names", () => {
    const { url, entry, routes } = manifest();
    const named = [
      url,
      ...reducedManifests().map((each) => each.url),
      ...[entry, ...Object.values(routes)].flatMap(({ module, imports = [] }) => [module, ...imports]),
    ];
    const wanted = new Set<string>();
    for (let waiting = named; waiting.length > 0;) {
      const fresh = waiting.filter((each) => !wanted.has(each));
      for (const each of fresh) wanted.add(each);
      waiting = fresh.flatMap(importsOf);
    }
    expect([...wanted].sort()).toEqual(
      browserFiles(/\.js$/)
        .map((file) => `/build/${file.slice(folder.length + 1)}`)
        .sort(),
    );
  });

  test("names all that each page needs at once, so that a browser asks for it together", () => {
    const late = pages().flatMap(({ id, files }) => {
      const missing = [...files].flatMap(importsAtOnce).filter((each) => !files.has(each));
      return missing.map((each) => `${id} finds ${each} late`);
    });
    expect(late).toEqual([]);
  });

  test(`asks for at most ${mostFiles} scripts on every page`, () => {
    expect(
      pages()
        .filter(({ files }) => files.size > mostFiles)
        .map(({ id, files }) => `${id}: ${files.size}`),
    ).toEqual([]);
  });
});

interface Loaded {
  module: string;
  imports?: string[];
}
interface Manifest {
  url: string;
  entry: Loaded;
  routes: Record<string, Loaded & { id: string; parentId?: string }>;
}

const readManifest = (name: RegExp): Manifest =>
  readManifestScript(readFileSync(browserFiles(name)[0] ?? "", "utf8")) as Manifest;

/** That of all routes. */
const manifest = () => readManifest(/^manifest-[A-Z0-9]{8}\.js$/);
/** Those with fewer routes: of pages for everybody, of texts, of members and of staff. */
const reducedManifests = () =>
  ["p", "t", "m", "s"].map((letter) => readManifest(new RegExp(`^manifest-${letter}[a-z0-9]{8}\\.js$`)));

/** Every route with the scripts of its first load. */
function pages() {
  const { url, entry, routes } = manifest();
  return Object.values(routes).map(({ id }) => {
    const branch: Loaded[] = [entry];
    for (let at = routes[id]; at !== undefined; at = routes[at.parentId ?? ""]) branch.push(at);
    return { id, files: new Set([url, ...branch.flatMap(({ module, imports = [] }) => [module, ...imports])]) };
  });
}

const found = (url: string, pattern: RegExp) =>
  [...readFileSync(join(root, "public", url), "utf8").matchAll(pattern)].map(
    ([, path = ""]) => new URL(path, `http://x${url}`).pathname,
  );
const importsAtOnce = (url: string) => found(url, /(?:\bfrom|\bimport)\s*"(\.[^"]+\.js)"/g);
const importsOf = (url: string) => [...importsAtOnce(url), ...found(url, /\bimport\("(\.[^"]+\.js)"\)/g)];

function heldSources(pattern: RegExp): string[] {
  const { outputs } = JSON.parse(readFileSync(join(root, "build/metafile.js.json"), "utf8")) as Metafile;
  return Object.entries(outputs).flatMap(([output, { inputs }]) =>
    Object.entries(inputs)
      .filter(([input, { bytesInOutput }]) => pattern.test(input) && bytesInOutput > 0)
      .map(([input]) => `${output} holds ${input}`),
  );
}

function browserFiles(pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
