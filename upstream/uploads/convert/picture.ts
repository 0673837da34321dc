import sharp, { type Sharp } from "sharp";
import type { Converted, Page } from "./protocol";

/** Pixels of a picture at most; a phone's camera makes 12 to 50 million. */
const maxPixels = 60_000_000;
/** Pixels of each side of a source at most: one of 1 by 59,000,000 takes half a minute. */
const maxSide = 16_384;
/** Pixels of each side of what is kept: a receipt is readable, a bed fills a screen. */
const keptSide = 2000;
/** One that is larger is made again, coarser and then smaller: a photo of noise would take 4 MB. */
const mostBytes = 1024 * 1024;
const qualities = [80, 55] as const;

/** Only these may run: a decoder that is not there cannot be attacked. */
export function limitDecoders(): void {
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: ["Jpeg", "Png", "Webp"].map((name) => `VipsForeignLoad${name}Buffer`) });
  sharp.cache(false);
  sharp.concurrency(1);
}

/** Made anew, upright and without metadata, so that nothing which hid in the source is kept. */
export async function convertPicture(bytes: Buffer): Promise<Converted> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > maxPixels || Math.max(width, height) > maxSide) return { refused: "too-many-pixels" };
  const upright = sharp(bytes, { failOn: "error", limitInputPixels: maxPixels, sequentialRead: true }).autoOrient();
  const fitting = upright.resize({ width: keptSide, height: keptSide, fit: "inside", withoutEnlargement: true });
  return { pages: [await encoded(fitting)] };
}

/** A drawn page. */
export const encodePage = (pixels: Uint8Array, width: number, height: number): Promise<Page> =>
  encoded(sharp(pixels, { raw: { width, height, channels: 4 } }).flatten({ background: "#fff" }));

async function encoded(picture: Sharp): Promise<Page> {
  const { data: pixels, info: raw } = await picture.raw().toBuffer({ resolveWithObject: true });
  const again = () => sharp(pixels, { raw: { width: raw.width, height: raw.height, channels: raw.channels } });
  for (const quality of qualities) {
    const page = await webp(again(), quality);
    if (page.bytes.length <= mostBytes) return page;
  }
  for (let width = Math.round(raw.width * 0.7); ; width = Math.round(width * 0.7)) {
    const page = await webp(again().resize({ width }), qualities[1]);
    if (page.bytes.length <= mostBytes) return page;
  }
}

async function webp(picture: Sharp, quality: number): Promise<Page> {
  const { data, info } = await picture.webp({ quality, effort: 2 }).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
