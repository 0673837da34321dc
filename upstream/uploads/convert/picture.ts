import sharp, { type Sharp } from "sharp";
import { type KeptAs, mostPicturesOfFile } from "#contracts/vocabulary/uploads";
import type { Converted, Page } from "./protocol";

/**
 * Pixels of a picture at most. A phone's camera makes JPEGs of 12 to 200 million, which are made smaller as they are
 * read. All others, progressive JPEGs among them, may be held whole.
 */
const maxPixels = { fromCamera: 200_000_000, other: 60_000_000 };
/** Pixels of each side of a source at most: one of 1 by 59,000,000 takes half a minute. */
const maxSide = 32_768;
/** Pixels of each side of what is kept of a bed, which fills a screen, and of the width of a paper. */
const keptSide = 2000;
/** Pixels in all of a paper. */
const keptArea = keptSide * keptSide;
/** A paper so many times higher than wide, a few screens of a phone, is cut into pieces about twice as tall as wide. */
const [tall, cutTo] = [3, 2];
/** Pixels in all of one that is cut; they take a second and a half of processor time and 170 MB. */
export const cutArea = 4 * keptArea;
/** Pixels of the height of one that becomes so many pictures at most. */
export const cutHeight = (pictures: number) => pictures * keptSide;
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

interface Size {
  width: number;
  height: number;
}

/** Pixels as they are drawn, line by line. */
interface Raw extends Size {
  pixels: Buffer;
  channels: 1 | 2 | 3 | 4;
}

export const isTall = ({ width, height }: Size): boolean => height > tall * width;

/** Made anew, upright and without metadata, so that nothing which hid in the source is kept. */
export async function convertPicture(bytes: Buffer, keptAs: KeptAs): Promise<Converted> {
  const source = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height } = source.autoOrient;
  const most = source.format === "jpeg" && !source.isProgressive ? maxPixels.fromCamera : maxPixels.other;
  if (width * height > most) return { refused: "too-many-pixels" };
  if (Math.max(width, height) > maxSide) return { refused: "too-long" };
  const upright = sharp(bytes, { failOn: "error", limitInputPixels: most, sequentialRead: true }).autoOrient();
  const { scale, cut } = keptAs === "pages" ? paperSize({ width, height }) : pictureSize({ width, height });
  const [keptWidth, keptHeight] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  const resized = upright.resize({ width: keptWidth!, height: keptHeight!, fit: "fill" });
  // Of a paper without a background: its text may be black, and so may be what it is shown on.
  const raw = await rawOf(keptAs === "pages" ? resized.flatten({ background: "#fff" }) : resized);
  return { pages: cut ? await encodedInPieces(raw) : [await encoded(raw)] };
}

const pictureSize = ({ width, height }: Size) => ({
  scale: Math.min(1, keptSide / Math.max(width, height)),
  cut: false,
});

/** By its width, so that what stands on a long receipt is as large as on a short one. */
function paperSize({ width, height }: Size) {
  const cut = isTall({ width, height });
  const area = Math.sqrt((cut ? cutArea : keptArea) / (width * height));
  return { scale: Math.min(1, keptSide / width, area, cutHeight(mostPicturesOfFile) / height), cut };
}

/** A drawn page; a tall one in pieces. */
export async function encodePage(pixels: Uint8Array, width: number, height: number): Promise<Page[]> {
  const raw = await rawOf(sharp(pixels, { raw: { width, height, channels: 4 } }).flatten({ background: "#fff" }));
  return isTall(raw) ? encodedInPieces(raw) : [await encoded(raw)];
}

async function rawOf(picture: Sharp): Promise<Raw> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: info.channels };
}

/** From top to bottom, of about the same height each. */
async function encodedInPieces(raw: Raw): Promise<Page[]> {
  const { pixels, width, height, channels } = raw;
  const count = Math.ceil(height / Math.max(keptSide, cutTo * width));
  const pieces: Page[] = [];
  let top = 0;
  for (let number = 1; number <= count; number += 1) {
    const end = number === count ? height : quietRow(raw, Math.round((number * height) / count));
    const lines = pixels.subarray(top * width * channels, end * width * channels);
    pieces.push(await encoded({ pixels: lines, width, height: end - top, channels }, 0));
    top = end;
  }
  return pieces;
}

/** The row nearest to this one before which a cut divides least: between two lines of text rather than through one. */
function quietRow({ pixels, width, channels }: Raw, near: number): number {
  const reach = Math.ceil(Math.min(width, keptSide / 2) / 8);
  const changesIn = (row: number) => {
    let changes = 0;
    const end = (row + 1) * width * channels;
    // Of each color: what is red has as much red as white paper.
    for (let at = row * width * channels + channels; at < end; at += 1)
      changes += Math.abs(pixels[at]! - pixels[at - channels]!);
    return changes;
  };
  const first = near - reach - 1;
  const changes = Array.from({ length: 2 * reach + 2 }, (_, index) => changesIn(first + index));
  const divides = (row: number) => changes[row - first - 1]! + changes[row - first]!;
  let quietest = near;
  for (let away = 1; away <= reach; away += 1)
    for (const row of [near - away, near + away]) if (divides(row) < divides(quietest)) quietest = row;
  return quietest;
}

/** @param effort of 6: how long a smaller file is looked for */
async function encoded({ pixels, ...raw }: Raw, effort = 2): Promise<Page> {
  const again = () => sharp(pixels, { raw });
  for (const quality of qualities) {
    const page = await webp(again(), quality, effort);
    if (page.bytes.length <= mostBytes) return page;
  }
  for (let width = Math.round(raw.width * 0.7); ; width = Math.round(width * 0.7)) {
    const page = await webp(again().resize({ width }), qualities[1], effort);
    if (page.bytes.length <= mostBytes) return page;
  }
}

async function webp(picture: Sharp, quality: number, effort: number): Promise<Page> {
  const { data, info } = await picture.webp({ quality, effort }).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
