import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Socket } from "node:net";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getRequest, sendAhead } from "../support/greedy-client";
import { bundlePictureProcess } from "../support/bundled-process";
import { jpeg } from "../support/picture-files";
import { startRecordingUpstream, type RecordingUpstream } from "../support/recording-upstream";
import { bundleSampleServer, runSampleServer } from "../support/sample-process";
import { ask } from "../support/sample-site";

/** Many clients of many bad kinds at once against one server process: all of them end, and nothing of them stays. */

const root = fileURLToPath(new URL("../..", import.meta.url));
const size = 8_000_000;

let pictureProcess: string;
let picture: Buffer;
let folder: string;
let upstream: RecordingUpstream;
let server: ReturnType<typeof runSampleServer>;
let port: number;
beforeAll(async () => {
  await bundleSampleServer();
  pictureProcess = await bundlePictureProcess();
  picture = await jpeg({ width: 3000, height: 2000 });
});
beforeEach(async () => {
  upstream = await startRecordingUpstream();
  folder = mkdtempSync(join(tmpdir(), "bedlark-slow-clients-"));
  for (const path of ["build", "public", "tests/output/no-assets"]) mkdirSync(join(folder, path), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  symlinkSync(pictureProcess, join(folder, "build/picture-process.js"));
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  writeFileSync(join(folder, "tests/output/no-assets/large.woff2"), Buffer.alloc(size));
  writeFileSync(join(folder, "public/large.jpg"), picture);
});
afterEach(async () => {
  server.signal("SIGKILL");
  await server.ended;
  await upstream.close();
  rmSync(folder, { recursive: true });
});

async function run(settings: Record<string, string>) {
  const quiet = { LOG_LEVEL: "warn", KEEP_ALIVE_MS: "500", RATE_LIMIT_IMAGES: "0", MAX_IN_FLIGHT_PER_ADDRESS: "100" };
  server = runSampleServer({ API_HOST: upstream.origin, ...quiet, ...settings }, folder);
  port = await server.ready();
  // What every later request opens too: the socket to the upstream and the pipes of the process for pictures.
  await ask(port, "/form/");
  await ask(port, paths.picture);
}
const paths = {
  page: "/huge/",
  asset: "/build/large.woff2",
  file: "/large.jpg",
  picture: "/_next/image/?url=%2Flarge.jpg&w=3840&q=90",
  refusal: "/nowhere.png",
};
const openFiles = () => readdirSync(`/proc/${server.pid}/fd`).length;
const settles = (base: number) => expect.poll(openFiles, { timeout: 120_000, interval: 250 }).toBeLessThanOrEqual(base);
const stays = { error: () => {} };

/** Sends a text piece by piece for as long as the connection lasts. */
async function drip(text: string, everyMs: number): Promise<void> {
  const socket = await sendAhead(port, text.slice(0, 1));
  let gone = false;
  socket.on("close", () => (gone = true)).resume();
  for (let at = 1; at < text.length && !gone; at++) {
    await sleep(everyMs);
    socket.write(text[at]!, stays.error);
  }
}

describe.each(Object.entries(paths))("Fifty clients of a %s", (_name, path) => {
  test("that send 200 requests ahead and leave at any moment leave nothing open", async () => {
    await run({ DELIVERY_TIMEOUT_MS: "60000" });
    const base = openFiles();
    await Promise.all(
      Array.from({ length: 50 }, async (_, number) => {
        const client = await sendAhead(port, getRequest(path).repeat([1, 16, 17, 200][number % 4]!));
        await sleep(number * 20);
        if (number % 2 === 0) client.resume();
        await sleep(number % 7);
        client.destroy();
      }),
    );
    await settles(base);
    expect((await ask(port, "/form/")).status).toBe(200);
  });

  test("that stay and read nothing are cut off, or have been given all that they asked for", async () => {
    await run({ DELIVERY_TIMEOUT_MS: "1000" });
    const base = openFiles();
    const clients: Socket[] = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        sendAhead(port, getRequest(path).repeat([1, 16, 17, 200][number % 4]!)),
      ),
    );
    await settles(base);
    for (const client of clients) client.destroy();
  });
});

