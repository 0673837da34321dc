import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startRecordingUpstream, type RecordingUpstream } from "../support/recording-upstream";
import { bundleSampleServer, runSampleServer } from "../support/sample-process";
import { ask, startSampleSite } from "../support/sample-site";

let upstream: RecordingUpstream;
let site: ReturnType<typeof runSampleServer> | undefined;
beforeAll(bundleSampleServer);
beforeEach(async () => {
  upstream = await startRecordingUpstream();
});
afterEach(async () => {
  site?.signal("SIGKILL");
  await site?.ended;
  await upstream.close();
});

const run = (settings: Record<string, string> = {}) =>
  (site = runSampleServer({ API_HOST: upstream.origin, ...settings }));

/** Holds the upstream's answers back until released. */
function holdUpstream() {
  const held: (() => void)[] = [];
  const answer = upstream.answer;
  const arrived = new Promise<void>((resolve) => {
    upstream.answer = (req, res) => {
      held.push(() => answer(req, res));
      resolve();
    };
  });
  return { arrived, release: () => held.forEach((go) => go()) };
}

const refuses = async (port: number) => {
  for (;;) {
    try {
      await ask(port, "/healthz");
    } catch (error) {
      // The kernel resets a connection that it had queued and the server never saw; one that it saw must be answered.
      const queued =
        (error as NodeJS.ErrnoException).code === "ECONNRESET" && (error as NodeJS.ErrnoException).syscall === "read";
      if (!queued) {
        expect(error).toMatchObject({ code: "ECONNREFUSED" });
        return;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

describe("A server that is told to stop", () => {
  test("fails no request of busy keep-alive clients that heed its readiness", async () => {
    const port = await run({ DRAIN_NOTICE_MS: "500", KEEP_ALIVE_MS: "1000" }).ready();
    let ready = true;
    let answered = 0;
    let answeredWhileStopping = 0;
    const faults: unknown[] = [];
    const get = (agent: Agent) =>
      new Promise<number>((resolve, reject) => {
        const sent = request({ host: "127.0.0.1", port, path: "/form/", agent }, (response) => {
          response.resume().on("end", () => resolve(response.statusCode ?? 0));
        });
        sent.on("error", reject).end();
      });
    const client = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (ready) {
        const status = await get(agent).catch((error: unknown) => error);
        if (status !== 200) faults.push(status);
        answered += 1;
        if (signalled) answeredWhileStopping += 1;
      }
      agent.destroy();
    };
    let signalled = false;
    const clients = Array.from({ length: 16 }, client);
    while (answered < 100) await new Promise((resolve) => setTimeout(resolve, 10));
    signalled = true;
    site!.signal("SIGTERM");
    while (ready) {
      ready = (await ask(port, "/readyz")).status === 200;
    }
    await Promise.all(clients);
    expect(faults).toEqual([]);
    expect(answeredWhileStopping).toBeGreaterThan(0);
    expect(await site!.ended).toBe(0);
    const lines = site!.output.stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { msg: string; status?: number });
    expect(lines.filter(({ msg, status }) => msg === "request" && status === 200)).toHaveLength(answered);
  });

  test("finishes what is under way after it takes no more connections", async () => {
    const port = await run({ DRAIN_NOTICE_MS: "0", KEEP_ALIVE_MS: "100" }).ready();
    const upstreamHeld = holdUpstream();
    const page = ask(port, "/form/", { headers: { connection: "keep-alive" } });
    await upstreamHeld.arrived;
    site!.signal("SIGINT");
    await refuses(port);
    upstreamHeld.release();
    expect(await page).toMatchObject({ status: 200, headers: { connection: "close" } });
    expect(await site!.ended).toBe(0);
  });

  test("answers a connection that is established when it takes no more, though it had not seen it yet", async () => {
    const sample = await startSampleSite({ KEEP_ALIVE_MS: "100" });
    const stopped = sample.close();
    const answers = Array.from({ length: 20 }, () => ask(sample.port, "/form/"));
    // Until the stop is due, so that it comes before the server can accept what the kernel has queued.
    const until = performance.now() + 20;
    while (performance.now() < until);
    expect((await Promise.all(answers)).map(({ status, headers }) => [status, headers.connection])).toEqual(
      answers.map(() => [200, "close"]),
    );
    await stopped;
  });

  test("gives up on a request that never ends when its time is over", async () => {
    const port = await run({ DRAIN_NOTICE_MS: "0", KEEP_ALIVE_MS: "100", DRAIN_TIMEOUT_MS: "500" }).ready();
    const upstreamHeld = holdUpstream();
    const page = ask(port, "/form/").catch((error: unknown) => error);
    await upstreamHeld.arrived;
    site!.signal("SIGTERM");
    expect(await page).toMatchObject({ code: "ECONNRESET" });
    expect(await site!.ended).toBe(0);
  });

  test("does not wait longer than that for a write which the upstream never answers", async () => {
    const never = { API_WRITE_TIMEOUT_MS: "0", API_HEADERS_TIMEOUT_MS: "0", API_DEADLINE_MS: "0" };
    const port = await run({ ...never, DRAIN_NOTICE_MS: "0", KEEP_ALIVE_MS: "100", DRAIN_TIMEOUT_MS: "500" }).ready();
    const upstreamHeld = holdUpstream();
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const sent = ask(port, "/form/", { method: "POST", headers, body: "email=a" }).catch((error: unknown) => error);
    await upstreamHeld.arrived;
    site!.signal("SIGTERM");
    expect(await sent).toMatchObject({ code: "ECONNRESET" });
    expect(await site!.ended).toBe(0);
  });

  test("ends at once at the second signal", async () => {
    const port = await run({ API_HEADERS_TIMEOUT_MS: "0", API_DEADLINE_MS: "0" }).ready();
    const upstreamHeld = holdUpstream();
    const page = ask(port, "/form/").catch((error: unknown) => error);
    await upstreamHeld.arrived;
    site!.signal("SIGTERM");
    while ((await ask(port, "/readyz")).status === 200);
    site!.signal("SIGTERM");
    expect(await site!.ended).toBe(1);
    expect(await page).toMatchObject({ code: "ECONNRESET" });
  });

  test("keeps its reference upstream until the last page is answered, and leaves none behind", async () => {
    const folder = mkdtempSync(join(tmpdir(), "bedlark-embedded-"));
    mkdirSync(join(folder, "build"));
    writeFileSync(
      join(folder, "build/upstream.js"),
      `import { createServer } from "node:http";
       let answered = 0;
       const server = createServer(async (request, response) => {
         if (request.url === "/healthz") return response.end("{}");
         const answer = await fetch("${upstream.origin}" + request.url);
         response.setHeader("content-type", "application/json");
         response.end(await answer.text(), () => (answered += 1));
       }).listen(0, "127.0.0.1", () => process.send({ type: "ready", port: server.address().port }));
       process.on("disconnect", () => process.exit(1));
       process.on("SIGTERM", () => {
         process.stdout.write("upstream " + process.pid + " stops after " + answered + "\\n");
         process.exit(0);
       });`,
    );
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    try {
      site = runSampleServer({ DRAIN_NOTICE_MS: "0", KEEP_ALIVE_MS: "100" }, folder);
      const port = await site.ready();
      const upstreamHeld = holdUpstream();
      const page = ask(port, "/form/");
      await upstreamHeld.arrived;
      site.signal("SIGTERM");
      await refuses(port);
      upstreamHeld.release();
      expect((await page).status).toBe(200);
      expect(await site.ended).toBe(0);
      // Its own count tells the order: the site's lines are written in groups, and so later than they say.
      const [, pid, answered] = (/upstream (\d+) stops after (\d+)/.exec(site.output.stdout) ?? []).map(Number);
      expect(answered).toBe(1);
      expect(() => process.kill(pid!, 0)).toThrow("ESRCH");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe("A server that cannot start", () => {
  test("lists every fault of its configuration, without values, and ends with 1", async () => {
    run({ PORT: "canary", HOST: "0.0.0.0", LOG_LEVEL: "canary" });
    expect(await site!.ended).toBe(1);
    expect(site!.output.stderr).toBe(
      [
        "The configuration has 3 errors:",
        "  PORT must be a whole number",
        "  SITE_URL is required in production when HOST is not a loopback address",
        "  LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent",
        "",
      ].join("\n"),
    );
    expect(site!.output.messages).toEqual([{ type: "failed", text: expect.stringContaining("3 errors") as string }]);
  });

  test("says in a sentence that its port is taken", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    run({ PORT: String(port) });
    expect(await site!.ended).toBe(1);
    expect(site!.output.stderr).toBe(`Port ${port} is taken: set PORT to another one, or stop what uses it.\n`);
    other.close();
  });
});
