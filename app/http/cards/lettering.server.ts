import { createRequire } from "node:module";
import { GlobalFonts, type SKRSContext2D } from "@napi-rs/canvas";
import { cutText } from "#contracts/text/cut-text";

/**
 * Words on cards, in the site's own typefaces: the files that its pages are set in, since a container has no fonts at all.
 * A letter that neither file of a family has is taken from a font of the machine, if there is one.
 */

const families = {
  text: ["@fontsource-variable/figtree/files/figtree-", "-wght-normal.woff2"],
  display: ["@fontsource/young-serif/files/young-serif-", "-400-normal.woff2"],
} as const;

const subsets = ["latin", "latin-ext"] as const;

let registered = false;

/** Once for the process. */
function registerFonts(): void {
  if (registered) return;
  registered = true;
  const { resolve } = createRequire(import.meta.url);
  for (const [family, [start, end]] of Object.entries(families))
    for (const subset of subsets)
      GlobalFonts.registerFromPath(resolve(`${start}${subset}${end}`), `Card ${family} ${subset}`);
}

export interface Lettering {
  family: keyof typeof families;
  /** In pixels. */
  size: number;
  color: string;
  /** Of the text family. */
  weight?: number;
  align?: "left" | "center";
}

export function setLettering(context: SKRSContext2D, { family, size, color, weight = 400, align = "left" }: Lettering) {
  registerFonts();
  context.font = `${size}px ${subsets.map((subset) => `"Card ${family} ${subset}"`).join(", ")}`;
  // A variable font: `font` knows its lightest weight alone.
  context.fontVariationSettings = family === "text" ? `'wght' ${weight}` : "normal";
  context.fillStyle = color;
  context.textAlign = align;
}

/** Lines of words that are no wider than `width`; a word that is wider by itself is cut, and `whole` says so. */
function wrapped(context: SKRSContext2D, text: string, width: number): { lines: string[]; whole: boolean } {
  const fits = (line: string) => context.measureText(line).width <= width;
  const lines: string[] = [];
  let line = "";
  let whole = true;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = shortened(context, word, width);
    if (line !== word) whole = false;
  }
  return { lines: line === "" ? lines : [...lines, line], whole };
}

/** More letters than a card has room for: to measure thousands of them takes seconds. */
const mostLetters = 400;

/** As the canvas and the typefaces can have it: they know neither control characters nor the signs of feet and inches. */
const typeable = (text: string) =>
  cutText(
    text
      .replace(/\p{Cc}/gu, " ")
      .replaceAll("″", '"')
      .replaceAll("′", "'"),
    mostLetters,
  );

/** As much of a line as has room, with "…" where it goes on. */
export function shortened(context: SKRSContext2D, line: string, width: number): string {
  const typed = typeable(line);
  if (context.measureText(typed).width <= width) return typed;
  const letters = [...typed];
  const cut = (length: number) => `${letters.slice(0, length).join("").trimEnd()}…`;
  let [fits, tooLong] = [0, letters.length];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (context.measureText(cut(middle)).width <= width) fits = middle;
    else tooLong = middle;
  }
  return cut(fits);
}

export interface Block {
  width: number;
  lines: number;
  /** Smaller letters are tried down to this size before anything is cut. */
  least: number;
  /** Of a line, as a part of the letters' size. */
  leading: number;
}

interface SetBlock {
  lines: readonly string[];
  size: number;
  /** Of all lines together, in pixels. */
  height: number;
}

/** A text set within a block: as large as it may be, smaller where it would not fit, cut only at the smallest size. */
export function setBlock(context: SKRSContext2D, text: string, lettering: Lettering, block: Block): SetBlock {
  const { width, lines: most, least, leading } = block;
  const written = typeable(text);
  for (let { size } = lettering; ; size -= 2) {
    setLettering(context, { ...lettering, size });
    const { lines, whole } = wrapped(context, written, width);
    // At the smallest size what is left over is cut, however many lines it would take.
    if ((lines.length > most || !whole) && size - 2 >= least) continue;
    const kept = lines.slice(0, most);
    if (lines.length > most) kept[most - 1] = shortened(context, lines.slice(most - 1).join(" "), width);
    return { lines: kept, size, height: kept.length * size * leading };
  }
}
