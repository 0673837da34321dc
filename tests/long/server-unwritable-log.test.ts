import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { abandonedPipeLog, fullDiskLog, type LogSink, stuckPipeLog } from "../support/log-sinks";
import { startRecordingUpstream, type RecordingUpstream } from "../support/recording-upstream";
import { bundleSampleServer, runSampleServer } from "../support/sample-process";
import { ask } from "../support/sample-site";

// It only ends a test that hangs.
vi.setConfig({ testTimeout: 120_000 });

const sinks: [string, () => LogSink | null, { comesBack: boolean }][] = [
  ["on a disk that is full", fullDiskLog, { comesBack: true }],
  ["behind a reader that has stopped reading", stuckPipeLog, { comesBack: true }],
  ["behind a reader that has gone", abandonedPipeLog, { comesBack: false }],
];

describe.each(sinks)("A site whose log is %s", (_, make, { comesBack }) => {
  let upstream: RecordingUpstream;
  let sink: LogSink | null;
  let site: ReturnType<typeof runSampleServer> | undefined;
  beforeAll(bundleSampleServer);
  beforeEach(async () => {
    upstream = await startRecordingUpstream();
    sink = make();
  });
  afterEach(async () => {
    site?.signal("SIGKILL");
    await site?.ended;
    sink?.remove();
    await upstream.close();
  });

  const settings = { LOG_LEVEL: "trace", DRAIN_NOTICE_MS: "0", KEEP_ALIVE_MS: "100" };
  const start = async ({ fd }: LogSink) => {
    site = runSampleServer({ API_HOST: upstream.origin, ...settings }, undefined, fd);
    return site.ready();
  };
  const pages = async (port: number) => {
    for (let n = 0; n < 60; n += 1) {
      const { status } = await ask(port, `/form/?a=${n}`, { headers: { "x-request-id": `the-request-${n}` } });
      expect(status).toBe(200);
    }
    expect((await ask(port, "/healthz")).status).toBe(200);
    expect((await ask(port, "/readyz")).status).toBe(200);
  };

  test("answers pages and health checks, and ends on SIGTERM", async (context) => {
    if (sink === null) return context.skip("this user may not mount a small disk");
    await pages(await start(sink));
    site!.signal("SIGTERM");
    expect(await site!.ended).toBe(0);
  });

  if (!comesBack) return;

  test("logs again when it can, and no line is cut", async (context) => {
    if (sink === null) return context.skip("this user may not mount a small disk");
    const port = await start(sink);
    await pages(port);
    sink.mend();
    while (!sink.written().includes("the-request-59")) await ask(port, "/healthz");
    await ask(port, "/form/", { headers: { "x-request-id": "after-the-fault" } });
    site!.signal("SIGTERM");
    expect(await site!.ended).toBe(0);
    const lines = sink
      .written()
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as { reqId?: string; why?: string });
    expect(lines.filter(({ reqId }) => reqId === "after-the-fault")).not.toEqual([]);
    expect(lines.map(({ why }) => why)).toContain("SIGTERM");
  });
});

/** A process that speaks as the reference upstream does to the site that starts it, and logs a long line for each request. */
const talkativeUpstream = `
import { createServer } from "node:http";
const server = createServer((request, response) => {
  process.stderr.write(JSON.stringify({ service: "upstream", path: request.url, words: "x".repeat(20_000) }) + "\\n");
  response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
});
process.on("disconnect", () => process.exit(0));
process.on("SIGTERM", () => process.exit(0));
process.stderr.write("Opening the database\\n");
server.listen(0, "127.0.0.1", () => process.send({ type: "ready", port: server.address().port }));
`;

describe("A site with an upstream of its own, whose log is behind a reader that has stopped reading", () => {
  const folder = mkdtempSync(join(tmpdir(), "bedlark-site-"));
  let sink: LogSink;
  let site: ReturnType<typeof runSampleServer> | undefined;
  beforeAll(async () => {
    mkdirSync(join(folder, "build"));
    writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
    writeFileSync(join(folder, "build", "upstream.js"), talkativeUpstream);
    await bundleSampleServer();
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeEach(() => {
    sink = stuckPipeLog();
  });
  afterEach(async () => {
    site?.signal("SIGKILL");
    await site?.ended;
    sink.remove();
  });

  const settings = { LOG_LEVEL: "trace", DRAIN_NOTICE_MS: "0", KEEP_ALIVE_MS: "100", HOST: "127.0.0.1" };
  const pages = async (port: number) => {
    for (let n = 0; n < 20; n += 1) {
      const { status } = await ask(port, "/form/", { headers: { "x-request-id": `the-request-${n}` } });
      expect([status, (await ask(port, "/readyz")).status]).toEqual([200, 200]);
    }
  };

  test("answers, and ends on SIGTERM", async () => {
    site = runSampleServer(settings, folder, sink.fd);
    await pages(await site.ready());
    site.signal("SIGTERM");
    expect(await site.ended).toBe(0);
  });

  test("has the lines of both once it is read again, and none within another", async () => {
    site = runSampleServer(settings, folder, sink.fd);
    const port = await site.ready();
    await pages(port);
    while (!sink.written().includes("the-request-19")) await ask(port, "/healthz");
    site.signal("SIGTERM");
    expect(await site.ended).toBe(0);
    const [first, ...lines] = sink.written().trimEnd().split("\n");
    expect(first).toBe("Opening the database");
    const parsed = lines.map((line) => JSON.parse(line) as { service?: string; why?: string });
    expect(parsed.filter(({ service }) => service === "upstream")).not.toEqual([]);
    expect(parsed.map(({ why }) => why)).toContain("SIGTERM");
  });
});
