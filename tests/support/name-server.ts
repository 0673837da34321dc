import { createSocket } from "node:dgram";
import { isIPv4 } from "node:net";

const types = { A: 1, AAAA: 28 } as const;

/**
 * A name server on a free UDP port of this machine. `answer` gives the addresses of a name, of both kinds; it is
 * called for each question anew, so the same name may be told differently each time.
 */
export async function startNameServer(answer: (name: string, type: keyof typeof types) => string[]) {
  const questions: string[] = [];
  const socket = createSocket("udp4");
  socket.on("message", (message, from) => {
    const { name, end } = questionIn(message);
    const type = message.readUInt16BE(end) === types.AAAA ? "AAAA" : "A";
    questions.push(`${type} ${name}`);
    const records = answer(name, type)
      .filter((address) => isIPv4(address) === (type === "A"))
      .map((address) => record(types[type], bytesOf(address)));
    const head = Buffer.from(message.subarray(0, 12));
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(records.length, 6);
    head.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([head, message.subarray(12, end + 4), ...records]), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    /** As "A name" and "AAAA name", in the order in which they came. */
    questions,
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}

function questionIn(message: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), end: at + 1 };
}

/** Of the name that the question has (a pointer to byte 12), for no time at all. */
function record(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function bytesOf(address: string): Buffer {
  if (isIPv4(address)) return Buffer.from(address.split(".").map(Number));
  const [before = "", after] = address.split("::");
  const words = (text: string) =>
    text
      .split(":")
      .filter((word) => word !== "")
      .flatMap((word) =>
        isIPv4(word)
          ? [bytesOf(word).readUInt16BE(0).toString(16), bytesOf(word).readUInt16BE(2).toString(16)]
          : [word],
      );
  const [head, tail] = [words(before), words(after ?? "")];
  const all = [...head, ...Array<string>(8 - head.length - tail.length).fill("0"), ...tail];
  return Buffer.from(all.map((word) => word.padStart(4, "0")).join(""), "hex");
}
