import { execFile } from "node:child_process";
import { chmod, cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCommand, smallProject, startCommand } from "../support/command";
import { freePort } from "../support/loopback";
import { startPostgres } from "../support/postgres-server";
import { freshDataDirectory, projectFolder } from "../support/upstream-template";

const run = promisify(execFile);
const root = projectFolder();
const sound = `import { expect, test } from "vitest";\n\ntest("adds up", () => expect(1 + 1).toBe(2));\n`;
const playwrightConfig = (report: string) => `import { defineConfig } from "playwright/test";

export default defineConfig({
  testDir: "e2e",
  reporter: [["json", { outputFile: "output/${report}.json" }]],
});
`;
const lastLine = (output: string) => output.trimEnd().split("\n").at(-1);

/** The whole project once more, so that a build of it disturbs nobody. */
async function copyOfProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "bedlark-copy-"));
  const { stdout } = await run("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: root });
  for (const file of stdout.trim().split("\n")) await cp(join(root, file), join(folder, file));
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

describe("In a copy of the project", () => {
  let copy: string;
  let data: string;
  beforeAll(async () => {
    copy = await copyOfProject();
    data = await freshDataDirectory("demo");
  });
  afterAll(async () => {
    await rm(copy, { recursive: true });
    await rm(data, { recursive: true, force: true });
  });

  test("npm run build makes servers and compressed files for browsers, which npm start need not make again", async () => {
    const { code, output } = await runCommand("build", [], { folder: copy });
    expect(output).toMatch(/✓ Building the site and the reference upstream/);
    expect(code).toBe(0);
    const made = await readdir(join(copy, "build"));
    expect(made).toEqual(expect.arrayContaining(["server", "upstream.js", "upstream-export.js", "picture-process.js"]));
    const assets = await readdir(join(copy, "build/client"));
    expect(assets).toContainEqual(expect.stringMatching(/^index-\w+\.css\.br$/));
    expect(assets.filter((name) => name.endsWith(".map"))).toEqual([]);

    const site = startCommand("start", [], { folder: copy, env: { PORT: "0", DATA_DIR: data, DRAIN_NOTICE_MS: "0" } });
    await site.says(/Press Ctrl-C to stop\./);
    expect(site.output()).not.toContain("Building");
    site.child.kill("SIGTERM");
    expect(await site.ended).toBe(0);
  });

  test("npm run dev serves the site, and what is saved a moment later", async () => {
    // The server that starts again after a save listens where the first one did.
    const port = String(await freePort());
    const site = startCommand("dev", [], {
      folder: copy,
      env: { PORT: port, DATA_DIR: data, DRAIN_NOTICE_MS: "0", LOG_LEVEL: "info" },
    });
    const [, password] = await site.says(
      /Demonstration accounts, with their passwords:\n {4}\S+@example\.com +(\S+) {2}/,
    );
    expect(password).not.toBe("");
    const shown = () =>
      fetch(`http://localhost:${port}/account/deleted/`).then(
        (answer) => answer.text(),
        () => "",
      );
    await expect.poll(shown, { timeout: 300_000 }).toContain("<h1");
    const page = join(copy, "app/routes/account.deleted.tsx");
    await writeFile(page, (await readFile(page, "utf8")).replace(/<h1>[^<]*/, "<h1>Saved a moment ago"));
    await expect.poll(shown, { timeout: 300_000 }).toContain("Saved a moment ago");
    site.child.kill("SIGINT");
    await site.ended;
    await expect(fetch(`http://localhost:${port}/account/deleted/`)).rejects.toThrow("fetch failed");
  });
});

test("npm run bench compares the pages with their bare peers", { timeout: 1_800_000 }, async () => {
  const { code, output } = await runCommand("bench", ["pages", "1"]);
  expect(output).toMatch(/^home page, \/: 3 rounds of \d+ requests$/m);
  expect(output.match(/^Bedlark .*the aim of 1\.35$/gm)).toHaveLength(2);
  expect(code).toBe(0);
});

test("npm run bench:upstream prints the latencies", async () => {
  const { code, output } = await runCommand("bench-upstream", ["0.01"]);
  expect(output.match(/p50 +[\d.]+ ms {3}p99 +[\d.]+ ms {3}n \d+$/gm)?.length).toBeGreaterThan(10);
  expect(code).toBe(0);
});

test("npm run ruleset:outcome prints the rules’ outcome beside its targets, and which types stand first", async () => {
  const { code, output } = await runCommand("ruleset-outcome", ["20"]);
  expect(output).toMatch(/^Lines at the first whole score.* 2 \/ 4 +\d+ \/ \d+ \(\d+\)$/m);
  expect(output.match(/^[A-Z][a-z ]+\d+ +[\d.]+ %$/gm)).toHaveLength(8);
  expect(code).toBe(0);
});

test("npm run upstream:export moves the database once", async () => {
  const [data, server] = [await freshDataDirectory("small"), await startPostgres()];
  const env = { DATA_DIR: data, DATABASE_URL: await server.freshDatabase() };
  const first = await runCommand("upstream-export", [], { env });
  expect(first.output).toMatch(/^Exported \d{4,} rows in \d+ tables\.$/m);
  expect(first.code).toBe(0);
  const second = await runCommand("upstream-export", [], { env });
  expect(second.output).toContain("already holds data");
  expect(second.code).toBe(1);
  await rm(data, { recursive: true, force: true });
});

describe("In a project of few files", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await smallProject({
      "tests/unit/sound.test.ts": sound,
      "tests/architecture/broken.test.ts": sound.replace("toBe(2)", "toBe(3)"),
      "tests/long/sound.test.ts": sound,
      "tests/webkit/sound.test.ts": sound,
      "tests/e2e/sound.spec.ts": sound.replace("vitest", "playwright/test"),
      "tests/playwright.config.ts": playwrightConfig("playwright"),
      "tests/playwright-firefox.config.ts": playwrightConfig("playwright-firefox"),
      "bin/WebKitWebDriver": "#!/bin/sh\n",
      "bin/Xvfb": "#!/bin/sh\n",
    });
  });
  afterAll(() => rm(folder, { recursive: true }));

  test("npm run check adds lint and format to the tests that need no build", async () => {
    const { code, output } = await runCommand("check", [], { folder });
    for (const suite of ["lint", "format", "unit"]) {
      expect(output).toMatch(new RegExp(`^${suite} +\\d+ s {2}1 passed, 0 failed$`, "m"));
    }
    expect(lastLine(output)).toBe("3 passed, 1 failed");
    expect(code).toBe(1);
  });

  test("npm run test:browsers runs the suites of both browsers, npm run test:long those and the long one", async () => {
    for (const program of ["WebKitWebDriver", "Xvfb"]) await chmod(join(folder, "bin", program), 0o755);
    const env = {
      PATH: `${join(folder, "bin")}:${process.env.PATH}`,
      // No browser is started by these tests.
      CHROMIUM_PATH: process.execPath,
      FIREFOX_PATH: process.execPath,
      WEBKIT_PATH: process.execPath,
      DATABASE_URL_TEST: "postgres://nowhere",
    };
    const browsers = await runCommand("test-browsers", [], { folder, env });
    expect(browsers.output).toMatch(/^firefox +\d+ s {2}1 passed, 0 failed\nwebkit +\d+ s {2}1 passed, 0 failed$/m);
    expect(browsers.code).toBe(0);
    const long = await runCommand("test-long", [], { folder, env });
    expect(long.output).toMatch(
      /^unit +\d+ s {2}1 passed, 0 failed\ndemo .*\nlong +\d+ s {2}1 passed, 0 failed\ne2e +\d+ s {2}1 passed, 0 failed$/m,
    );
    expect(lastLine(long.output)).toBe("5 passed, 0 failed");
    expect(long.code).toBe(0);
    const none = await runCommand("test-browsers", [], { folder, env: { ...env, FIREFOX_PATH: "/nowhere" } });
    expect(lastLine(none.output)).toBe("0 passed, 1 failed");
    expect(none.code).toBe(1);
  });

  test("npm run format formats what is not", async () => {
    await writeFile(join(folder, "server.ts"), "export   const port=1\n");
    await run("npm", ["run", "format"], { cwd: folder });
    expect(await readFile(join(folder, "server.ts"), "utf8")).toBe("export const port = 1;\n");
  });
});
