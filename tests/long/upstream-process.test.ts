import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openEngine } from "../../upstream/database/engine";
import { ApiVisitor } from "../support/api-visitor";
import { startMailServer } from "../support/mail-server";
import { bundleUpstream, runUpstream } from "../support/upstream-process";
import { freshDataDirectory, onFatal, projectFolder } from "../support/upstream-template";

// Each starts processes beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const output = join(projectFolder(), "tests", "output");

describe("the upstream's process", () => {
  let bundle: string;
  let directory: string;
  beforeAll(async () => {
    mkdirSync(output, { recursive: true });
    bundle = await bundleUpstream();
    directory = await freshDataDirectory("small");
  });
  afterAll(() => {
    rmSync(bundle, { force: true });
    rmSync(directory, { recursive: true, force: true });
  });

  test("tells every fault of its settings at once, without their values, and exits with 1", async () => {
    const upstream = await runUpstream(bundle, {
      UPSTREAM_PORT: "70000",
      LOG_LEVEL: "loud",
      DATABASE_URL: "mysql://secret",
      UPSTREAM_TRUSTED_ORIGINS: "www.example.com",
    });
    const [code] = await upstream.ended;
    expect(code).toBe(1);
    const message = upstream.messages.at(-1);
    expect(message?.type).toBe("failed");
    for (const name of ["UPSTREAM_PORT", "LOG_LEVEL", "DATABASE_URL", "UPSTREAM_TRUSTED_ORIGINS"]) {
      expect(upstream.output()).toContain(name);
      expect(message?.type === "failed" && message.text).toContain(name);
    }
    expect(upstream.output()).not.toContain("secret");
  });

  test("warns at its start, and serves, where no secret is set and no program bounds what opens visitors' files", async () => {
    for (const [settings, warns] of [
      [{ PATH: "/nowhere" }, true],
      [{ UPSTREAM_VISITOR_SECRET: "a secret of thirty-two characters or more" }, false],
    ] as const) {
      const upstream = await runUpstream(bundle, { DATA_DIR: directory, ...settings });
      expect(upstream.messages.at(-1)?.type).toBe("ready");
      // All lines of the log have left when it has ended.
      expect(await upstream.end("SIGTERM")).toEqual([0, null]);
      for (const warning of ["prlimit of util-linux is missing", "UPSTREAM_VISITOR_SECRET is not set"])
        expect([warning, upstream.output().includes(warning)]).toEqual([warning, warns]);
    }
  });

  test("says what it does, then its port; a second one on its directory is told who holds it", async () => {
    const first = await runUpstream(bundle, { DATA_DIR: directory, LOG_LEVEL: "silent" });
    expect(first.messages[0]).toEqual({ type: "progress", text: "Opening the database" });
    expect(first.messages.at(-1)?.type).toBe("ready");
    const second = await runUpstream(bundle, { DATA_DIR: directory });
    expect((await second.ended)[0]).toBe(1);
    expect(second.output()).toContain(`is in use by process ${first.child.pid}`);
    const taken = await runUpstream(bundle, {
      DATA_DIR: `${directory}-other`,
      UPSTREAM_PORT: new URL(first.origin).port,
    });
    expect((await taken.ended)[0]).toBe(1);
    expect(taken.output()).toMatch(/can't listen on 127\.0\.0\.1:\d+ \(EADDRINUSE\)/);
    rmSync(`${directory}-other`, { recursive: true, force: true });
    expect(await first.end("SIGTERM")).toEqual([0, null]);
  });

  test("answers what is under way before it stops", async () => {
    const upstream = await runUpstream(bundle, { DATA_DIR: directory, LOG_LEVEL: "silent" });
    const body = JSON.stringify({ email: "sleeper@example.com", password: "mattress-demo" });
    const token = "a".repeat(32);
    const answered = new Promise<number>((resolve, reject) => {
      const call = request(`${upstream.origin}/api/v2/auth/signin/`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "content-length": body.length,
          cookie: `csrftoken=${token}`,
          "x-csrftoken": token,
          expect: "100-continue",
        },
      });
      // The server has the request when it asks for the body; only then does the stop begin.
      call.on("continue", () => {
        upstream.child.kill("SIGTERM");
        call.end(body);
      });
      call.on("response", (response) => resolve(response.resume().statusCode ?? 0)).on("error", reject);
      call.flushHeaders();
    });
    expect(await answered).toBe(200);
    expect(await upstream.ended).toEqual([0, null]);
  });

  test("sends account mail long before its next upkeep, and stops beside a mail server that says nothing", async () => {
    const server = await startMailServer();
    const upstream = await runUpstream(bundle, {
      DATA_DIR: directory,
      LOG_LEVEL: "silent",
      UPSTREAM_SMTP_URL: server.url,
      UPSTREAM_MAIL_FROM: "mail@bedlark.test",
      UPSTREAM_SITE_URL: "https://www.bedlark.test",
    });
    const reset = (email: string) => new ApiVisitor(upstream.origin).write("POST", "/api/v2/auth/reset/", { email });
    // Upkeep is every minute, and begins with the first.
    const soon = { timeout: 40_000, interval: 20 };
    await reset("sleeper@example.com");
    await vi.waitUntil(() => server.mails.length === 1, soon);
    server.mannersOf.set("owner@example.com", "hang");
    await reset("owner@example.com");
    await vi.waitUntil(() => server.hanging === 1, soon);
    expect(await upstream.end("SIGTERM")).toEqual([0, null]);
    server.cut();
    await server.close();
  });

  test("stops when its parent goes while it still seeds its database", async () => {
    const empty = mkdtempSync(join(output, "empty-"));
    const child = fork(bundle, [], {
      env: { ...process.env, UPSTREAM_PORT: "0", DATA_DIR: empty },
      silent: true,
      execArgv: [],
    });
    await once(child, "message");
    const ended = once(child, "exit");
    child.disconnect();
    expect(await ended).toEqual([0, null]);
    rmSync(empty, { recursive: true, force: true });
  });

  test("stops when its parent has gone", async () => {
    const upstream = await runUpstream(bundle, { DATA_DIR: directory, LOG_LEVEL: "silent" });
    const ended = new Promise((resolve) => upstream.child.once("exit", resolve));
    upstream.child.disconnect();
    expect(await ended).toBe(0);
  });

  test("tells which version to start first where its database is too old, and exits with 1", async () => {
    const engine = await openEngine({ dataDirectory: directory, onFatal });
    await sql`delete from kysely_migration where name <> '0058-baseline'`.execute(engine.db);
    await sql`update kysely_migration set name = '0045-demonstration-accounts'`.execute(engine.db);
    await engine.close();
    const upstream = await runUpstream(bundle, { DATA_DIR: directory });
    expect(await upstream.ended).toEqual([1, null]);
    const text = expect.stringMatching(/^The database stands at 0045-.* start the last Bedlark 0\.1\.0 with it once/);
    expect(upstream.messages.at(-1)).toEqual({ type: "failed", text });
    expect(upstream.output()).toContain("start the last Bedlark 0.1.0 with it once, then this version.\n");
  });
});
