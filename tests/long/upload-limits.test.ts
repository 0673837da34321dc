import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { largestUpload, uploadRefusals } from "#contracts/vocabulary/uploads";
import { type Converter, createConverter } from "../../upstream/uploads/convert/converter";
import { asksForTooMuch } from "../../upstream/uploads/convert/pdf-streams";
import { findLimits, type Limits, mostSeconds } from "../../upstream/uploads/convert/system-limits";
import { bundleOwnLimits, bundleUploadConverter } from "../support/bundled-process";
import { ChildrenUse } from "../support/child-processes";
import { blanksByLzw, blanksInRuns, toAscii85, toHex, withoutChecksum } from "../support/pdf-filters";
import { deflated, hostilePdfs, invoicePdf, pdf, scannedPdf, streamOf } from "../support/pdf-files";
import { blackPng, detailedPhoto, jpeg, largePng, noise, screenshot } from "../support/picture-files";

// Each file has a process of its own; this only ends a test that hangs.
vi.setConfig({ testTimeout: 120_000 });

const mebibyte = 1024 * 1024;
/** Of a process for one file, in bytes and in milliseconds of processor time. */
const most = { memory: 600 * mebibyte, cpu: 1000 * mostSeconds + 500 };

/** Other work on this machine is none of what is tried. */
const patient = { turn: 60_000, arrival: 60_000, conversion: 60_000 };

let system: Limits;
let script: string;
beforeAll(async () => {
  system = await findLimits();
  script = await bundleUploadConverter();
});

const convert = (converter: Converter, file: Buffer, share = "visitor") =>
  converter(Readable.from([file]), "pages", { share, signal: new AbortController().signal });

describe.each<[string, () => Limits]>([
  ["the system", () => system],
  ["the process itself, where prlimit is missing", () => ({ heldBy: "process" })],
])("A file that asks for much, within limits held by %s", (_who, limits) => {
  const converterOf = (path = script) => createConverter(async () => path, limits(), patient);

  test.each(Object.entries(hostilePdfs))("costs little: %s", async (_what, make) => {
    const use = new ChildrenUse(script);
    const converted = await convert(converterOf(), make());
    use.stop();
    expect(converted).toSatisfy(
      (became: object) => "pages" in became || ("refused" in became && became.refused === "too-much"),
    );
    expect(use.memory).toBeGreaterThan(0);
    expect(use.memory).toBeLessThan(most.memory);
    expect(use.cpu).toBeLessThan(most.cpu);
  });

  describe("that overruns what opens it", () => {
    let folder: string;
    beforeAll(() => (folder = mkdtempSync(join(tmpdir(), "bedlark-greedy-"))));
    afterAll(() => rmSync(folder, { recursive: true }));
    /** The process as a decoder that was taken over would leave it: its own limits, and then this. */
    const greedy = (name: string, lines: string) => {
      const path = join(folder, `${name}.mjs`);
      const own =
        limits().heldBy === "process" ? `import { watchOwnUse } from ${JSON.stringify(watcher)}; watchOwnUse();` : "";
      writeFileSync(path, `${own} process.stdin.resume(); process.stdin.on("end", () => { ${lines} });`);
      return path;
    };
    let watcher: string;
    beforeAll(async () => (watcher = await bundleOwnLimits()));

    test("ends when it takes memory without end", async () => {
      const path = greedy("memory", "const all = []; for (;;) all.push(new Uint8Array(4_000_000).fill(1));");
      const use = new ChildrenUse(path);
      expect(await convert(converterOf(path), Buffer.from("file"))).toEqual({ refused: "broken" });
      use.stop();
      expect(use.memory).toBeGreaterThan(100 * mebibyte);
      expect(use.memory).toBeLessThan(most.memory + 200 * mebibyte);
    });

    test("ends when it computes without end", async () => {
      const path = greedy("time", "for (;;);");
      const use = new ChildrenUse(path);
      expect(await convert(converterOf(path), Buffer.from("file"))).toEqual({ refused: "too-much" });
      use.stop();
      expect(use.cpu).toBeGreaterThan(2000);
      expect(use.cpu).toBeLessThan(most.cpu);
    });
  });
});

