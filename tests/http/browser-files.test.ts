import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { root } from "../architecture/source-files";

const folder = join(root, "build/client");

describe("The files built for the browser", () => {
  test("are there: `npm run build` has run", () => {
    expect(existsSync(folder)).toBe(true);
  });

  test("hold no package that is only for servers", () => {
    const named = [...readFileSync(join(folder, "licenses.txt"), "utf8").matchAll(/^Name: (\S+)$/gm)];
    const packages = named.map(([, name]) => name!);
    expect(packages).toContain("react-dom");
    const forServers =
      /^(zod|sharp|lru-cache|p-queue|pino|undici|express|helmet|compression|pg|kysely|@electric-sql\/.+|@remix-run\/(node|express))$/;
    expect(packages.filter((name) => forServers.test(name))).toEqual([]);
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

/** Most script files that a first load may ask for (decision 95). */
const mostFiles = 45;

describe("The manifest of the browser's files", () => {
  test("names files that exist", () => {
    const { url, entry, routes } = manifest();
    const named = [url, ...[entry, ...Object.values(routes)].flatMap(({ module, imports }) => [module, ...imports])];
    expect(named.filter((each) => !existsSync(fileOf(each)))).toEqual([]);
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
  imports: string[];
}
interface Manifest {
  url: string;
  entry: Loaded;
  routes: Record<string, Loaded & { id: string; parentId?: string }>;
}

function manifest(): Manifest {
  const window: { __remixManifest?: Manifest } = {};
  runInNewContext(readFileSync(browserFiles(/^manifest-.*\.js$/)[0] ?? "", "utf8"), { window });
  return window.__remixManifest!;
}

/** Every route with the scripts of its first load. */
function pages() {
  const { url, entry, routes } = manifest();
  return Object.values(routes).map(({ id }) => {
    const branch: Loaded[] = [entry];
    for (let at = routes[id]; at !== undefined; at = routes[at.parentId ?? ""]) branch.push(at);
    return { id, files: new Set([url, ...branch.flatMap(({ module, imports }) => [module, ...imports])]) };
  });
}

const fileOf = (url: string) => join(folder, url.replace(/^\/build\//, ""));

const importsAtOnce = (url: string) =>
  [...readFileSync(fileOf(url), "utf8").matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+\.js)"/g)].map(
    ([, path = ""]) => new URL(path, `http://x${url}`).pathname,
  );

function browserFiles(pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
