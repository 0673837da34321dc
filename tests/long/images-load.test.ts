import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { childrenRunning, environmentOf, isRunning, priorities } from "../support/child-processes";
import { bundlePictureProcess } from "../support/bundled-process";
import { jpeg, png } from "../support/picture-files";
import { modern, startPictureSite, type PictureSite } from "../support/picture-site";
import { startRecordingUpstream } from "../support/recording-upstream";
import { bundleSampleServer, runSampleServer } from "../support/sample-process";
import { ask } from "../support/sample-site";

let small: Buffer;
let large: Buffer;
let script: string;
beforeAll(async () => {
  script = await bundlePictureProcess();
  small = await png({ width: 30, height: 20 });
  large = await jpeg({ width: 3000, height: 2000 });
});

let site: PictureSite | undefined;
const start = async (...options: Parameters<typeof startPictureSite>) => {
  const started = await startPictureSite(...options);
  await started.put("small.png", small);
  await started.put("large.jpg", large);
  return (site = started);
};
afterEach(async () => {
  await site?.close();
  site = undefined;
});

const makers = () => childrenRunning(script);
/** The process has a lower priority, so it may be a while before it notices anything. */
const patience = { timeout: 20_000 };

describe("Many who ask at once", () => {
  test("for the same picture wait for one and the same", async () => {
    const site = await start();
    site.host.on("GET /a.png", (_request, response) => {
      response.setHeader("content-type", "image/png");
      setTimeout(() => response.end(small), 100);
    });
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.picture("http://pictures.example/a.png")));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(site.host.requestsOf("GET /a.png")).toHaveLength(1);
    expect(makers()).toHaveLength(1);
  });

  test("for more than can wait are told to come back, and the others are served", async () => {
    const site = await start({ IMAGE_QUEUE: "2" });
    const wanted = [640, 750, 828, 1080, 1200, 1920, 2048, 3840].map((w) =>
      site.picture("/large.jpg", { w, headers: modern }),
    );
    const answers = await Promise.all(wanted);
    const shed = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(3);
    expect(shed.length).toBeGreaterThan(0);
    for (const { headers } of shed) {
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      expect(headers["cache-control"]).toBe("private, no-store");
      expect(await site.accessLine(String(headers["x-request-id"]))).toMatchObject({ outcome: "shed", status: 503 });
    }
    expect((await site.picture("/large.jpg", { w: 3840 })).status).toBe(200);
  });

  test("leave the pages alone: those are answered while pictures wait", async () => {
    const site = await start();
    let waiting = 8;
    const pictures = [640, 750, 828, 1080, 1200, 1920, 2048, 3840].map((w) =>
      site.picture("/large.jpg", { w }).finally(() => (waiting -= 1)),
    );
    expect((await site.ask("/form/")).status).toBe(200);
    expect(waiting).toBeGreaterThan(0);
    await Promise.all(pictures);
  });

  test("do not hold up pictures of ours by a host that does not answer", async () => {
    const site = await start({ IMAGE_TIMEOUT_MS: "1000" });
    let [at, most] = [0, 0];
    for (let number = 0; number < 8; number++) {
      site.host.on(`GET /${number}.png`, (_request, response) => {
        most = Math.max(most, (at += 1));
        response.once("close", () => (at -= 1));
      });
    }
    const slow = Array.from({ length: 8 }, (_, number) => site.picture(`http://pictures.example/${number}.png`));
    expect((await site.picture("/small.png")).status).toBe(200);
    await Promise.all(slow);
    expect(most).toBeLessThanOrEqual(4);
  });

  test("from one address are counted, kept pictures too, and pages are not", async () => {
    const site = await start({ RATE_LIMIT_IMAGES: "2" });
    const statuses = async () => (await site.picture("/small.png")).status;
    expect([await statuses(), await statuses(), await statuses()]).toEqual([200, 200, 429]);
    expect(Number((await site.picture("/small.png")).headers["retry-after"])).toBeGreaterThan(0);
    expect((await site.ask("/form/")).status).toBe(200);
  });

  test("and leave are not worked for", async () => {
    const site = await start();
    let closed = false;
    const held = new Promise<void>((resolve) => {
      site.host.on("GET /held.png", (_request, response) => {
        response.once("close", () => (closed = true));
        resolve();
      });
    });
    const url = encodeURIComponent("http://pictures.example/held.png");
    const sent = request({ host: "127.0.0.1", port: site.port, path: `/_next/image/?url=${url}&w=640&q=75` });
    sent.on("error", () => {});
    sent.end();
    await held;
    sent.destroy();
    await expect.poll(() => closed, patience).toBe(true);
    site.host.on("GET /held.png", { headers: { "content-type": "image/png" }, body: small });
    expect((await site.picture("http://pictures.example/held.png")).status).toBe(200);
  });
});