describe("A file that people send", () => {
  const pagesOf = async (file: Buffer) => {
    const converted = await convert(
      createConverter(async () => script, system, patient),
      file,
    );
    if (!("pages" in converted)) throw new Error(`Not taken: ${JSON.stringify(converted)}`);
    return converted.pages;
  };

  test.each<[string, () => Buffer | Promise<Buffer>, number]>([
    ["a phone's photo of 20 megapixels", () => detailedPhoto({ width: 5200, height: 3900 }), 1],
    ["an invoice of ten pages", () => invoicePdf(10), 3],
    [
      "a scan of 12 megapixels",
      async () => scannedPdf(await detailedPhoto({ width: 4000, height: 3000 }), 4000, 3000),
      1,
    ],
    ["twenty scanned pages", async () => scannedPdf(await jpeg({ width: 2480, height: 3508 }), 2480, 3508, 20), 3],
  ])("is still taken: %s", async (_what, make, pages) => {
    expect(await pagesOf(await make())).toHaveLength(pages);
  });

  // Photos of 14 to 20 MB, as a phone's camera of 48 or 108 megapixels makes them, were refused as too large.
  test.each<[string, () => Promise<Buffer>, number, { memory: number }]>([
    [
      "a phone's photo of 108 megapixels",
      () => detailedPhoto({ width: 12_000, height: 9000 }, 75),
      14,
      { memory: 200 },
    ],
    ["a photo of 20 MB as PNG", () => largePng(largestUpload), 19, { memory: 250 }],
    [
      "a screenshot of thirty thousand lines of pixels",
      () => screenshot({ width: 1080, height: 30_000 }).png().toBuffer(),
      0,
      { memory: 350 },
    ],
  ])("takes no more memory and time than is meant for it: %s", async (_what, make, megabytes, { memory }) => {
    const file = await make();
    expect(file.length).toBeGreaterThanOrEqual(megabytes * mebibyte);
    expect(file.length).toBeLessThanOrEqual(largestUpload);
    const use = new ChildrenUse(script);
    const pages = await pagesOf(file);
    use.stop();
    expect(pages.length).toBeGreaterThan(0);
    expect(use.memory).toBeLessThan(memory * mebibyte);
    expect(use.cpu).toBeLessThan(most.cpu);
  });

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ["one of noise", () => noise({ width: 1080, height: 12_000 })],
    ["one of as many pixels as are taken", () => blackPng({ width: 1800, height: 32_000 })],
  ])("that is tall costs little: %s", async (_what, make) => {
    const use = new ChildrenUse(script);
    const converted = await convert(
      createConverter(async () => script, system, patient),
      await make(),
    );
    use.stop();
    expect(converted).toSatisfy(
      (became: object) => "pages" in became || ("refused" in became && became.refused === "too-much"),
    );
    expect(use.memory).toBeLessThan(most.memory);
    expect(use.cpu).toBeLessThan(most.cpu);
  });

  test("is kept in a megabyte at most, as large as it can be", async () => {
    const [page] = await pagesOf(await noise({ width: 2000, height: 2000 }));
    expect(page!.bytes.length).toBeLessThanOrEqual(mebibyte);
    expect(page!.width).toBeGreaterThanOrEqual(1000);
    const [receipt] = await pagesOf(await detailedPhoto({ width: 4000, height: 3000 }));
    expect(receipt).toMatchObject({ width: 2000, height: 1500 });
  });
});

