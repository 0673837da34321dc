import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createInflateRaw } from "node:zlib";

/** Maximum decoded size in bytes of one stream of a PDF, and of all: an uncompressed scanned page has 26 million. */
const mostOfStream = 64 * 1024 * 1024;
const mostInAll = 192 * 1024 * 1024;
/** Maximum pixels of all pictures: twenty scanned pages have 174 million. */
const mostPixels = 200_000_000;
const mostStreams = 10_000;
/** How many characters before a stream are searched for its dictionary. */
const longestDictionary = 16_384;

/**
 * Whether a PDF of a few kilobytes expands to more than a receipt would. Its streams are decoded, each through its
 * chain of filters, before a renderer sees them; streams can't be nested. For an encrypted PDF only the pixels are
 * known, but the limits of the process still apply.
 */
export async function asksForTooMuch(file: Buffer): Promise<boolean> {
  const text = file.toString("latin1");
  let streams = 0;
  let pixels = 0;
  let left = mostInAll;
  for (const { dictionary, bytes } of streamsOf(file, text)) {
    if (isPicture(dictionary))
      pixels += numberIn(dictionary, "W(?:idth)?", text) * numberIn(dictionary, "H(?:eight)?", text);
    if (pixels > mostPixels) return true;
    for (const filters of filtersOf(dictionary, text)) {
      let decoded = bytes;
      for (const filter of filters) {
        const decode = decoders[filter];
        // A picture's own format, whose pixels are counted.
        if (decode === undefined) break;
        decoded = await decode(decoded, Math.min(mostOfStream, left));
        left -= decoded.length;
        if (left <= 0 || decoded.length >= mostOfStream) return true;
      }
    }
    streams += 1;
    if (streams > mostStreams) return true;
  }
  return false;
}

interface PdfStream {
  /** Raw, with escapes in names resolved. */
  dictionary: string;
  /**
   * From its first byte to the end of the file: the stated length may be wrong, and each format knows where it ends.
   */
  bytes: Buffer;
}

function* streamsOf(file: Buffer, text: string): Generator<PdfStream> {
  for (const { index } of text.matchAll(/\bstream\r?\n/g)) {
    const start = text.indexOf("\n", index) + 1;
    const before = text.slice(Math.max(0, index - longestDictionary), index);
    const dictionary = before.slice(before.lastIndexOf("obj") + 1);
    const end = text.indexOf("endstream", start + Number(/\/Length\s+(\d+)/.exec(dictionary)?.[1] ?? 0));
    yield { dictionary: unescaped(dictionary), bytes: file.subarray(start, end < 0 ? file.length : end) };
  }
}

/** "/Fl#61teDecode" is "/FlateDecode". */
const unescaped = (dictionary: string) =>
  dictionary.replace(/#([0-9a-f]{2})/gi, (_escape, hex: string) => String.fromCharCode(parseInt(hex, 16)));

const isPicture = (dictionary: string) => /\/Subtype\s*\/Image\b/.test(dictionary);

/** The contents of an object that is not a stream. */
const objectAt = (reference: string, text: string) => {
  const [number, generation] = reference.trim().split(/\s+/);
  const objects = [
    ...text.matchAll(new RegExp(`\\b0*${number}\\s+0*${generation}\\s+obj\\s*([^]{0,200}?)endobj`, "g")),
  ];
  return unescaped(objects.at(-1)?.[1] ?? "");
};

/** A number in a dictionary; 0 if missing. */
function numberIn(dictionary: string, name: string, text: string): number {
  const [, reference, number] = new RegExp(`/${name}\\s*(?:(\\d+\\s+\\d+)\\s+R\\b|(\\d+))`).exec(dictionary) ?? [];
  return Number(reference === undefined ? number : /\d+/.exec(objectAt(reference, text))?.[0]) || 0;
}

/** The names of a stream's filters in decoding order; a stream may have several lists. */
const filtersOf = (dictionary: string, text: string): string[][] =>
  [...dictionary.matchAll(/\/F(?:ilter)?\s*(\[[^\]]*\]|\/\w+|\d+\s+\d+\s+R\b)/g)].map(([, written]) => {
    const resolved = written!.replace(/(?<!\d)(\d+\s+\d+)\s+R\b/g, (_reference, object: string) =>
      objectAt(object, text),
    );
    return [...resolved.matchAll(/\/(\w+)/g)].map(([, name]) => name!);
  });

