import { constants, deflateSync } from "node:zlib";

/** PDF files for tests, written by hand. */

interface PdfOptions {
  pages?: number;
  /** Entries of the catalog, such as a script that runs when it is opened. */
  catalog?: string;
  /** Objects of their own, from number 100 on. */
  objects?: (string | Buffer)[];
  /** What is drawn on each page, as a whole stream object; a line of text by default. */
  contents?: Buffer;
  /** What is drawn on the last page besides. */
  ending?: Buffer;
  /** Entries of the resources of each page, such as pictures. */
  resources?: string;
  mediaBox?: string;
  /** Bytes before its head, which places of objects are counted with. */
  front?: string;
}

const text = "BT /F1 24 Tf 72 700 Td (Receipt 4711: queen mattress, $1,249.00) Tj ET";

/** A receipt of so many pages. */
export function pdf({
  pages = 1,
  catalog = "",
  objects = [],
  contents = streamOf(Buffer.from(text)),
  ending = streamOf(Buffer.alloc(0)),
  resources = "",
  mediaBox = "0 0 612 792",
  front = "",
}: PdfOptions = {}): Buffer {
  const numbered = new Map<number, string | Buffer>();
  const kids = Array.from({ length: pages }, (_, index) => 10 + index);
  numbered.set(1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`);
  numbered.set(2, `<< /Type /Pages /Count ${pages} /Kids [${kids.map((kid) => `${kid} 0 R`).join(" ")}] >>`);
  numbered.set(3, "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>");
  numbered.set(4, contents);
  numbered.set(5, ending);
  for (const kid of kids)
    numbered.set(
      kid,
      `<< /Type /Page /Parent 2 0 R /MediaBox [${mediaBox}] /Contents ${kid === kids.at(-1) ? "[4 0 R 5 0 R]" : "4 0 R"} ` +
        `/Resources << /Font << /F1 3 0 R >> ${resources} >> >>`,
    );
  objects.forEach((object, index) => numbered.set(100 + index, object));
  const parts: Buffer[] = [Buffer.from(`${front}%PDF-1.7\n`, "latin1")];
  let length = parts[0]!.length;
  const offsets = new Map<number, number>();
  const add = (part: string | Buffer) => {
    const bytes = typeof part === "string" ? Buffer.from(part, "latin1") : part;
    parts.push(bytes);
    length += bytes.length;
  };
  for (const [number, object] of numbered) {
    offsets.set(number, length);
    add(`${number} 0 obj\n`);
    add(object);
    add("\nendobj\n");
  }
  const start = length;
  add("xref\n0 1\n0000000000 65535 f \n");
  for (const [number, offset] of offsets) add(`${number} 1\n${String(offset).padStart(10, "0")} 00000 n \n`);
  add(`trailer\n<< /Size 2000 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(parts);
}

export const script = "<< /S /JavaScript /JS (app.alert\\('canary'\\)) >>";

/** A stream object with entries of its dictionary, such as its filters. */
export const streamOf = (bytes: Buffer, entries = "") =>
  Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`, "latin1"),
    bytes,
    Buffer.from("\nendstream"),
  ]);

/** The same, deflated so many times. */
export function deflated(bytes: Buffer, entries = "", times = 1): Buffer {
  let made = bytes;
  for (let time = 0; time < times; time += 1) made = deflateSync(made, { level: 9 });
  return streamOf(made, `${entries} /Filter [${"/FlateDecode ".repeat(times)}]`);
}

const picture = (width: number, height: number, bytes: Buffer, filter: string) =>
  streamOf(
    bytes,
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 ${filter}`,
  );

/**
 * Pages with lines from top to bottom, as a till prints on a roll or a browser on one sheet, and a black bar of 20 points
 * at the very end; sizes in points.
 */
export function rollPdf(width: number, height: number, pages = 1): Buffer {
  const lines = Array.from(
    { length: Math.floor(height / 12) },
    (_, index) => `1 0 0 1 6 ${height - 12 * (index + 1)} Tm (Item ${index}  $${index}.99) Tj`,
  );
  const contents = deflated(Buffer.from(`BT /F1 8 Tf ${lines.join("\n")} ET`));
  const ending = streamOf(Buffer.from(`0 0 ${width} 20 re f`));
  return pdf({ pages, contents, ending, mediaBox: `0 0 ${width} ${height}` });
}

/** A page with a photo on it, as programs that scan write it. */
export const scannedPdf = (jpeg: Buffer, width: number, height: number, pages = 1) =>
  pdf({
    pages,
    contents: streamOf(Buffer.from("q 612 0 0 792 0 0 cm /Im0 Do Q")),
    resources: "/XObject << /Im0 100 0 R >>",
    objects: [picture(width, height, jpeg, "/Filter /DCTDecode")],
  });

