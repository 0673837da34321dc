import { Readable } from "node:stream";
import sharp from "sharp";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { keptPages, largestUpload } from "../../app/contracts/vocabulary/uploads";
import { createConverter, type Converter } from "../../upstream/uploads/convert/converter";
import { findLimits } from "../../upstream/uploads/convert/system-limits";
import { bundleUploadConverter } from "../support/bundled-process";
import { pdf, script } from "../support/pdf-files";
import { blackPng, jpeg, movingGif, photo, png, tiff, webp } from "../support/picture-files";

// Each file has a process of its own; this only ends a test that hangs.
vi.setConfig({ testTimeout: 60_000 });

describe("a file that a visitor sends", () => {
  let convert: Converter;
  beforeAll(async () => {
    const bundle = await bundleUploadConverter();
    convert = createConverter(async () => bundle, await findLimits(), {
      turn: 60_000,
      arrival: 60_000,
      conversion: 60_000,
    });
  });
  const anybody = { share: "anybody", signal: new AbortController().signal };
  let senders = 0;
  const become = (file: Buffer, takesPdf = true) =>
    convert(Readable.from([file]), takesPdf, { ...anybody, share: `sender ${(senders += 1)}` });
  const pagesOf = async (file: Buffer, takesPdf = true) => {
    const converted = await become(file, takesPdf);
    if (!("pages" in converted)) throw new Error(`Not taken: ${JSON.stringify(converted)}`);
    return converted.pages.map(({ bytes }) => bytes);
  };

  test.each([
    ["JPEG", jpeg],
    ["PNG", png],
    ["WebP", webp],
  ])("is kept as one WebP when it is a %s", async (_kind, made) => {
    const [page, ...others] = await pagesOf(await made({ width: 300, height: 200 }));
    expect(others).toEqual([]);
    expect(await sharp(page).metadata()).toMatchObject({ format: "webp", width: 300, height: 200 });
  });

  test("is turned upright and loses where it was taken", async () => {
    const [page] = await pagesOf(await photo({ width: 300, height: 200 }));
    const metadata = await sharp(page).metadata();
    expect(metadata).toMatchObject({ width: 200, height: 300 });
    expect(metadata.exif).toBeUndefined();
    expect(page!.includes("canary-of-metadata")).toBe(false);
  });

  test("is made smaller than a screen needs no more", async () => {
    const [page] = await pagesOf(await jpeg({ width: 4000, height: 3000 }));
    expect(await sharp(page).metadata()).toMatchObject({ width: 2000, height: 1500 });
  });

  test(`is kept as its first ${keptPages} pages when it is a PDF`, async () => {
    expect(await pagesOf(pdf())).toHaveLength(1);
    const pages = await pagesOf(pdf({ pages: 5 }));
    expect(pages).toHaveLength(keptPages);
    expect(await sharp(pages[0]).metadata()).toMatchObject({ format: "webp", height: 1600 });
    // Its text is drawn: a page that stayed white would have one color.
    const { channels } = await sharp(pages[0]).stats();
    expect(channels[0]!.min).toBeLessThan(60);
    expect(channels[0]!.mean).toBeGreaterThan(240);
  });

  test("is a picture and nothing else, whatever else is in it", async () => {
    const polyglot = Buffer.concat([
      await jpeg({ width: 60, height: 40 }),
      Buffer.from("<script>canary()</script>PK\x03\x04%PDF-1.7"),
    ]);
    const [page] = await pagesOf(polyglot);
    expect(page!.includes("canary")).toBe(false);
  });

  test.concurrent.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ["is empty", () => Buffer.alloc(0), "empty"],
    ["is text", () => Buffer.from("receipt"), "kind"],
    ["is an SVG", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), "kind"],
    [
      "is HTML that ends as a PNG",
      async () => Buffer.concat([Buffer.from("<html>"), await png({ width: 9, height: 9 })]),
      "kind",
    ],
    ["is a GIF", () => movingGif({ width: 20, height: 20 }), "kind"],
    ["is a TIFF", () => tiff({ width: 20, height: 20 }), "kind"],
    ["is a PDF behind a script", () => Buffer.concat([Buffer.from("#!/bin/sh\n"), pdf()]), "kind"],
    ["is cut short", async () => (await jpeg({ width: 900, height: 900 })).subarray(0, 2000), "broken"],
    [
      "has the first bytes of a picture alone",
      () => Buffer.from("\x89PNG\r\n\x1a\nxxxxxxxxxxxxxxxx", "latin1"),
      "broken",
    ],
    ["is a PDF of nothing", () => Buffer.from("%PDF-1.7\n%%EOF"), "broken"],
    ["has 10,000 by 10,000 pixels", () => blackPng({ width: 10_000, height: 10_000 }), "too-many-pixels"],
    ["has one long side", () => blackPng({ width: 20_000, height: 2 }), "too-many-pixels"],
    ["has more pages than a receipt", () => pdf({ pages: 21 }), "too-many-pages"],
    ["runs a script when opened", () => pdf({ catalog: `/OpenAction ${script}` }), "active"],
    ["has a named script", () => pdf({ catalog: `/Names << /JavaScript << /Names [(a) ${script}] >> >>` }), "active"],
    [
      "has a file in it",
      () =>
        pdf({
          catalog: "/Names << /EmbeddedFiles << /Names [(a.exe) 100 0 R] >> >>",
          objects: [
            "<< /Type /Filespec /F (a.exe) /EF << /F 101 0 R >> >>",
            "<< /Type /EmbeddedFile /Length 3 >>\nstream\nabc\nendstream",
          ],
        }),
      "active",
    ],
    ["is larger than 5 MB", () => Buffer.alloc(largestUpload + 1, "\xff\xd8\xff"), "too-large"],
  ])("is refused when it %s", async (_what, made, why) => {
    expect(await become(await made())).toEqual({ refused: why });
  });

  test("is no photo of a bed when it is a PDF", async () => {
    expect(await become(pdf(), false)).toEqual({ refused: "photo-kind" });
  });

  test("that stops coming is not half a file", async () => {
    const whole = await jpeg({ width: 60, height: 40 });
    const file = Readable.from(
      (async function* () {
        yield whole;
        throw new Error("gone");
      })(),
    );
    await expect(convert(file, true, anybody)).rejects.toThrow("gone");
  });
});
