import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { createEncoder, type Encoder } from "~/http/images/encoder.server";

const folder = mkdtempSync(join(tmpdir(), "bedlark-encoder-"));
afterAll(() => rmSync(folder, { recursive: true }));
let encoder: Encoder | undefined;
afterEach(() => encoder?.close());

/** An encoder whose process runs `code` once it has been sent something; `pipe` is its end of the connection. */
function encoderThat(code: string, { picture = 20_000 } = {}) {
  const script = join(folder, `${Math.random()}.mjs`);
  const head = 'import { Socket } from "node:net";\nconst pipe = new Socket({ fd: 3 });\n';
  writeFileSync(script, `${head}pipe.on("data", () => {${code}});\nprocess.stdout.write("ready");\n`);
  const times = { picture, idle: 60_000, restart: 1000 };
  encoder = createEncoder({ script, log: pino({ enabled: false }), times, processes: 1, maxBytes: 1000 });
  return encoder;
}
const order = { width: 640, quality: 75, formats: [] };
const encode = (code: string, options?: { picture: number }) =>
  encoderThat(code, options).encode(Buffer.from("source"), order);

const answer = (body: string, head = `content-length: ${body.length}`) =>
  `"HTTP/1.1 200 OK\\r\\ncontent-type: image/png\\r\\n${head}\\r\\n\\r\\n${body}"`;

describe("A process that makes pictures", () => {
  test("may answer a byte at a time", async () => {
    const bytes = `for (const byte of ${answer("one")}) pipe.write(byte);`;
    expect(await encode(bytes)).toEqual({ type: "image/png", body: Buffer.from("one") });
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
    await expect(encode(code)).rejects.toMatchObject({ status: 422, code: "encoder_died" });
  });

  test("whose answers go on after the last byte is not asked again", async () => {
    const encoder = encoderThat(`pipe.write(${answer("one")} + ${answer("two")})`);
    const made = async () => (await encoder.encode(Buffer.from("source"), order)).body.toString();
    expect([await made(), await made()]).toEqual(["one", "one"]);
  });

  test("that says nothing for too long is ended", async () => {
    await expect(encode("", { picture: 500 })).rejects.toMatchObject({ status: 503, code: "took_too_long" });
  });
});
