import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./source-files";

/** esbuild's account of the browser's files: which source gave how many bytes to which file. */
interface Metafile {
  outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }> }>;
}

const folder = join(root, "public/build");

describe("The files built for the browser", () => {
  it("are there: `npm run build` has run", () => {
    expect(existsSync(folder)).toBe(true);
  });

  it("hold no byte of a server-only source", () => {
    const server = /\.server\.tsx?$|^upstream\/|node_modules\/(zod|sharp|pino|undici|express|helmet|compression|pg|kysely|@electric-sql|@remix-run\/(node|express))\//;
    expect(heldSources(server)).toEqual([]);
  });

  it("hold no word that only the server's code says", () => {
    const words = ["ZodError", "invalid_union", "csrftoken", "X-CSRFToken", "sessionid", "DATABASE_URL", "process.env."];
    const said = browserFiles(/\.js$/).flatMap((file) => {
      const text = readFileSync(file, "utf8");
      return words.filter((word) => text.includes(word)).map((word) => `${file.slice(root.length)} says ${word}`);
    });
    expect(said).toEqual([]);
  });

  it("hold no source map and no pointer to one", () => {
    const maps = browserFiles(/\.map$/);
    const pointers = browserFiles(/\.(js|css)$/).filter((file) => readFileSync(file, "utf8").includes("sourceMappingURL="));
    expect([...maps, ...pointers]).toEqual([]);
  });

  it("have a compressed twin of each kind, when they are larger than a packet", () => {
    const bare = browserFiles(/\.(js|css|svg|json)$/).filter(
      (file) => readFileSync(file).length >= 1400 && !(existsSync(`${file}.br`) && existsSync(`${file}.gz`)),
    );
    expect(bare).toEqual([]);
  });
});

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
