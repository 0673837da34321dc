import sharp, { type Sharp } from "sharp";
import { type KeptAs, mostPicturesOfFile } from "#contracts/vocabulary/uploads";
import type { Converted, Page } from "./protocol";

/**
 * Maximum pixels of a picture. Phone cameras produce JPEGs of 12 to 200 million, which are scaled down while they are
 * read. All others, including progressive JPEGs, may be held in memory completely.
 */
const maxPixels = { fromCamera: 200_000_000, other: 60_000_000 };
/** Maximum pixels of each side of a source: one of 1 by 59,000,000 takes half a minute. */
const maxSide = 32_768;
/** Maximum pixels of each side of a stored photo of a bed, which fills a screen, and of the width of a document. */
const keptSide = 2000;
/** Maximum pixels of a document in total. */
const keptArea = keptSide * keptSide;
/** A document this many times taller than wide, a few phone screens, is cut into pieces about twice as tall as wide. */
const [tall, cutTo] = [3, 2];
/** Maximum pixels of a document that is cut; they take a second and a half of CPU time and 170 MB. */
export const cutArea = 4 * keptArea;
/** Maximum height in pixels of a document cut into at most this many pictures. */
export const cutHeight = (pictures: number) => pictures * keptSide;
/** A larger result is encoded again, first with lower quality and then smaller: a photo of noise would take 4 MB. */
const mostBytes = 1024 * 1024;
const qualities = [80, 55] as const;

/** Only these decoders may run: one that isn't available can't be attacked. */
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

/** Raw pixels, row by row. */
interface Raw extends Size {
  pixels: Buffer;
  channels: 1 | 2 | 3 | 4;
}

export const isTall = ({ width, height }: Size): boolean => height > tall * width;

/** Re-encoded, upright and without metadata, so that nothing hidden in the source is kept. */
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
  // For a document with a transparent background: its text may be black, and so may be the page that shows it.
  const raw = await rawOf(keptAs === "pages" ? resized.flatten({ background: "#fff" }) : resized);
  return { pages: cut ? await encodedInPieces(raw) : [await encoded(raw)] };
}

const pictureSize = ({ width, height }: Size) => ({
  scale: Math.min(1, keptSide / Math.max(width, height)),
  cut: false,
});

/** Scales by width, so that text on a long receipt is as large as on a short one. */
function paperSize({ width, height }: Size) {
  const cut = isTall({ width, height });
  const area = Math.sqrt((cut ? cutArea : keptArea) / (width * height));
  return { scale: Math.min(1, keptSide / width, area, cutHeight(mostPicturesOfFile) / height), cut };
}

/** A rendered page; a tall one in pieces. */
export async function encodePage(pixels: Uint8Array, width: number, height: number): Promise<Page[]> {
  const raw = await rawOf(sharp(pixels, { raw: { width, height, channels: 4 } }).flatten({ background: "#fff" }));
  return isTall(raw) ? encodedInPieces(raw) : [await encoded(raw)];
}

async function rawOf(picture: Sharp): Promise<Raw> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: info.channels };
}

/** From top to bottom, in pieces of about the same height. */
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

/** The row near this one where a cut disrupts least: between two lines of text rather than through one. */
function quietRow({ pixels, width, channels }: Raw, near: number): number {
  const reach = Math.ceil(Math.min(width, keptSide / 2) / 8);
  const changesIn = (row: number) => {
    let changes = 0;
    const end = (row + 1) * width * channels;
    // Per color channel: red areas have as much red as white paper.
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

/** @param effort from 0 to 6: how hard to search for a smaller encoding */
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
