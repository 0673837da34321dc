import { deflateSync } from "node:zlib";

/** Filters of PDF, as programs that write it apply them. */

export const toHex = (bytes: Buffer) => Buffer.from(`${bytes.toString("hex")}>`);

export function toAscii85(bytes: Buffer): Buffer {
  let text = "";
  for (let at = 0; at < bytes.length; at += 4) {
    const group = bytes.subarray(at, at + 4);
    let value = Buffer.concat([group, Buffer.alloc(4)]).readUInt32BE(0);
    let letters = "";
    for (let digit = 0; digit < 5; digit += 1) {
      letters = String.fromCharCode(33 + (value % 85)) + letters;
      value = Math.floor(value / 85);
    }
    text += letters.slice(0, group.length + 1);
  }
  return Buffer.from(`${text}~>`);
}

/** So many blanks, in runs of 128. */
export const blanksInRuns = (count: number) =>
  Buffer.concat([Buffer.alloc(2 * Math.ceil(count / 128), Buffer.of(129, 0x20)), Buffer.of(128)]);

/** So many blanks, or somewhat more, by LZW: each code stands for one blank more than the one before. */
export function blanksByLzw(count: number): Buffer {
  const bytes: number[] = [];
  let [held, bits] = [0, 0];
  const write = (code: number, width: number) => {
    held = ((held << width) | code) & 0xff_ffff;
    for (bits += width; bits >= 8; bits -= 8) bytes.push((held >>> (bits - 8)) & 255);
  };
  for (let blanks = 0; blanks < count;) {
    write(256, blanks === 0 ? 9 : 12);
    for (let code = 257, length = 1; code < 4094; code += 1, length += 1) {
      // What the reader's table will hold once it has read this one tells how wide it is.
      const width = Math.max(9, 32 - Math.clz32(code === 257 ? 258 : code + 1));
      write(code === 257 ? 0x20 : code, width);
      blanks += length;
    }
  }
  write(257, 12);
  write(0, 8);
  return Buffer.from(bytes);
}

/** Without the checksum at its end, which many programs don't look at. */
export const withoutChecksum = (bytes: Buffer) => {
  const deflated = deflateSync(bytes);
  return Buffer.concat([deflated.subarray(0, -4), Buffer.from("none")]);
};
