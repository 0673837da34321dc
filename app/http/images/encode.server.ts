import sharp, { type Metadata, type Sharp } from "sharp";
import type { Format } from "./accepted-formats.server";

/** What is to be made of a picture; `formats` are those that the visitor names, best first. */
export interface PictureOrder {
  width: number;
  quality: number;
  formats: readonly Format[];
}

export interface Encoded {
  type: string;
  body: Buffer;
}

/** Pixels of a source at most: 8K video has 33 million. Above it nothing is decoded. */
const maxPixels = 40_000_000;
/** Pixels of each side of a source at most: one of 1 by 39,000,000 takes half a minute, mostly to be turned on its side. */
const maxSide = 16_384;
/** Pixels of each side of a WebP at most, by its format. */
const webpSide = 16_383;
/** Pixels of an AVIF at most: up to here it takes a tenth of a second at effort 0 (decision 14). */
const avifPixels = 1_000_000;

const types = { jpeg: "image/jpeg", png: "image/png", webp: "image/webp", avif: "image/avif" } as const;
type Output = keyof typeof types;

/** Formats by their first bytes; the second is what stays of them for a visitor who names no better one. */
const signatures: [RegExp, Output][] = [
  [/^\xff\xd8\xff/, "jpeg"],
  [/^\x89PNG\r\n\x1a\n/, "png"],
  [/^RIFF....WEBP/s, "webp"],
  [/^GIF8[79]a/, "png"],
];

/** The format that a picture of these first bytes keeps; null for all that is no raster picture we take, SVG included. */
export function keptFormat(bytes: Buffer): Output | null {
  const first = bytes.toString("latin1", 0, 16);
  return signatures.find(([signature]) => signature.test(first))?.[1] ?? null;
}

/** What a card is made of are drawings of ours. */
const decoders = { picture: ["Jpeg", "Png", "Webp", "Nsgif"], card: ["Svg"] };

/** Only those that an order needs may run: a decoder that is not there cannot be attacked. */
export function limitDecoders(order: PictureOrder | "card"): void {
  sharp.block({ operation: ["VipsForeignLoad"] });
  const allowed = decoders[order === "card" ? "card" : "picture"];
  sharp.unblock({ operation: allowed.map((name) => `VipsForeignLoad${name}Buffer`) });
  // Each process makes one picture at a time and keeps nothing of it.
  sharp.cache(false);
  sharp.concurrency(1);
}

/**
 * Never wider than the source, its first frame alone, upright, without metadata, and always made anew, so that nothing
 * which hid in the source is passed on. Rejects what is broken or too large.
 */
export async function encode(bytes: Buffer, order: PictureOrder): Promise<Encoded> {
  const kept = keptFormat(bytes);
  if (kept === null) throw new Error("Not a picture of a known format");
  const source = sharp(bytes, { failOn: "error", limitInputPixels: maxPixels, sequentialRead: true }).autoOrient();
  const metadata = await source.metadata();
  if (Math.max(metadata.width, metadata.height) > maxSide) throw new Error("A side of the picture is too long");
  const format = chosenFormat(metadata, order, kept);
  const resized = source.resize({ width: order.width, withoutEnlargement: true });
  return { type: types[format], body: await written[format](resized, order.quality).toBuffer() };
}

function chosenFormat({ autoOrient }: Metadata, { width, formats }: PictureOrder, kept: Output): Output {
  const scale = Math.min(1, width / autoOrient.width);
  const pixels = autoOrient.width * autoOrient.height * scale * scale;
  const fits = { avif: pixels <= avifPixels, webp: autoOrient.height * scale <= webpSide };
  return formats.find((format) => fits[format]) ?? kept;
}

/** AVIF's scale of quality is another one: 25 less is as near to the source (decision 14). */
const written: Record<Output, (picture: Sharp, quality: number) => Sharp> = {
  avif: (picture, quality) => picture.avif({ quality: quality - 25, effort: 0 }),
  webp: (picture, quality) => picture.webp({ quality, effort: 2 }),
  jpeg: (picture, quality) => picture.jpeg({ quality }),
  png: (picture) => picture.png({ compressionLevel: 6 }),
};
