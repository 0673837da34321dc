import { Readable } from "node:stream";
import sharp from "sharp";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { pdfPagesKept, largestUpload, type KeptAs, mostPicturesOfFile } from "#contracts/vocabulary/uploads";
import { createConverter, type Converter } from "../../upstream/uploads/convert/converter";
import { findLimits } from "../../upstream/uploads/convert/system-limits";
import { bundleUploadConverter } from "../support/bundled-process";
import { pdf, rollPdf, script } from "../support/pdf-files";
import {
  avif,
  blackPng,
  jpeg,
  lineHeight,
  movingGif,
  photo,
  png,
  screenshot,
  tiff,
  webp,
} from "../support/picture-files";

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
  const become = (file: Buffer, keptAs: KeptAs = "pages") =>
    convert(Readable.from([file]), keptAs, { ...anybody, share: `sender ${(senders += 1)}` });
  const pagesOf = async (file: Buffer, keptAs?: KeptAs) => {
    const converted = await become(file, keptAs);
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

  test("is scaled down to what a screen can show", async () => {
    const [page] = await pagesOf(await jpeg({ width: 4000, height: 3000 }));
    expect(await sharp(page).metadata()).toMatchObject({ width: 2000, height: 1500 });
  });

  test(`is kept as its first ${pdfPagesKept} pages when it is a PDF`, async () => {
    expect(await pagesOf(pdf())).toHaveLength(1);
    const pages = await pagesOf(pdf({ pages: 5 }));
    expect(pages).toHaveLength(pdfPagesKept);
    expect(await sharp(pages[0]).metadata()).toMatchObject({ format: "webp", height: 1600 });
    // Its text is drawn: a page that stayed white would have one color.
    const { channels } = await sharp(pages[0]).stats();
    expect(channels[0]!.min).toBeLessThan(60);
    expect(channels[0]!.mean).toBeGreaterThan(240);
  });

  let onePage: Promise<Buffer[]>;
  beforeAll(() => (onePage = pagesOf(pdf())));

  // A receipt that a mail program or a printer driver had saved with a few bytes before its head was refused as no PDF.
  test.each<[string, string]>([
    ["an empty line", "\r\n"],
    ["a byte order mark", "\xef\xbb\xbf"],
    ["lines of a printer", "\x1b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n"],
    ["a head of a mail", "Content-Type: application/pdf\nContent-Transfer-Encoding: binary\n\n"],
    ["as much as readers skip", " ".repeat(1024)],
    ["a page with a script", "<html><script>canary()</script></html>"],
    ["a script of a shell", "#!/bin/sh\nrm canary\n"],
    ["an archive", "PK\x03\x04\x14\0\0\0\0\0canary"],
  ])("is the same PDF with %s in front of it, and nothing of that is kept", async (_what, front) => {
    // Some programs count its objects from the first byte of the file, others from its head.
    for (const file of [Buffer.concat([Buffer.from(front, "latin1"), pdf()]), pdf({ front })])
      expect(await pagesOf(file)).toEqual(await onePage);
  });

  describe("of a paper that is tall", () => {
    const sizes = (pages: readonly Buffer[]) => Promise.all(pages.map((page) => sharp(page).metadata()));
    const rows = async (page: Buffer, ...at: number[]) => {
      const { data, info } = await sharp(page).greyscale().raw().toBuffer({ resolveWithObject: true });
      return at.map((row) => {
        const start = (row < 0 ? info.height + row : row) * info.width;
        return Math.min(...data.subarray(start, start + info.width));
      });
    };

    // A screenshot of a whole receipt or chat became a strip of 180 pixels that nobody could read.
    test("is cut between its lines into pictures that are as wide as it is", async () => {
      const source = screenshot({ width: 1080, height: 12_000 });
      for (const file of [await source.clone().png().toBuffer(), await source.clone().jpeg().toBuffer()]) {
        const pages = await pagesOf(file);
        const made = await sizes(pages);
        expect(made.map(({ width }) => width)).toEqual(Array(6).fill(1080));
        expect(made.reduce((sum, { height }) => sum + height, 0)).toBe(12_000);
        for (const { height } of made) expect(height).toBeLessThan(2300);
        for (const page of pages.slice(1)) expect((await rows(page, 0))[0]).toBeGreaterThan(200);
        for (const page of pages.slice(0, -1)) expect((await rows(page, -1))[0]).toBeGreaterThan(200);
        // The lines are there: black where they were, one below the other over all pictures.
        const joined = Buffer.concat(await Promise.all(pages.map((page) => sharp(page).greyscale().raw().toBuffer())));
        for (const line of [0, 57, 101, 199]) {
          const at = (line * lineHeight + 20) * 1080;
          expect(Math.min(...joined.subarray(at, at + 1080))).toBeLessThan(60);
        }
      }
    });

    test.each(["red", "black on nothing"] as const)("is cut between its lines when they are %s", async (ink) => {
      const pages = await pagesOf(await screenshot({ width: 400, height: 9000, ink }).png().toBuffer());
      expect(pages).toHaveLength(5);
      for (const page of pages.slice(1)) expect((await rows(page, 0))[0]).toBeGreaterThan(200);
      for (const page of pages.slice(0, -1)) expect((await rows(page, -1))[0]).toBeGreaterThan(200);
      for (const page of pages) expect(Math.min(...(await rows(page, ...Array(60).keys())))).toBeLessThan(100);
    });

    test("is cut when the phone was held sideways", async () => {
      const file = await screenshot({ width: 1000, height: 8000 })
        .rotate(270)
        .jpeg()
        .withMetadata({ orientation: 6 })
        .toBuffer();
      const made = await sizes(await pagesOf(file));
      expect(made.map(({ width: kept }) => kept)).toEqual(Array(4).fill(1000));
    });

    test("stays readable however long it is, and never becomes more than a few pictures", async () => {
      for (const height of [20_000, 30_000]) {
        const made = await sizes(await pagesOf(await screenshot({ width: 1080, height }).png().toBuffer()));
        expect(made.length).toBeLessThanOrEqual(mostPicturesOfFile);
        expect(made[0]!.width).toBeGreaterThan(height === 20_000 ? 900 : 700);
      }
      const thread = await sizes(await pagesOf(blackPng({ width: 1, height: 30_000 })));
      expect(thread.length).toBeLessThanOrEqual(mostPicturesOfFile);
    });

    test("stays one picture, in full width, up to three screens", async () => {
      for (const height of [2340, 3200]) {
        const pages = await pagesOf(await screenshot({ width: 1080, height }).png().toBuffer());
        expect(await sizes(pages)).toMatchObject([{ width: 1080, height }]);
      }
      const photoOfReceipt = await sizes(await pagesOf(await jpeg({ width: 3000, height: 8900 })));
      expect(photoOfReceipt).toHaveLength(1);
      expect(photoOfReceipt[0]!.width).toBeGreaterThan(1100);
    });

    test("is cut as a page of a PDF too, with the pages after it", async () => {
      const [first, ...others] = await sizes(await pagesOf(rollPdf(226, 3000)));
      expect(first!.width).toBe(800);
      expect(others.length).toBeGreaterThan(2);
      const several = await sizes(await pagesOf(rollPdf(612, 7000, 3)));
      expect(several.length).toBeGreaterThan(pdfPagesKept);
      expect(several.length).toBeLessThanOrEqual(mostPicturesOfFile);
      for (const { width } of several) expect(width).toBeGreaterThan(600);
    });

    // Three rolls were cut into 18 pictures of which the last page's were dropped.
    test("is kept to the end of its last page, however tall the pages are", async () => {
      for (const [height, count] of [
        [4500, 12],
        [1500, 9],
      ] as const) {
        const pages = await pagesOf(rollPdf(226, height, 3));
        const made = await sizes(pages);
        expect(made.length).toBe(count);
        for (const { width } of made) expect(width).toBeGreaterThan(390);
        const last = made.at(-1)!;
        const end = { left: 0, top: last.height - 20, width: last.width - 2, height: 16 };
        expect(Math.max(...(await sharp(pages.at(-1)).extract(end).greyscale().raw().toBuffer()))).toBeLessThan(60);
      }
    });

    test("is one picture when it is a bed's", async () => {
      const pages = await pagesOf(await screenshot({ width: 1080, height: 12_000 }).png().toBuffer(), "picture");
      expect(await sizes(pages)).toMatchObject([{ width: 180, height: 2000 }]);
    });
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
    ["is a PDF behind more than readers skip", () => Buffer.concat([Buffer.alloc(1025, " "), pdf()]), "kind"],
    ["is a script that names a PDF", () => Buffer.from("#!/bin/sh\necho %PDF-1.7\n"), "broken"],
    ["is an AVIF, or a HEIC", () => avif({ width: 20, height: 20 }), "kind"],
    ["is cut short", async () => (await jpeg({ width: 900, height: 900 })).subarray(0, 2000), "broken"],
    [
      "has the first bytes of a picture alone",
      () => Buffer.from("\x89PNG\r\n\x1a\nxxxxxxxxxxxxxxxx", "latin1"),
      "broken",
    ],
    ["is a PDF of nothing", () => Buffer.from("%PDF-1.7\n%%EOF"), "broken"],
    ["has 10,000 by 10,000 pixels", () => blackPng({ width: 10_000, height: 10_000 }), "too-many-pixels"],
    ["is too wide", () => blackPng({ width: 40_000, height: 2 }), "too-long"],
    ["is too tall", () => blackPng({ width: 8, height: 65_000 }), "too-long"],
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
    ["is larger than 20 MB", () => Buffer.alloc(largestUpload + 1, "\xff\xd8\xff"), "too-large"],
  ])("is refused when it %s", async (_what, made, why) => {
    expect(await become(await made())).toEqual({ refused: why });
  });

  test("is no photo of a bed when it is a PDF, whatever stands in front of it", async () => {
    for (const file of [pdf(), Buffer.concat([Buffer.from("\r\n"), pdf()])])
      expect(await become(file, "picture")).toEqual({ refused: "photo-kind" });
  });

  test("that stops coming is not half a file", async () => {
    const whole = await jpeg({ width: 60, height: 40 });
    const file = Readable.from(
      (async function* () {
        yield whole;
        throw new Error("gone");
      })(),
    );
    await expect(convert(file, "pages", anybody)).rejects.toThrow("gone");
  });
});
