import { rmSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { abandonedPipeLog, fullDiskLog, type LogSink, stuckPipeLog } from "../support/log-sinks";
import { bundleUpstream, runUpstream, type UpstreamProcess } from "../support/upstream-process";
import { freshDataDirectory } from "../support/upstream-template";

// Each starts a process beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let bundle: string;
let directory: string;
beforeAll(async () => {
  bundle = await bundleUpstream();
  directory = await freshDataDirectory("small");
});
afterAll(() => {
  rmSync(bundle, { force: true });
  rmSync(directory, { recursive: true, force: true });
});

const sinks: [string, () => LogSink | null, { comesBack: boolean }][] = [
  ["on a disk that is full", fullDiskLog, { comesBack: true }],
  ["behind a reader that has stopped reading", stuckPipeLog, { comesBack: true }],
  ["behind a reader that has gone", abandonedPipeLog, { comesBack: false }],
];

describe.each(sinks)("an upstream whose log is %s", (_, make, { comesBack }) => {
  let sink: LogSink | null;
  let upstream: UpstreamProcess | undefined;
  beforeEach(() => {
    sink = make();
  });
  afterEach(async () => {
    await upstream?.end("SIGKILL");
    sink?.remove();
  });

  test("answers and ends on SIGTERM, and logs again when it can", async (context) => {
    if (sink === null) return context.skip("this user may not mount a small disk");
    upstream = await runUpstream(bundle, { DATA_DIR: directory, LOG_LEVEL: "trace" }, sink.fd);
    const get = async (path: string) => (await fetch(upstream!.origin + path)).status;
    for (let n = 0; n < 100; n += 1) expect(await get("/api/v2/comparisons/")).toBe(200);
    expect(await get("/healthz")).toBe(200);
    if (comesBack) {
      sink.mend();
      while (!sink.written().includes("/api/v2/comparisons/")) expect(await get("/healthz")).toBe(200);
    }
    expect(await upstream.end("SIGTERM")).toEqual([0, null]);
  });
});
