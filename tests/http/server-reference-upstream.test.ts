import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import pino from "pino";
import {
  startReferenceUpstream,
  UpstreamStartError,
  type ReferenceUpstream,
} from "~/platform/reference-upstream.server";

/** A process that speaks as the reference upstream does to whoever started it, and misbehaves on request. */
const program = `
import { createServer } from "node:http";
let silent = false;
let slow = false;
let held = 0;
let looks = 0;
const server = createServer((request, response) => {
  if (request.url === "/crash") process.exit(7);
  if (request.url === "/silence") silent = true;
  if (request.url === "/healthz") looks += 1;
  if (silent && request.url === "/healthz") return;
  if (request.url === "/slow-look") slow = true;
  if (slow && request.url === "/healthz" && held === 0) {
    held = 1;
    return;
  }
  response.end(JSON.stringify({ pid: process.pid, looks, held, group: process.env.UPSTREAM_HOST, data: process.env.DATA_DIR, secure: process.env.UPSTREAM_SECURE_COOKIES, secret: process.env.UPSTREAM_VISITOR_SECRET, reach: process.env.UPSTREAM_SITE_REACH }));
});
process.on("disconnect", () => process.exit(0));
process.on("SIGTERM", () => { process.stderr.write(""); process.exit(0); });
process.send({ type: "progress", text: "Opening the database" });
if (process.env.DATA_DIR === "talkative") {
  const text = Buffer.from("one\\n" + "é".repeat(20_000) + "\\n\\nthree ☃\\n");
  for (let n = 0; n < text.length; n += 997) process.stderr.write(text.subarray(n, n + 997));
  process.stdout.write("on standard output");
}
if (process.env.DATA_DIR === "broken") throw new Error("Its last words" + ".".repeat(20_000));
if (process.env.DATA_DIR === "in-use") {
  process.send({ type: "failed", text: "The database is in use by process 12." }, () => process.exit(1));
} else {
  server.listen(Number(process.env.UPSTREAM_PORT), "127.0.0.1", () => {
    process.send({ type: "ready", port: server.address().port, accounts: { people: [] } });
  });
}
`;

const folder = mkdtempSync(join(tmpdir(), "bedlark-upstream-"));
const script = join(folder, "upstream.mjs");
writeFileSync(script, program);
afterAll(() => rmSync(folder, { recursive: true }));

const lines: string[] = [];
const printed: string[] = [];
const output = { write: (line: string) => void printed.push(line) };
const log = pino({}, { write: (line) => void lines.push(line) });
const config = {
  DATA_DIR: "./data",
  HOST: "127.0.0.1",
  LOG_LEVEL: "info" as const,
  DATABASE_URL: undefined,
  UPSTREAM_PORT: undefined,
  PORT: 3000,
  SITE_URL: "https://www.example.com",
  SITE_NAME: "Example Beds",
};
/** Patient where silence is not what is tested: on a busy machine a healthy process may be slow to answer. */
const patient = { every: 20, silence: 60_000, restart: 10 };
const impatient = { ...patient, silence: 200 };

let upstream: ReferenceUpstream | undefined;
const start = async (data = "./data", onProgress?: (text: string) => void, watch = patient) =>
  (upstream = await startReferenceUpstream({
    config: { ...config, DATA_DIR: data },
    log,
    output,
    script,
    watch,
    onProgress,
  }));
afterEach(async () => {
  await upstream?.stop();
  upstream = undefined;
  lines.length = printed.length = 0;
});

const pidOf = async (origin: string) => ((await (await fetch(origin)).json()) as { pid: number }).pid;