describe("The process that makes pictures", () => {
  test("is started by the first picture, has a lower priority in each of its threads and knows no setting", async () => {
    const site = await start();
    expect(makers()).toEqual([]);
    await site.picture("/large.jpg", { headers: modern });
    const [pid] = makers();
    expect(new Set(priorities(pid!))).toEqual(new Set([constants.priority.PRIORITY_BELOW_NORMAL]));
    expect(priorities(pid!).length).toBeGreaterThan(4);
    expect(
      environmentOf(pid!)
        .map((pair) => pair.split("=")[0])
        .sort(),
    ).toEqual(["MALLOC_ARENA_MAX", "NODE_ENV", "UV_THREADPOOL_SIZE"]);
  });

  test("is started again when it has died", async () => {
    const site = await start();
    await site.picture("/small.png");
    const [first] = makers();
    process.kill(first!, "SIGKILL");
    expect((await site.picture("/small.png", { w: 750 })).status).toBe(200);
    expect(makers()).not.toContain(first);
    expect(site.log.join("")).toContain("A process that makes pictures ended");
  });

  test("takes only its own picture with it, which is not tried again at once", async () => {
    const site = await start();
    const dying = site.picture("/large.jpg", { w: 3840 });
    await expect.poll(makers, patience).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    // Whoever it is that dies: a picture that kills its maker must not kill one after the other.
    for (const pid of makers()) process.kill(pid, "SIGKILL");
    expect([422, 503]).toContain((await dying).status);
    await site.put("other.png", await png({ width: 40, height: 40 }));
    await expect.poll(async () => (await site.picture("/other.png")).status, patience).toBe(200);
  });

  test("is ended when a picture takes too long; whoever waits is told to come back", async () => {
    const site = await start({}, { times: { picture: 1 } });
    const { status, headers } = await site.picture("/large.jpg", { w: 3840 });
    expect([status, headers["retry-after"]]).toEqual([503, "30"]);
    await expect.poll(makers, patience).toEqual([]);
    // Nor is it tried again at once, at any width.
    expect((await site.picture("/large.jpg", { w: 640 })).status).toBe(503);
    expect(makers()).toEqual([]);
  });

  test("is ended when nobody has asked for a while, and then started again", async () => {
    const site = await start({}, { times: { idle: 100 } });
    expect((await site.picture("/small.png")).status).toBe(200);
    await expect.poll(makers, patience).toEqual([]);
    expect((await site.picture("/small.png", { w: 750 })).status).toBe(200);
    expect(site.log.join("")).not.toContain('"level":"error"');
  });

  test("does not end with the terminal's Ctrl-C or a stop sent to the whole group: the server decides", async () => {
    const site = await start();
    await site.picture("/small.png");
    const [pid] = makers();
    process.kill(pid!, "SIGINT");
    process.kill(pid!, "SIGTERM");
    expect((await site.picture("/small.png", { w: 750 })).status).toBe(200);
    expect(makers()).toEqual([pid]);
  });

  test("ends with the server that is closed", async () => {
    const closing = await start();
    site = undefined;
    await closing.picture("/small.png");
    const [pid] = makers();
    await closing.close();
    expect(isRunning(pid!)).toBe(false);
  });
});

describe("A server without the process", () => {
  test("says so, asks to come back, and does not try with each request", async () => {
    const folder = mkdtempSync(join(tmpdir(), "bedlark-no-process-"));
    writeFileSync(join(folder, "broken.mjs"), "process.exit(3);");
    const site = await start({}, { script: join(folder, "broken.mjs") });
    for (const w of [640, 750, 828, 1080]) {
      const { status, headers } = await site.picture("/small.png", { w });
      expect([status, Number(headers["retry-after"]) > 0]).toEqual([503, true]);
    }
    const ends = site.log.filter((line) => line.includes("A process that makes pictures ended"));
    expect(ends).toHaveLength(1);
    expect(ends[0]).toContain('"code":3');
    expect((await site.ask("/form/")).status).toBe(200);
    rmSync(folder, { recursive: true });
  });
});

describe("The whole server", () => {
  const root = fileURLToPath(new URL("../..", import.meta.url));

  /** The server in a process of its own, in a folder with the process for pictures and one large picture. */
  async function runWhole() {
    await bundleSampleServer();
    const upstream = await startRecordingUpstream();
    const folder = mkdtempSync(join(tmpdir(), "bedlark-whole-"));
    mkdirSync(join(folder, "build"));
    mkdirSync(join(folder, "public"));
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    symlinkSync(script, join(folder, "build/picture-process.js"));
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    writeFileSync(join(folder, "public/large.jpg"), large);
    const server = runSampleServer({ API_HOST: upstream.origin, DRAIN_NOTICE_MS: "0", KEEP_ALIVE_MS: "100" }, folder);
    const port = await server.ready();
    const picture = () => ask(port, "/_next/image/?url=%2Flarge.jpg&w=3840&q=75");
    const end = async () => {
      server.signal("SIGKILL");
      await server.ended;
      await upstream.close();
      rmSync(folder, { recursive: true });
    };
    return { server, picture, end, maker: () => childrenRunning("picture-process", server.pid)[0] };
  }

  test("takes the process with it when it is killed in the midst of a picture", async () => {
    const { server, picture, maker, end } = await runWhole();
    const lost = picture().catch((error: unknown) => error);
    await expect.poll(maker, patience).toBeDefined();
    const pid = maker()!;
    server.signal("SIGKILL");
    expect(await lost).toMatchObject({ code: "ECONNRESET" });
    await expect.poll(() => isRunning(pid), patience).toBe(false);
    await end();
  });

  test("finishes the pictures under way when it is told to stop, and leaves no process behind", async () => {
    const { server, picture, maker, end } = await runWhole();
    const last = picture();
    await expect.poll(maker, patience).toBeDefined();
    const pid = maker()!;
    server.signal("SIGTERM");
    expect(await last).toMatchObject({ status: 200, headers: { "content-type": "image/jpeg", connection: "close" } });
    expect(await server.ended).toBe(0);
    expect(isRunning(pid)).toBe(false);
    await end();
  });
});
