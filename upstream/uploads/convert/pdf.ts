import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { SKRSContext2D } from "@napi-rs/canvas";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { pdfPagesKept, mostPicturesOfFile } from "#contracts/vocabulary/uploads";
import { asksForTooMuch } from "./pdf-streams";
import { cutArea, cutHeight, encodePage, isTall } from "./picture";
import type { Converted, Page } from "./protocol";

const maxPages = 20;
/** The longer side of a stored page in pixels. */
const keptSide = 1600;
/**
 * For a tall page, such as a receipt on a roll or a web page on one sheet: pixels per point, and limits for its width.
 */
const tallScale = 2;
const tallWidth = { least: 800, most: 2000 };
/** Maximum pixels of a picture inside a PDF; larger ones are left out. */
const maxImagePixels = 30_000_000;
/** Maximum operators drawn for all pages together; a receipt has a few thousand. */
const maxOperators = 500_000;

const library = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
const folder = (name: string) => `${join(library, name)}/`;

/** Renders the first pages; nothing of the PDF itself is kept, and none of its scripts run. */
export async function convertPdf(bytes: Buffer): Promise<Converted> {
  if (await asksForTooMuch(bytes)) return { refused: "too-much" };
  // Takes a quarter of a second to load, so it isn't loaded for pictures.
  const { getDocument, VerbosityLevel } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const loading = getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    stopAtErrors: false,
    maxImageSize: maxImagePixels,
    standardFontDataUrl: folder("standard_fonts"),
    cMapUrl: folder("cmaps"),
    wasmUrl: folder("wasm"),
    verbosity: VerbosityLevel.ERRORS,
  });
  // The only way to find out that the PDF needs a password.
  let locked = false;
  loading.onPassword = () => {
    locked = true;
    void loading.destroy();
  };
  try {
    const document = await loading.promise;
    if (document.numPages > maxPages) return { refused: "too-many-pages" };
    if (await isActive(document)) return { refused: "active" };
    const kept = await Promise.all(
      Array.from({ length: Math.min(pdfPagesKept, document.numPages) }, (_, index) => document.getPage(index + 1)),
    );
    const tall = kept.filter((page) => isTall(plainSize(page))).length;
    // Tall pages share what remains after the others, each of which is one picture.
    const pictures = Math.floor((mostPicturesOfFile - (kept.length - tall)) / tall);
    const most = { area: cutArea / kept.length, height: cutHeight(pictures) };
    const filter = countOperators();
    const pages: Page[] = [];
    for (const page of kept) pages.push(...(await drawn(page, document, filter, most)));
    return { pages };
  } catch (error) {
    if (locked) return { refused: "locked" };
    if (error instanceof TooMuch) return { refused: "too-much" };
    throw error;
  }
}

/** Whether it does more than display pages. Jumping to a page on opening doesn't count. */
async function isActive(document: PDFDocumentProxy): Promise<boolean> {
  const [scripts, opening, files] = await Promise.all([
    document.getJSActions(),
    document.getOpenAction() as Promise<{ action?: unknown } | null>,
    document.getAttachments() as Promise<object | null>,
  ]);
  if (scripts !== null || files !== null || opening?.action !== undefined) return true;
  for (let number = 1; number <= document.numPages; number += 1)
    if ((await (await document.getPage(number)).getJSActions()) !== null) return true;
  return false;
}

class TooMuch extends Error {}

/** Called before each operator; throws when there are too many. */
function countOperators(): () => boolean {
  let operators = 0;
  return () => {
    operators += 1;
    if (operators > maxOperators) throw new TooMuch();
    return true;
  };
}

/** In points, which equal CSS pixels here. */
const plainSize = (page: PDFPageProxy) => page.getViewport({ scale: 1 });

/** Maximum pixels of a tall page: in total, and in height. */
interface Most {
  area: number;
  height: number;
}

async function drawn(
  page: PDFPageProxy,
  document: PDFDocumentProxy,
  operationsFilter: () => boolean,
  most: Most,
): Promise<Page[]> {
  const viewport = page.getViewport({ scale: scaleOf(plainSize(page), most) });
  const [width, height] = [Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height))];
  const { canvas, context } = (document.canvasFactory as CanvasFactory).create(width, height);
  const canvasContext = context as unknown as CanvasRenderingContext2D;
  await page.render({ canvas: null, canvasContext, viewport, operationsFilter }).promise;
  const pixels = context.getImageData(0, 0, width, height).data;
  canvas.width = canvas.height = 0;
  return encodePage(new Uint8Array(pixels.buffer), width, height);
}

function scaleOf({ width, height }: { width: number; height: number }, most: Most): number {
  if (!isTall({ width, height })) return keptSide / Math.max(width, height);
  const readable = Math.min(tallWidth.most, Math.max(tallWidth.least, tallScale * width)) / width;
  return Math.min(readable, Math.sqrt(most.area / (width * height)), most.height / height);
}

/** The interface with which pdfjs-dist creates canvases in Node. */
interface CanvasFactory {
  create(width: number, height: number): { canvas: { width: number; height: number }; context: SKRSContext2D };
}