/** Decodes a filter, as far as possible if the data is damaged. Stops at `most` bytes. */
type Decode = (bytes: Buffer, most: number) => Promise<Buffer> | Buffer;

const unzipped =
  (make: typeof createInflateRaw | typeof createBrotliDecompress, header: number): Decode =>
  async (bytes, most) => {
    const pieces: Buffer[] = [];
    let length = 0;
    await pipeline([bytes.subarray(header)], make({ chunkSize: 131_072 }), async (source: AsyncIterable<Buffer>) => {
      for await (const piece of source) {
        pieces.push(piece);
        length += piece.length;
        if (length >= most) return;
      }
    }).catch(() => {});
    return Buffer.concat(pieces);
  };

/** Skips the header and the checksum, which renderers ignore too. */
const inflate = unzipped(createInflateRaw, 2);

const brotli = unzipped(createBrotliDecompress, 0);

const fromHex: Decode = (bytes) =>
  Buffer.from(
    bytes
      .toString("latin1")
      .replace(/>[^]*$/, "")
      .replace(/\s/g, ""),
    "hex",
  );

/** Five letters encode four bytes, and "z" encodes four zeros. */
const fromAscii85: Decode = (bytes, most) => {
  const letters = bytes
    .toString("latin1")
    .replace(/~[^]*$/, "")
    .replace(/\s/g, "");
  const decoded = Buffer.alloc(Math.min(most, 4 * letters.length + 4));
  let length = 0;
  let group: number[] = [];
  const add = () => {
    const kept = group.length - 1;
    while (group.length < 5) group.push(84);
    const value = group.reduce((sum, digit) => sum * 85 + digit, 0) >>> 0;
    for (let byte = 0; byte < kept && length < decoded.length; byte += 1) decoded[length++] = value >>> (24 - 8 * byte);
    group = [];
  };
  for (const letter of letters) {
    if (letter === "z" && group.length === 0) length = Math.min(decoded.length, length + 4);
    else group.push(letter.charCodeAt(0) - 33);
    if (group.length === 5) add();
  }
  if (group.length > 1) add();
  return decoded.subarray(0, length);
};

/** A byte n below 128 is followed by n + 1 literal bytes, one above by a byte that is repeated 257 - n times. */
const fromRuns: Decode = (bytes, most) => {
  const pieces: Buffer[] = [];
  let length = 0;
  for (let at = 0; at < bytes.length && length < most;) {
    const count = bytes[at++]!;
    if (count === 128) break;
    const piece = count < 128 ? bytes.subarray(at, at + count + 1) : Buffer.alloc(257 - count, bytes[at]);
    at += count < 128 ? count + 1 : 1;
    pieces.push(piece);
    length += piece.length;
  }
  return Buffer.concat(pieces);
};

/** LZW as in TIFF: codes of 9 to 12 bits, most significant bit first; 256 resets, 257 ends. */
const fromLzw: Decode = (bytes, most) => {
  const pieces: Buffer[] = [];
  let length = 0;
  let table: Buffer[] = [];
  let previous: Buffer | null = null;
  let [width, held, bits] = [9, 0, 0];
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xff_ffff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (held >>> bits) & ((1 << width) - 1);
    if (code === 257 || length >= most) break;
    if (code === 256) [table, previous, width] = [[], null, 9];
    else {
      const known: Buffer | undefined = code < 256 ? Buffer.of(code) : table[code - 258];
      const piece: Buffer | null = known ?? (previous && Buffer.concat([previous, previous.subarray(0, 1)]));
      if (piece === null) break;
      if (previous !== null && table.length < 3838) table.push(Buffer.concat([previous, piece.subarray(0, 1)]));
      width = Math.min(12, Math.max(9, 32 - Math.clz32(table.length + 259)));
      pieces.push(piece);
      length += piece.length;
      previous = piece;
    }
  }
  return Buffer.concat(pieces);
};

/** By name, and by the abbreviation that programs also accept. */
const decoders: Readonly<Record<string, Decode>> = {
  FlateDecode: inflate,
  Fl: inflate,
  LZWDecode: fromLzw,
  LZW: fromLzw,
  RunLengthDecode: fromRuns,
  RL: fromRuns,
  ASCIIHexDecode: fromHex,
  AHx: fromHex,
  ASCII85Decode: fromAscii85,
  A85: fromAscii85,
  BrotliDecode: brotli,
};