describe("Clients that read", () => {
  /** Bytes that came, at about so many a second, until the connection ended or all was there. */
  async function readSlowly(path: string, bytesASecond: number, enough: number): Promise<number> {
    const client = await sendAhead(port, getRequest(path, "Connection: close\r\n"));
    let received = 0;
    let ended = false;
    client.on("close", () => (ended = true)).on("end", () => (ended = true));
    while (!ended && received < enough) {
      await sleep(100);
      received += (client.read(Math.min(bytesASecond / 10, client.readableLength)) as Buffer | null)?.length ?? 0;
      if (client.readableLength === 0) client.read(0);
    }
    client.destroy();
    return received;
  }

  test("4,000 bytes a second, as a phone on 2G, are given a whole asset of 100 KB", async () => {
    writeFileSync(join(folder, "tests/output/no-assets/page.css"), "a".repeat(100_000));
    await run({});
    expect(await readSlowly("/build/page.css", 4000, 100_000)).toBeGreaterThanOrEqual(100_000);
  });

  test("a megabyte a second never stop long enough to be cut off", async () => {
    await run({ DELIVERY_TIMEOUT_MS: "3000" });
    expect(await readSlowly("/build/large.woff2", 1_000_000, size)).toBeGreaterThanOrEqual(size);
  });

  test("a megabyte a second where ten are the least are cut off", async () => {
    writeFileSync(join(folder, "tests/output/no-assets/huge.woff2"), Buffer.alloc(size * 4));
    await run({ DELIVERY_TIMEOUT_MS: "3000", DELIVERY_MIN_RATE: "10000000" });
    expect(await readSlowly("/build/huge.woff2", 1_000_000, size * 4)).toBeLessThan(size * 4);
  });
});

describe("Clients that write slowly", () => {
  test("their request line, headers or form are cut off, a hundred of them, while others are served", async () => {
    await run({});
    const base = openFiles();
    const form =
      "POST /form/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\n";
    const endless = [
      `GET /${"a".repeat(2000)}`,
      `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"a".repeat(2000)}`,
      form + "a".repeat(999),
    ];
    const clients = Array.from({ length: 99 }, (_, number) => drip(endless[number % 3]!, 100));
    // And some that say nothing at all.
    const silent = await Promise.all(Array.from({ length: 10 }, () => sendAhead(port, "")));
    for (let n = 0; n < 5; n++) {
      expect((await ask(port, "/form/")).status).toBe(200);
      await sleep(200);
    }
    await Promise.all(clients);
    await settles(base);
    for (const client of silent) client.destroy();
  });
});

describe("A server that is told to stop, again and again", () => {
  test("resets no connection that was made before it took no more", async () => {
    const resets: unknown[] = [];
    let answered = 0;
    for (let stop = 0; stop < 15; stop++) {
      await run({ DRAIN_NOTICE_MS: "0", KEEP_ALIVE_MS: "100" });
      let over = false;
      const client = async () => {
        while (!over) {
          await ask(port, "/form/").then(
            () => (answered += 1),
            (error: NodeJS.ErrnoException) => {
              if (error.code === "ECONNREFUSED") over = true;
              else if (!over) resets.push(`stop ${stop}: ${error.syscall} ${error.code}`);
            },
          );
        }
      };
      const clients = Array.from({ length: 16 }, client);
      await sleep(300 + stop * 10);
      server.signal("SIGTERM");
      await Promise.all(clients);
      expect(await server.ended).toBe(0);
    }
    expect(answered).toBeGreaterThan(15);
    // Between the last look at the kernel's queue and the close there are some microseconds.
    expect(resets.length, resets.join(", ")).toBeLessThanOrEqual(1);
  });
});
