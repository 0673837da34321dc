import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getRequest, readToEnd, sendAhead } from "../support/greedy-client";
import { startRecordingUpstream, type RecordingUpstream } from "../support/recording-upstream";
import { bundleSampleServer, runSampleServer } from "../support/sample-process";
import { ask } from "../support/sample-site";

/** Larger than what the kernel takes for two sockets. */
const size = 20_000_000;

let folder: string;
let upstream: RecordingUpstream;
let server: ReturnType<typeof runSampleServer>;
let port: number;
/** Files that the server has open when nobody asks it. */
let base: number;
beforeAll(async () => {
  await bundleSampleServer();
  folder = mkdtempSync(join(tmpdir(), "bedlark-sockets-"));
  for (const path of ["public", "tests/output/no-assets"]) mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, "tests/output/no-assets/large.woff2"), Buffer.alloc(size));
  writeFileSync(join(folder, "public/large.jpg"), Buffer.alloc(size));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** One server for all tests of a group. */
function startsServer(settings: Record<string, string> = {}) {
  beforeAll(async () => {
    upstream = await startRecordingUpstream();
    server = runSampleServer(
      { API_HOST: upstream.origin, LOG_LEVEL: "debug", KEEP_ALIVE_MS: "100", ...settings },
      folder,
    );
    port = await server.ready();
    await ask(port, "/healthz");
    base = openFiles();
  });
  afterAll(async () => {
    server.signal("SIGKILL");
    await server.ended;
    await upstream.close();
  });
}
const openFiles = () => readdirSync(`/proc/${server.pid}/fd`).length;
const patience = { timeout: 20_000 };

const large = [
  ["an asset of the build", "/build/large.woff2"],
  ["a file", "/large.jpg"],
  ["a page", "/huge/"],
] as const;

/** As long as it takes until what was sent before has been read. */
const settled = async () => {
  for (let n = 0; n < 3; n++) await ask(port, "/healthz");
};

describe("Clients that ask many times ahead and read nothing", () => {
  startsServer();

  describe.each(large)("for %s", (_name, path) => {
    test.each([17, 200])("leave no file open when they leave: %i times", async (times) => {
      const clients = await Promise.all(
        Array.from({ length: 5 }, () => sendAhead(port, getRequest(path).repeat(times))),
      );
      await settled();
      for (const client of clients) client.destroy();
      await expect.poll(openFiles, patience).toBeLessThanOrEqual(base);
    });
  });
});

describe("Clients that ask many times ahead, read nothing and stay", () => {
  startsServer({ DELIVERY_TIMEOUT_MS: "300" });

  test.each(large)("are cut off: for %s", async (_name, path) => {
    const clients = await Promise.all([1, 17, 200].map((times) => sendAhead(port, getRequest(path).repeat(times))));
    await settled();
    await expect.poll(openFiles, patience).toBeLessThanOrEqual(base);
    for (const text of await Promise.all(clients.map(readToEnd))) expect(text.length).toBeLessThan(size);
  });
});

describe("A client that reads", () => {
  startsServer({ DELIVERY_TIMEOUT_MS: "1000", DELIVERY_MIN_RATE: String(size) });

  test("slower than the least rate is cut off, though it never stops", async () => {
    const client = await sendAhead(port, getRequest("/build/large.woff2"));
    const reading = setInterval(() => client.read(65_536), 100);
    await expect.poll(openFiles, patience).toBeGreaterThan(base);
    await expect.poll(openFiles, patience).toBeLessThanOrEqual(base);
    clearInterval(reading);
  });
});

describe("Requests sent ahead", () => {
  startsServer();
  const form = getRequest("/form/");
  let answer: RecordingUpstream["answer"];
  beforeAll(() => void ({ answer } = upstream));
  beforeEach(() => {
    upstream.answer = answer;
    upstream.calls.length = 0;
  });

  test("are not begun, and their connection ends with the answer under way", async () => {
    const held: (() => void)[] = [];
    upstream.answer = (...exchange) => void held.push(() => answer(...exchange));
    const client = await sendAhead(port, form.repeat(17));
    const all = readToEnd(client);
    await expect.poll(() => held.length, patience).toBe(1);
    await settled();
    held[0]!();
    expect((await all).match(/HTTP\/1.1 200 OK/g)).toHaveLength(1);
    expect(upstream.calls).toHaveLength(1);
  });

  test("are not accumulated: the seventeenth ends the connection at once", async () => {
    upstream.answer = () => {};
    const client = await sendAhead(port, form.repeat(17));
    await expect.poll(() => upstream.calls.length, patience).toBe(1);
    client.write(form);
    expect(await readToEnd(client)).toBe("");
    expect(upstream.calls).toHaveLength(1);
  });

  test.each([
    ["with it", 0],
    ["while it is answered", 1],
  ])("behind an answer that ends the connection are not begun: read %s", async (_when, later) => {
    const refused = getRequest("/form/", "Content-Length: 1\r\n");
    for (let times = 0; times < 20; times++) {
      const client = await sendAhead(port, later === 0 ? `${refused}x${form}${form}` : refused);
      if (later > 0) client.write(`x${form}${form}`);
      const text = await readToEnd(client);
      expect(text.match(/HTTP\/1.1 \d+/g)).toEqual(["HTTP/1.1 400"]);
      expect(upstream.calls).toEqual([]);
    }
  });

  test("with an expectation that nobody knows are treated alike: it is ignored", async () => {
    const unknown = getRequest("/healthz", "Expect: much\r\n");
    const ahead = readToEnd(await sendAhead(port, form + unknown));
    expect((await ahead).match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200"]);
    const last = readToEnd(await sendAhead(port, getRequest("/nowhere.png", "Expect: much\r\nConnection: close\r\n")));
    expect((await last).match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 404"]);
    await expect.poll(openFiles, patience).toBeLessThanOrEqual(base);
  });
});
