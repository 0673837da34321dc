import { cutText } from "#contracts/text/cut-text";
import { choiceOf } from "./cloth.server";
import { element, escaped, stroke } from "./markup.server";
import type { Picture } from "./picture";
import { onLongSide, onShortSide, scale } from "./view.server";
import { tenth } from "~/ui/format";

/** What is sewn to the sides: the label of the brand, the label of firmness, handles. */

const inches = (value: number) => value * scale;

/** A cloth patch with a stitched rim and the shadow that it throws. */
const patch = (width: number, height: number) =>
  element("rect", { x: 2, y: 3, width, height, rx: 4, fill: "#0d1433", opacity: "0.28" }) +
  element("rect", { width, height, rx: 4, fill: "var(--label)" }) +
  element("rect", {
    x: 3.5,
    y: 3.5,
    width: width - 7,
    height: height - 7,
    rx: 2.5,
    fill: "none",
    stroke: "var(--ink)",
    "stroke-width": 0.9,
    "stroke-dasharray": "4 3",
    opacity: "0.55",
  });

/** Of one line of capitals, in em: what the narrowest and widest system fonts stay near. */
const emOf = (text: string) => 0.66 * text.length;

const longest = 18;

/** An image has none of the page's fonts. */
const typefaces = ["Georgia,'Times New Roman',serif", "'Helvetica Neue',Arial,sans-serif"];

/** The brand's name, woven: its width is given, since an image has none of the page's fonts. */
export function brandLabel({ brand }: Pick<Picture, "brand">, from: number, z: number, room: number): string {
  const name = brand.name.length > longest ? `${cutText(brand.name, longest - 1).trimEnd()}…` : brand.name;
  const width = inches(Math.min(15, room));
  const height = inches(3.4);
  const fontSize = Math.min(24, (width - 24) / emOf(name));
  const textLength = Math.min(width - 24, fontSize * emOf(name));
  return element(
    "g",
    { transform: onLongSide(from, z) },
    patch(width, height),
    element(
      "text",
      {
        x: width / 2,
        y: height / 2 + fontSize * 0.35,
        "font-family": typefaces[choiceOf(`${brand.slug} type`, typefaces.length)]!,
        "font-size": fontSize,
        "font-weight": 700,
        "text-anchor": "middle",
        textLength,
        lengthAdjust: "spacingAndGlyphs",
        fill: "var(--ink)",
      },
      escaped(name),
    ),
  );
}

const figure = (value: number) => String(tenth(value));

/** Which of the marks from 1 to 10 are filled, and the number above them. */
function markedOf(firmness: NonNullable<Picture["firmness"]>): { isFilled(mark: number): boolean; words: string } {
  if (typeof firmness === "object" && "halves" in firmness) {
    const { halves } = firmness;
    const marks = halves.map(Math.round);
    return { isFilled: (mark) => marks.includes(mark), words: `${figure(halves[0]!)}–${figure(halves.at(-1)!)}` };
  }
  const [softest, firmest] = typeof firmness === "number" ? [0, firmness] : firmness;
  return {
    isFilled: (mark) => mark >= Math.round(softest) && mark <= Math.round(firmest),
    words: typeof firmness === "number" ? figure(firmness) : `${figure(softest)}–${figure(firmest)}`,
  };
}

/** Ten marks from soft to firm, those up to the bed's own filled, or all that it can be set to or ordered in, and the number. */
export function firmnessLabel({ firmness }: Pick<Picture, "firmness">, from: number, z: number): string {
  if (firmness === null) return "";
  const width = inches(9.6);
  const height = inches(4);
  const { isFilled, words } = markedOf(firmness);
  const step = (width - 16) / 10;
  const marks = Array.from({ length: 10 }, (_, index) => {
    const on = isFilled(index + 1);
    return `<rect x="${tenth(8 + step * index)}" y="${tenth(height - 15)}" width="${tenth(step - 2)}" height="8" rx="1.5" fill="var(--${on ? "ink" : "faint"})"/>`;
  });
  return element(
    "g",
    { transform: onShortSide(from, z) },
    patch(width, height),
    element(
      "text",
      {
        x: width / 2,
        y: height - 20,
        "font-family": "Verdana,'DejaVu Sans',sans-serif",
        "font-size": 20,
        "font-weight": 700,
        "text-anchor": "middle",
        fill: "var(--ink)",
      },
      escaped(words),
    ),
    ...marks,
  );
}

/** A woven strap, held at both ends. */
export function handle(from: number, z: number): string {
  const width = inches(6);
  return element(
    "g",
    { transform: onLongSide(from, z) },
    stroke(`M6 12Q${width / 2} 22 ${width - 6} 12`, "#0d1433", 9, { opacity: "0.22" }),
    stroke(`M6 6Q${width / 2} 13 ${width - 6} 6`, "var(--accent)", 9),
    stroke(`M6 4Q${width / 2} 11 ${width - 6} 4`, "#fff", 1.2, { opacity: "0.5", "stroke-dasharray": "4 3" }),
    ...[0, width - 12].map((x) => element("rect", { x, width: 12, height: 13, rx: 2, fill: "var(--ink)" })),
  );
}