describe("A stream of a PDF", () => {
  const blanks = Buffer.alloc(70 * mebibyte, " ");
  const withContents = (contents: Buffer, objects: string[] = []) => pdf({ contents, objects });
  const flate = (bytes: Buffer) => deflateSync(bytes, { level: 9 });

  test.each<[string, () => Buffer]>([
    ["deflated", () => withContents(deflated(blanks))],
    ["deflated three times", () => withContents(deflated(blanks, "", 3))],
    ["by short names", () => withContents(streamOf(flate(blanks), "/F [/Fl]"))],
    ["by names with escapes", () => withContents(streamOf(flate(blanks), "/Filter /Fl#61teDecode"))],
    ["by a name elsewhere", () => withContents(streamOf(flate(blanks), "/Filter 100 0 R"), ["/FlateDecode"])],
    ["by names elsewhere", () => withContents(streamOf(flate(blanks), "/Filter [100 0 R]"), ["/FlateDecode"])],
    ["with a wrong checksum", () => withContents(streamOf(withoutChecksum(blanks), "/Filter /FlateDecode"))],
    [
      "with a wrong checksum inside",
      () => withContents(streamOf(withoutChecksum(flate(blanks)), "/Filter [/FlateDecode /FlateDecode]")),
    ],
    [
      "of another length than it says",
      () => {
        const made = withContents(streamOf(flate(blanks), "/Filter /FlateDecode")).toString("latin1");
        return Buffer.from(made.replace(/\/Length \d+ {2}?\/Filter/, "/Length 3 /Filter"), "latin1");
      },
    ],
    ["deflated, in hex", () => withContents(streamOf(toHex(flate(blanks)), "/Filter [/ASCIIHexDecode /FlateDecode]"))],
    ["deflated, in letters", () => withContents(streamOf(toAscii85(flate(blanks)), "/Filter [/A85 /FlateDecode]"))],
    ["in runs", () => withContents(streamOf(blanksInRuns(blanks.length), "/Filter /RunLengthDecode"))],
    [
      "in runs, deflated",
      () => withContents(streamOf(flate(blanksInRuns(blanks.length)), "/Filter [/FlateDecode /RunLengthDecode]")),
    ],
    ["by LZW", () => withContents(streamOf(blanksByLzw(blanks.length), "/Filter /LZWDecode"))],
    [
      "among others that are together too much",
      () => pdf({ objects: [1, 2, 3, 4].map(() => deflated(Buffer.alloc(50 * mebibyte, " "))) }),
    ],
  ])("is refused when it becomes too much: %s", async (_what, make) => {
    const file = make();
    expect(file.length).toBeLessThan(5 * mebibyte);
    expect(await asksForTooMuch(file)).toBe(true);
  });

  test("that is small may have any filter", async () => {
    const text = Buffer.from("BT (Receipt) Tj ET".repeat(50));
    for (const contents of [
      streamOf(text),
      deflated(text, "", 2),
      streamOf(toHex(deflateSync(text)), "/Filter [/ASCIIHexDecode /FlateDecode]"),
      streamOf(toAscii85(deflateSync(text)), "/Filter [/ASCII85Decode /FlateDecode]"),
      streamOf(blanksInRuns(1000), "/Filter /RunLengthDecode"),
      streamOf(blanksByLzw(1000), "/Filter /LZWDecode"),
      streamOf(Buffer.from("damaged"), "/Filter /FlateDecode"),
    ])
      expect(await asksForTooMuch(withContents(contents))).toBe(false);
  });

  test("of many pictures counts by their pixels together, wherever their sizes are written", async () => {
    const objects = (size: string) =>
      Array.from({ length: 8 }, () => streamOf(Buffer.of(), `/Subtype /Image ${size} /Filter /DCTDecode`));
    expect(await asksForTooMuch(pdf({ objects: objects("/Width 5000 /Height 6000") }))).toBe(true);
    expect(await asksForTooMuch(pdf({ objects: objects("/Width 4000 /Height 3000") }))).toBe(false);
    expect(await asksForTooMuch(pdf({ objects: ["5000", "6000", ...objects("/Width 100 0 R /Height 101 0 R")] }))).toBe(
      true,
    );
  });
});

test("The sentence for a file that is too much says what to send instead", () => {
  expect(uploadRefusals["too-much"]).toMatch(/screenshot/);
});
