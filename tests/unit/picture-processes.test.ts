import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { createPictureProcesses, type PictureProcesses } from "~/http/images/picture-processes.server";

const folder = mkdtempSync(join(tmpdir(), "bedlark-picture-process-"));
afterAll(() => rmSync(folder, { recursive: true }));
let processes: PictureProcesses | undefined;
afterEach(() => processes?.close());

/** Processes of which one runs `code` once it has been sent something; `pipe` is its end of the connection. */
function processThat(code: string, { picture = 20_000 } = {}) {
  const script = join(folder, `${Math.random()}.mjs`);
  const head = 'import { Socket } from "node:net";\nconst pipe = new Socket({ fd: 3 });\n';
  writeFileSync(script, `${head}pipe.on("data", () => {${code}});\nprocess.stdout.write("ready");\n`);
  const times = { picture, idle: 60_000, restart: 1000, wait: 20_000 };
  const limits = { queue: 0, processes: 1, maxBytes: 1000 };
  const started = createPictureProcesses({ script, log: pino({ enabled: false }), times, ...limits });
  processes = started;
  return () => started.make(() => Buffer.from("source"), order, new AbortController().signal);
}
const order = { width: 640, quality: 75, formats: [] };

const answer = (body: string, head = `content-length: ${body.length}`) =>
  `"HTTP/1.1 200 OK\\r\\ncontent-type: image/png\\r\\n${head}\\r\\n\\r\\n${body}"`;

describe("A process that makes pictures", () => {
  test("may answer a byte at a time", async () => {
    const bytes = `for (const byte of ${answer("one")}) pipe.write(byte);`;
    expect(await processThat(bytes)()).toEqual({ type: "image/png", body: Buffer.from("one") });
  });

  test.each([
    ["no HTTP", 'pipe.write("{}\\n\\n\\n")'],
    ["zero bytes", "pipe.write(Buffer.alloc(100_000))"],
    [
      "an endless head",
      'setInterval(() => pipe.write(`x: ${"y".repeat(10_000)}\\r\\n`), 1); pipe.write("HTTP/1.1 200 OK\\r\\n")',
    ],
    ["two lengths", `pipe.write(${answer("one", "content-length: 3\\r\\ncontent-length: 4")})`],
    ["more than was agreed on", `pipe.write(${answer("x".repeat(2000))})`],
    [
      "another protocol",
      'pipe.write("HTTP/1.1 101 Switching Protocols\\r\\nupgrade: x\\r\\nconnection: upgrade\\r\\n\\r\\n")',
    ],
    ["half of an answer", `pipe.end(${answer("one", "content-length: 30")})`],
    ["nothing, and ends", "process.abort()"],
    ["nothing, and closes its end", "pipe.destroy()"],
  ])("that says %s loses its picture and nothing else", async (_name, code) => {
    await expect(processThat(code)()).rejects.toMatchObject({ status: 422, code: "encoder_died" });
  });

  test("whose answers go on after the last byte is not asked again", async () => {
    const make = processThat(`pipe.write(${answer("one")} + ${answer("two")})`);
    const made = async () => (await make()).body.toString();
    expect([await made(), await made()]).toEqual(["one", "one"]);
  });

  test("that says nothing for too long is ended", async () => {
    await expect(processThat("", { picture: 500 })()).rejects.toMatchObject({ status: 503, code: "took_too_long" });
  });
});
