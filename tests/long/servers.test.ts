import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startCommand } from "../support/command";
import { freshDataDirectory } from "../support/upstream-template";

// A first run fills the database and may build; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let directory: string;
beforeAll(async () => {
  directory = await freshDataDirectory("small");
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const get = (url: string) => fetch(url).then(async (answer) => ({ status: answer.status, text: await answer.text() }));

describe("npm start", () => {
  test("prints the address and the accounts, serves the site from there, and ends with 0 on SIGTERM", async () => {
    const site = startCommand("start", [], {
      env: { PORT: "0", DATA_DIR: directory, ASSETS_ARCHIVE_DIR: join(directory, "assets"), DRAIN_NOTICE_MS: "0" },
    });
    const [, origin] = await site.says(/^ {2}(http:\/\/\S+?)\/?$/m);
    await site.says(/Demonstration accounts, with their passwords:\n {4}\S+@example\.com +mattress-demo {2}member/);
    await site.says(/Press Ctrl-C to stop\./);
    const home = await get(`${origin}/`);
    expect(home.status).toBe(200);
    expect(home.text).toContain("<h1");
    site.child.kill("SIGTERM");
    expect(await site.ended).toBe(0);
    expect(site.output()).toContain("Stopping: requests under way are finished first.");
    await expect(fetch(`${origin}/`)).rejects.toThrow("fetch failed");
  });

  test("tells all that is wrong with the configuration and ends with 1", async () => {
    const site = startCommand("start", [], { env: { PORT: "70000", LOG_LEVEL: "loud" } });
    expect(await site.ended).toBe(1);
    expect(site.output()).toMatch(/PORT[^]*LOG_LEVEL|LOG_LEVEL[^]*PORT/);
  });
});

describe("npm run upstream", () => {
  test("serves the reference upstream alone, and ends with 0 on SIGTERM", async () => {
    const upstream = startCommand("upstream", [], { env: { UPSTREAM_PORT: "0", DATA_DIR: directory } });
    const [, origin] = await upstream.says(/^ {2}(http:\/\/\S+)$/m);
    const brands = await get(`${origin}/api/v2/brands/`);
    expect(brands.status).toBe(200);
    expect(brands.text).toContain('"purple"');
    upstream.child.kill("SIGTERM");
    expect(await upstream.ended).toBe(0);
    expect(upstream.output()).toContain("Stopping the reference upstream.");
  });
});

test("npm run upstream:migrate asks for the role that owns the tables and the one that serves", async () => {
  const move = startCommand("upstream-migrate", [], { env: { DATABASE_URL: "postgres://a@127.0.0.1:1/none" } });
  expect(await move.ended).toBe(1);
  expect(move.output()).toMatch(/^DATABASE_OWNER_URL names the role that owns the tables, .* set both\.\n$/);
});

test("npm run upstream:export asks for the server that the data goes to", async () => {
  const move = startCommand("upstream-export", [], { env: { DATA_DIR: directory } });
  expect(await move.ended).toBe(1);
  expect(move.output()).toBe("DATABASE_URL names the PostgreSQL server that the data goes to; it is not set.\n");
});