/** An ordinary invoice of several pages: text, lines, a logo, compressed as most programs do. */
export function invoicePdf(pages = 10): Buffer {
  const lines = Array.from(
    { length: 60 },
    (_, index) => `1 0 0 1 60 ${740 - index * 11} Tm (Item ${index}: mattress, queen, $${index * 10}.00) Tj`,
  );
  const logo = Buffer.alloc(300 * 100 * 3, 0x66);
  return pdf({
    pages,
    contents: deflated(
      Buffer.from(`BT /F1 9 Tf ${lines.join("\n")} ET 50 50 500 700 re S q 90 0 0 30 450 750 cm /Im0 Do Q`),
    ),
    resources: "/XObject << /Im0 100 0 R >>",
    objects: [
      deflated(
        logo,
        "/Type /XObject /Subtype /Image /Width 300 /Height 100 /ColorSpace /DeviceRGB /BitsPerComponent 8",
      ),
    ],
  });
}

const mebibyte = 1024 * 1024;
const twice = "/Filter [/FlateDecode /FlateDecode]";
/** So many copies of a megabyte's beginning, deflated twice; whole they would be the test's own gigabyte. */
const manyTimes = (block: Buffer, times: number) => {
  const first = deflateSync(block, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
  return deflateSync(Buffer.concat([first, ...Array<Buffer>(times - 1).fill(first.subarray(2))]), { level: 9 });
};

/** Small files that ask for much: each a name for a sentence, and what makes it. */
export const hostilePdfs: Readonly<Record<string, () => Buffer>> = {
  "blanks, a gigabyte of them, deflated twice": () =>
    pdf({ contents: streamOf(manyTimes(Buffer.alloc(mebibyte, " "), 1024), twice) }),
  "40 pictures of 29 megapixels": () => {
    const [width, height] = [5800, 5000];
    const bytes = deflateSync(deflateSync(Buffer.alloc(width * height * 3), { level: 9 }), { level: 9 });
    const names = Array.from({ length: 40 }, (_, index) => index);
    return pdf({
      contents: streamOf(Buffer.from(names.map((name) => `q 600 0 0 700 0 0 cm /Im${name} Do Q`).join("\n"))),
      resources: `/XObject << ${names.map((name) => `/Im${name} ${100 + name} 0 R`).join(" ")} >>`,
      objects: names.map(() => picture(width, height, bytes, twice)),
    });
  },
  "300 million operators": () => pdf({ contents: streamOf(manyTimes(Buffer.alloc(4 * mebibyte, "q Q "), 150), twice) }),
  "a million operators, in few bytes": () => pdf({ contents: deflated(Buffer.alloc(2 * mebibyte, "q Q ")) }),
  "forms that draw each other ten times, ten deep": () => {
    const forms = Array.from({ length: 11 }, (_, depth) => {
      const drawn = depth === 10 ? "0 0 9 9 re f" : "/Fm Do ".repeat(10);
      const resources = depth === 10 ? "" : `/Resources << /XObject << /Fm ${101 + depth} 0 R >> >>`;
      return streamOf(Buffer.from(drawn), `/Type /XObject /Subtype /Form /BBox [0 0 612 792] ${resources}`);
    });
    return pdf({
      contents: streamOf(Buffer.from("/Fm Do")),
      resources: "/XObject << /Fm 100 0 R >>",
      objects: forms,
    });
  },
  "a form that draws itself": () =>
    pdf({
      contents: streamOf(Buffer.from("/Fm Do")),
      resources: "/XObject << /Fm 100 0 R >>",
      objects: [
        streamOf(
          Buffer.from("/Fm Do /Fm Do"),
          "/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << /Fm 100 0 R >> >>",
        ),
      ],
    }),
  "a page of a billion points": () => pdf({ mediaBox: "0 0 1000000000 1000000000" }),
  "a page as thin as a thread": () => pdf({ mediaBox: "0 0 0.0001 1000000000" }),
  "an object stream of ten million objects": () => {
    const objects = ["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Count 1 /Kids [3 0 R] >>"];
    objects.push("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>");
    let [index, all] = ["", ""];
    for (const [at, object] of objects.entries()) {
      index += `${at + 1} ${all.length} `;
      all += `${object} `;
    }
    const padding = Buffer.alloc(200 * mebibyte, "9 0 ");
    const made = deflateSync(deflateSync(Buffer.concat([Buffer.from(index + all), padding]), { level: 9 }));
    const head = Buffer.from("%PDF-1.7\n");
    const held = numberedStream(5, made, `/Type /ObjStm /N 10000000 /First ${index.length} ${twice}`);
    const entries = [
      [0, 0, 0],
      [2, 5, 0],
      [2, 5, 1],
      [2, 5, 2],
      [0, 0, 0],
      [1, head.length, 0],
    ];
    const rows = Buffer.concat(entries.map(([kind = 0, at = 0, place = 0]) => Buffer.from([kind, at >> 8, at, place])));
    const table = numberedStream(6, rows, "/Type /XRef /Size 6 /W [1 2 1] /Root 1 0 R");
    return Buffer.concat([head, held, table, Buffer.from(`startxref\n${head.length + held.length}\n%%EOF\n`)]);
  },
};

const numberedStream = (number: number, bytes: Buffer, entries: string) =>
  Buffer.concat([Buffer.from(`${number} 0 obj\n`), streamOf(bytes, entries), Buffer.from("\nendobj\n")]);
