import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { archiveAssets } from "~/http/assets/assets-archive.server";
import { createLogger } from "~/platform/logger.server";
import { startSampleSite } from "../support/sample-site";

const day = 86_400_000;
const script = (build: string) => `export const build = ${JSON.stringify(build.repeat(400))};\n`;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "bedlark-archive-"));
  cleanups.push(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** A build's files, as the browser knows them. */
function build(name: string): string {
  const path = folder();
  mkdirSync(join(path, "routes"));
  writeFileSync(join(path, `routes/page._slug-${name}.js`), script(name));
  writeFileSync(join(path, `routes/page._slug-${name}.js.br`), brotliCompressSync(script(name)));
  writeFileSync(join(path, "licenses.txt"), `Licenses of ${name}`);
  return path;
}

/** What a server does at its start. */
async function start(assets: string, archive: string) {
  const lines: string[] = [];
  const log = await createLogger({ NODE_ENV: "production", LOG_LEVEL: "warn" }, (line) => line, {
    write: (line: string) => void lines.push(line),
  });
  const { stop } = await archiveAssets(assets, { ASSETS_ARCHIVE_DIR: archive }, log);
  cleanups.push(stop);
  return lines;
}

async function siteOf(assets: string, archive: string) {
  const site = await startSampleSite({ ASSETS_ARCHIVE_DIR: archive }, assets);
  cleanups.push(() => site.close());
  return (path: string) => site.ask(path, { headers: { "accept-encoding": "br" } });
}

describe("The archive of built files", () => {
  test("serves the scripts of an earlier build after a deploy, as they were compressed ahead", async () => {
    const archive = join(folder(), "assets");
    await start(build("aaaaaaa1"), archive);
    const ask = await siteOf(build("bbbbbbb2"), archive);
    const { status, headers, bytes } = await ask("/build/routes/page._slug-aaaaaaa1.js");
    expect([status, headers["content-encoding"], headers["content-type"], headers["cache-control"]]).toEqual([
      200,
      "br",
      "text/javascript; charset=utf-8",
      "public, max-age=31536000, immutable",
    ]);
    expect(brotliDecompressSync(bytes).toString()).toBe(script("aaaaaaa1"));
  });

  test("serves what another server adds while this one runs, and what a build takes away under it", async () => {
    const archive = join(folder(), "assets");
    const own = build("aaaaaaa1");
    await start(own, archive);
    const ask = await siteOf(own, archive);
    await start(build("bbbbbbb2"), archive);
    rmSync(join(own, "routes"), { recursive: true });
    for (const name of ["aaaaaaa1", "bbbbbbb2"]) {
      const { status, bytes } = await ask(`/build/routes/page._slug-${name}.js`);
      expect([status, brotliDecompressSync(bytes).toString()]).toEqual([200, script(name)]);
    }
  });

  test("drops files that no server has had for 30 days, and keeps those that are still in use", async () => {
    const archive = join(folder(), "assets");
    const inUse = build("bbbbbbb2");
    await start(build("aaaaaaa1"), archive);
    await start(inUse, archive);
    await start(build("ccccccc3"), archive);
    for (const [name, days] of [
      ["aaaaaaa1", 31],
      ["bbbbbbb2", 31],
      ["ccccccc3", 29],
    ] as const) {
      const then = new Date(Date.now() - days * day);
      for (const end of ["", ".br"]) utimesSync(join(archive, `routes/page._slug-${name}.js${end}`), then, then);
    }
    await start(inUse, archive);
    expect(readdirSync(join(archive, "routes")).sort()).toEqual(
      ["bbbbbbb2", "ccccccc3"].flatMap((name) => [`page._slug-${name}.js`, `page._slug-${name}.js.br`]),
    );
  });

  test("is shared by servers that start at once: every file is whole and none is left half written", async () => {
    const archive = join(folder(), "assets");
    const own = build("aaaaaaa1");
    await Promise.all(Array.from({ length: 8 }, () => start(own, archive)));
    expect(readdirSync(join(archive, "routes")).sort()).toEqual([
      "page._slug-aaaaaaa1.js",
      "page._slug-aaaaaaa1.js.br",
    ]);
    expect(readFileSync(join(archive, "routes/page._slug-aaaaaaa1.js"), "utf8")).toBe(script("aaaaaaa1"));
  });

  test("holds only what is named by its content", async () => {
    const archive = join(folder(), "assets");
    await start(build("aaaaaaa1"), archive);
    expect(existsSync(join(archive, "licenses.txt"))).toBe(false);
  });

  test.each([
    "/build/../secret-aaaaaaa1.js",
    "/build/%2e%2e/secret-aaaaaaa1.js",
    "/build/routes/../../secret-aaaaaaa1.js",
  ])("gives nothing from outside of it: %s", async (path) => {
    const place = folder();
    for (const end of ["", ".br"]) writeFileSync(join(place, `secret-aaaaaaa1.js${end}`), "secret");
    await start(build("aaaaaaa1"), join(place, "assets"));
    const { status, body, headers } = await (await siteOf(build("bbbbbbb2"), join(place, "assets")))(path);
    expect([400, 403, 404]).toContain(status);
    expect([body.includes("secret"), headers["content-encoding"]]).toEqual([false, undefined]);
  });

  test("gives nothing that a link in it points to, and nothing that is not named by its content", async () => {
    const place = folder();
    const archive = join(place, "assets");
    await start(build("aaaaaaa1"), archive);
    mkdirSync(join(place, "keys"));
    for (const name of ["keys/private-aaaaaaa1.js", "secret-aaaaaaa1.js", "assets/notes.txt", "assets/.env"])
      writeFileSync(join(place, name), "secret");
    symlinkSync(join(place, "secret-aaaaaaa1.js"), join(archive, "linked-aaaaaaa1.js"));
    symlinkSync(join(place, "keys"), join(archive, "keys"));
    mkdirSync(join(archive, "folder-aaaaaaa1.js"));
    const ask = await siteOf(build("bbbbbbb2"), archive);
    for (const name of ["linked-aaaaaaa1.js", "keys/private-aaaaaaa1.js", "notes.txt", ".env", "folder-aaaaaaa1.js"]) {
      const { status, body } = await ask(`/build/${name}`);
      expect([name, status, body]).toEqual([name, 404, "Not found\n"]);
    }
  });

  test("that cannot be written is said in the log and stops no start", async () => {
    const file = join(folder(), "file");
    writeFileSync(file, "no directory");
    const lines = await start(build("aaaaaaa1"), join(file, "assets"));
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      "The files of this build could not be archived",
    ]);
  });
});
