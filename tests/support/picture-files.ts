import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** Pictures for tests, made when they are asked for. */

interface Size {
  width: number;
  height: number;
  /** Of 255; another makes another picture. */
  blue?: number;
}

/** A picture with detail, so that formats and qualities differ in size. */
const drawn = ({ width, height, blue = 128 }: Size) => {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 3) {
    const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)];
    pixels[at] = (x * 255) / width;
    pixels[at + 1] = (y * 255) / height;
    pixels[at + 2] = blue + 100 * Math.sin((x * y) / 500);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
};

export const jpeg = (size: Size) => drawn(size).jpeg({ quality: 90 }).toBuffer();
export const png = (size: Size) => drawn(size).png().toBuffer();
export const webp = (size: Size) => drawn(size).webp().toBuffer();
export const tiff = (size: Size) => drawn(size).tiff().toBuffer();
export const avif = (size: Size) => drawn(size).avif({ effort: 0 }).toBuffer();

/** A photo as a telephone takes it: lying on its side, with the place where it was taken. */
export const photo = (size: Size) =>
  drawn(size)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: "canary-of-metadata" }, IFD3: { GPSLatitude: "52/1 30/1 0/1" } })
    .toBuffer();

const grain = ({ width, height }: Size, sigma: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma } } });

/** As a camera makes it in low light: with grain everywhere, four pixels wide, which is made much sooner. */
export const detailedPhoto = async ({ width, height }: Size, quality = 60) => {
  const quarter = await grain({ width: width / 4, height: height / 4 }, 20)
    .png()
    .toBuffer();
  return sharp(quarter).resize(width, height).jpeg({ quality }).toBuffer();
};

/** What no format makes small. */
export const noise = (size: Size) => grain(size, 60).jpeg({ quality: 70 }).toBuffer();

/** A PNG of just under so many bytes, which nothing makes smaller. */
export const largePng = (bytes: number) => {
  const side = Math.floor(Math.sqrt((0.997 * bytes) / 3));
  return sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
};

/** A line of text and the space below it, in pixels of `screenshot`. */
export const [textHeight, lineHeight] = [40, 60];

/** Pixels of the text and of what it stands on. */
const inks = {
  red: [
    [255, 0, 0],
    [255, 255, 255],
  ],
  "black on nothing": [
    [0, 0, 0, 255],
    [0, 0, 0, 0],
  ],
} as const;

/** A whole chat or receipt as a phone joins it: bars of strokes as lines of text, each with another beginning. */
export const screenshot = ({ width, height, ink }: Size & { ink?: keyof typeof inks }) => {
  const pixels = Buffer.alloc(width * height, 255);
  for (let y = 0; y < height; y += 1) {
    if (y % lineHeight >= textHeight) continue;
    const line = Math.floor(y / lineHeight);
    for (let x = 20 + (line % 50); x < width - 20; x += 1) if ((x >> 3) % 2 === 0) pixels[y * width + x] = 0;
  }
  if (ink === undefined) return sharp(pixels, { raw: { width, height, channels: 1 } });
  const [text, paper] = inks[ink];
  const inked = Buffer.alloc(pixels.length * text.length);
  for (const [at, white] of pixels.entries()) inked.set(white === 0 ? text : paper, at * text.length);
  return sharp(inked, { raw: { width, height, channels: text.length } });
};

/** Two frames: the first red, the second blue. */
export const movingGif = ({ width, height }: Size) => {
  const frame = (color: string) =>
    sharp({ create: { width, height, channels: 3, background: color } })
      .png()
      .toBuffer();
  return Promise.all([frame("red"), frame("blue")]).then((frames) =>
    sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
  );
};

/** A PNG that says to be so large, with all its lines: black in one bit a pixel, so that it is small as a file. */
export function blackPng({ width, height }: Size, extra: Buffer[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const lines = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    signature,
    pngChunk("IHDR", head),
    ...extra,
    pngChunk("IDAT", lines),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

export function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script><rect width="10" height="10"/></svg>',
);