/** Asks again until another process answers at the same place. */
async function successor(origin: string, pid: number): Promise<number> {
  for (;;) {
    const found = await pidOf(origin).catch(() => pid);
    if (found !== pid) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

describe("The reference upstream of the site", () => {
  test("is started with its settings, on a free loopback port, and its progress and accounts are handed on", async () => {
    const told: string[] = [];
    const { origin, accounts } = await start("./elsewhere", (text) => told.push(text));
    expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await (await fetch(origin)).json()).toMatchObject({
      group: "127.0.0.1",
      data: "./elsewhere",
      secure: "true",
    });
    expect(told).toEqual(["Opening the database"]);
    expect(accounts).toEqual({ people: [] });
  });

  test.each([
    ["its own machine alone", { HOST: "127.0.0.1", SITE_URL: undefined }, "loopback"],
    ["its own machine alone, by name", { HOST: "::1", SITE_URL: "http://localhost:3000" }, "loopback"],
    ["a public origin", { HOST: "127.0.0.1", SITE_URL: "https://www.example.com" }, "public"],
    ["other machines", { HOST: "0.0.0.0", SITE_URL: "http://localhost:3000" }, "public"],
    ["other machines, in development", { HOST: "::", SITE_URL: undefined }, "public"],
  ])("is told that the site is reached from %s", async (_, settings, reach) => {
    upstream = await startReferenceUpstream({ config: { ...config, ...settings }, log, script, watch: patient });
    expect(await (await fetch(upstream.origin)).json()).toMatchObject({ reach });
  });

  test("is started again at the same place after it ended by itself", async () => {
    const { origin } = await start();
    const first = await pidOf(origin);
    await fetch(`${origin}/crash`).catch(() => {});
    const second = await successor(origin, first);
    await fetch(`${origin}/crash`).catch(() => {});
    await successor(origin, second);
    expect(lines.join("")).toContain('"code":7');
  });

  test("shares a secret with the site, which a restart does not change: a fresh one, or the one that is configured", async () => {
    const secretOf = async (origin: string) => ((await (await fetch(origin)).json()) as { secret: string }).secret;
    const { origin, visitorSecret, stop } = await start();
    expect(visitorSecret).toMatch(/^[\w-]{43}$/);
    expect(await secretOf(origin)).toBe(visitorSecret);
    const first = await pidOf(origin);
    await fetch(`${origin}/crash`).catch(() => {});
    await successor(origin, first);
    expect(await secretOf(origin)).toBe(visitorSecret);
    await stop();
    expect((await start()).visitorSecret).not.toBe(visitorSecret);
    await upstream!.stop();
    const API_VISITOR_SECRET = "configured, and long enough to be one";
    upstream = await startReferenceUpstream({ config: { ...config, API_VISITOR_SECRET }, log, script, watch: patient });
    expect([upstream.visitorSecret, await secretOf(upstream.origin)]).toEqual([API_VISITOR_SECRET, API_VISITOR_SECRET]);
  });

  test("is started again after it was killed", async () => {
    const { origin } = await start();
    const first = await pidOf(origin);
    process.kill(first, "SIGKILL");
    await successor(origin, first);
  });

  test("is killed and started again when it is silent for too long", async () => {
    const { origin } = await start("./data", undefined, impatient);
    const first = await pidOf(origin);
    await fetch(`${origin}/silence`);
    await successor(origin, first);
    expect(lines.join("")).toContain("is silent and is killed");
  });

  test("is not blamed for a time in which the site itself stood still", async () => {
    const { origin } = await start("./data", undefined, { every: 500, silence: 1000, restart: 10 });
    const first = await pidOf(origin);
    await fetch(`${origin}/slow-look`);
    // A look is under way, and the clock goes on while nothing else does, as after Ctrl-Z.
    for (let held = 0; held < 1; held = ((await (await fetch(origin)).json()) as { held: number }).held);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
    for (let looks = 0; looks < 3; looks = ((await (await fetch(origin)).json()) as { looks: number }).looks) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(await pidOf(origin)).toBe(first);
    expect(lines).toEqual([]);
  });

  test("is watched for long without anything piling up", async () => {
    const warnings: Error[] = [];
    const note = (warning: Error) => void warnings.push(warning);
    process.on("warning", note);
    const { origin } = await start();
    for (let looks = 0; looks < 15; looks = ((await (await fetch(origin)).json()) as { looks: number }).looks) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    process.off("warning", note);
    expect(warnings).toEqual([]);
  });

  test("is stopped for good, and not started again", async () => {
    const { origin, stop } = await start();
    const pid = await pidOf(origin);
    await stop();
    expect(() => process.kill(pid, 0)).toThrow("ESRCH");
    await expect(fetch(origin)).rejects.toThrow();
    expect(lines).toEqual([]);
  });

  test("that cannot start is explained in its own sentence", async () => {
    const failing = start("in-use");
    await expect(failing).rejects.toThrow(UpstreamStartError);
    await expect(failing).rejects.toThrow("The database is in use by process 12.");
  });

  test("has what it prints handed on in whole lines", async () => {
    const { stop } = await start("talkative");
    await stop();
    expect(printed.filter((line) => line !== "on standard output\n")).toEqual([
      "one\n",
      `${"é".repeat(20_000)}\n`,
      "\n",
      "three ☃\n",
    ]);
    expect(printed).toContain("on standard output\n");
  });

  test("that crashes while it starts has its last words handed on before that is said", async () => {
    await expect(start("broken")).rejects.toThrow("The reference upstream ended while starting (exit code 1).");
    expect(printed.find((line) => line.startsWith("Error: "))).toBe(`Error: Its last words${".".repeat(20_000)}\n`);
    expect(printed.at(-1)).toBe(`Node.js ${process.version}\n`);
  });
});
