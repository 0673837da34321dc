import { choiceOf } from "./cloth.server";
import { element, glow, gradient, stroke, tile, type Mark } from "./markup.server";
import type { Picture } from "./picture";

/** How the top is sewn: no upstream publishes it, so it follows the type and the top as it usually does. */

type Quilting = "diamonds" | "boxes" | "channels" | "tufts" | "waves";

export function quiltingOf({ type, top, brand }: Pick<Picture, "type" | "top" | "brand">): Quilting {
  const either = (one: Quilting, other: Quilting) => (choiceOf(`${brand.slug} quilting`, 2) === 0 ? one : other);
  switch (type) {
    case "latex":
    case "latex-hybrid":
      return "tufts";
    case "memory-foam":
    case "polyfoam":
    case "polymer-grid":
      return top === "tight" || top === null ? "waves" : "channels";
    case "adjustable-air":
      return "boxes";
    case "innerspring":
      return top === "pillow" ? "diamonds" : either("diamonds", "tufts");
    default:
      return top === "tight" || top === null ? "channels" : either("diamonds", "boxes");
  }
}

const thread = "#3a4163";

/** Valleys along seams, with the stitches at their bottom and light on the humps between. */
const seams = (d: string) =>
  [20, 14, 9, 5].map((width) => stroke(d, thread, width, { opacity: "0.055" })).join("") +
  stroke(d, thread, 1.6, { opacity: "0.4", "stroke-dasharray": "5 3" });

const softLight = glow("puff", {}, [0, "#fff", 1], [1, "#fff", 0]);

const hump = (x: number, y: number) => element("ellipse", { cx: x, cy: y, rx: 24, ry: 19, fill: "url(#puff)" });

const cushion = (x: number, y: number) => element("circle", { cx: x - 1, cy: y - 3, r: 26, fill: "url(#puff)" });

const tuft = (x: number, y: number) =>
  element("circle", { cx: x, cy: y, r: 27, fill: "url(#puff)" }) +
  stroke(`M${x - 17} ${y - 17}l34 34M${x + 17} ${y - 17}l-34 34M${x} ${y - 22}v44M${x - 22} ${y}h44`, thread, 1.2, {
    opacity: "0.07",
  }) +
  element("circle", { cx: x, cy: y, r: 5, fill: "var(--accent)" }) +
  element("circle", { cx: x - 1.4, cy: y - 1.4, r: 2, fill: "#fff", opacity: "0.6" });

/** One tile of each, after the light on its humps. */
const quilts: Record<Quilting, Mark & { light: string }> = {
  diamonds: {
    light: softLight,
    width: 64,
    height: 52,
    art: seams("M-8-6.5L72 58.5M72-6.5L-8 58.5") + hump(30, 6) + hump(-2, 32) + hump(62, 32) + hump(30, 58),
  },
  boxes: {
    light: softLight,
    width: 58,
    height: 58,
    art: seams("M0 29H58M29 0V58") + cushion(0, 0) + cushion(0, 58) + cushion(58, 0) + cushion(58, 58),
  },
  channels: {
    light: gradient(
      "puff",
      [0, thread, 0.3],
      [0.08, thread, 0.16],
      [0.3, thread, 0.03],
      [0.5, "#fff", 0.8],
      [0.75, thread, 0.03],
      [0.94, thread, 0.13],
      [1, thread, 0.3],
    ),
    width: 36,
    height: 36,
    art: element("rect", { width: 36, height: 36, fill: "url(#puff)" }),
  },
  tufts: {
    light: glow("puff", {}, [0, thread, 0.5], [0.35, thread, 0.2], [0.75, thread, 0.04], [1, thread, 0]),
    width: 84,
    height: 76,
    art: tuft(21, 19) + tuft(63, 57),
  },
  waves: {
    light: "",
    width: 48,
    height: 22,
    art:
      stroke("M0 6q12-9 24 0t24 0M-12 17q12-9 24 0t24 0 24 0", thread, 2.4, { opacity: "0.13" }) +
      stroke("M0 8q12-9 24 0t24 0M-12 19q12-9 24 0t24 0 24 0", "#fff", 2, { opacity: "0.9" }),
  },
};

/** The pattern "quilt" on the plane of a matrix. */
export function quiltDefs(quilting: Quilting, matrix: string): string {
  const quilt = quilts[quilting];
  return quilt.light + tile("quilt", quilt, { patternTransform: matrix });
}
