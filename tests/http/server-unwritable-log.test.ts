import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
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
