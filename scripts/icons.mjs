import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { inProject } from "./steps/project.mjs";

/** Makes every icon of the site from public/favicon.svg: run it when the logo has changed, and commit what it wrote. */

const logo = readFileSync(inProject("public", "favicon.svg"), "utf8");
const [, style = "", shapes = ""] = /<style>([^]*?)<\/style>([^]*)<\/svg>/.exec(logo) ?? [];
// What draws it knows no color schemes: the colors of the light one.
const light = style.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/, "");

/**
 * @param {number} size in pixels @param {number} margin around the logo, as a part of the size
 * @param {string} [ground] by default none: it is transparent
 */
function icon(size, margin, ground) {
  const side = 30 / (1 - 2 * margin);
  const box = `${16 - side / 2} ${15 - side / 2} ${side} ${side}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${size}" height="${size}"><style>${light}</style>${shapes}</svg>`;
  const picture = sharp(Buffer.from(svg));
  return (ground === undefined ? picture : picture.flatten({ background: ground }))
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

/** Several PNG pictures as one .ico. @param {{ size: number, png: Buffer }[]} pictures */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let at = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

const write = (/** @type {string} */ name, /** @type {Buffer} */ bytes) =>
  writeFileSync(inProject("public", name), bytes);

write("favicon.ico", ico(await Promise.all([16, 32].map(async (size) => ({ size, png: await icon(size, 0) })))));
write("apple-touch-icon.png", await icon(180, 0.13, "#ffffff"));
write("icon-192.png", await icon(192, 0.13, "#ffffff"));
write("icon-512.png", await icon(512, 0.13, "#ffffff"));
// A launcher may cut away all but the middle circle of four fifths (https://www.w3.org/TR/appmanifest/#icon-masks).
write("icon-maskable-512.png", await icon(512, 0.22, "#ffffff"));
