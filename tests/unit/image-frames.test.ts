import { PassThrough } from "node:stream";
import { describe, expect, test } from "vitest";
import { readFrames, writeFrame, type Frame } from "~/http/images/frames.server";

function reader(maxBytes = 1000) {
  const pipe = new PassThrough();
  const frames: Frame<object>[] = [];
  let faults = 0;
  readFrames<object>(
    pipe,
    maxBytes,
    (frame) => frames.push(frame),
    () => (faults += 1),
  );
  return { pipe, frames, faults: () => faults };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));
const sized = (head: string, bodyLength = 0) => {
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32BE(head.length, 0);
  lengths.writeUInt32BE(bodyLength, 4);
  return Buffer.concat([lengths, Buffer.from(head)]);
};

describe("Frames over a pipe", () => {
  test("arrive as they were sent, however they are cut on their way", async () => {
    const sent = new PassThrough();
    writeFrame(sent, { type: "image/png" }, Buffer.from("one"));
    writeFrame(sent, { type: null }, Buffer.alloc(0));
    const { pipe, frames } = reader();
    for (const byte of sent.read() as Buffer) pipe.write(Buffer.from([byte]));
    await turn();
    expect(frames.map(({ head, body }) => [head, body.toString()])).toEqual([
      [{ type: "image/png" }, "one"],
      [{ type: null }, ""],
    ]);
  });

  test.each([
    ["no JSON", sized("{")],
    ["JSON that is no object", sized("null")],
    ["more than was agreed on", sized("{}", 2000)],
  ])("that hold %s are a fault of who sent them, and nothing is thrown", async (_name, bytes) => {
    const { pipe, frames, faults } = reader();
    pipe.write(bytes);
    await turn();
    expect([frames, faults()]).toEqual([[], 1]);
  });
});
