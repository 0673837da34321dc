import type { Readable, Writable } from "node:stream";

/** A message over a pipe: a head in JSON and bytes. As frames the bytes need no copy in JSON or by structured clone. */
export interface Frame<Head> {
  head: Head;
  body: Buffer;
}

/** Four bytes for the length of the head, four for that of the body, both as unsigned big-endian numbers. */
const lengths = 8;

export function writeFrame(pipe: Writable, head: object, body: Buffer): void {
  const json = Buffer.from(JSON.stringify(head));
  const prefix = Buffer.alloc(lengths);
  prefix.writeUInt32BE(json.length, 0);
  prefix.writeUInt32BE(body.length, 4);
  pipe.cork();
  pipe.write(prefix);
  pipe.write(json);
  if (body.length > 0) pipe.write(body);
  pipe.uncork();
}

/** Calls `onFrame` for each whole frame; `maxBytes` is for the two ends to trust each other no further than needed. */
export function readFrames<Head>(
  pipe: Readable,
  maxBytes: number,
  onFrame: (frame: Frame<Head>) => void,
  onFault: () => void,
): void {
  let chunks: Buffer[] = [];
  let received = 0;
  let wanted = lengths;
  pipe.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    received += chunk.length;
    while (received >= wanted) {
      const whole = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, received);
      const headLength = whole.readUInt32BE(0);
      const length = lengths + headLength + whole.readUInt32BE(4);
      if (length > maxBytes) return onFault();
      chunks = [whole];
      wanted = length;
      if (received < wanted) return;
      const head = parsed<Head>(whole.toString("utf8", lengths, lengths + headLength));
      if (head === null) return onFault();
      // A copy, so that a picture which is kept does not keep the whole frame.
      onFrame({ head, body: Buffer.from(whole.subarray(lengths + headLength, length)) });
      chunks = length === received ? [] : [whole.subarray(length)];
      received -= length;
      wanted = lengths;
    }
  });
}

/** Null for what is no object of JSON: a decoder that was overrun may say anything, and must not end the site with it. */
function parsed<Head>(json: string): Head | null {
  try {
    const head: unknown = JSON.parse(json);
    return typeof head === "object" ? (head as Head) : null;
  } catch {
    return null;
  }
}
