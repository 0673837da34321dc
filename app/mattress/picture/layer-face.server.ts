import type { Material } from "#contracts/mattress";
import { tenth } from "~/ui/format";
import { springOf } from "../layers/spring-geometry";
import { downward, element, gradient, stroke, tile, type Mark } from "./markup.server";
import { marks, white } from "./material-marks.server";

/** What the cut shows of a layer: whole coils and cells, an air chamber, or the marks of its material. */

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Lines that let the wire of a coil look round: its dark edge, its body, its light. */
function wire(d: string, width: number, far: boolean): string {
  const round = { "stroke-linecap": "round" };
  if (far) return stroke(d, "#3d4764", width, { opacity: "0.4", ...round });
  return (
    stroke(d, "#232b49", width + 1, round) +
    stroke(d, "#a9b4cf", width, round) +
    stroke(d, white, width * 0.4, { opacity: "0.9", ...round })
  );
}

/** Few turns, seen from the side: at the size of a card they must still be springs. */
const look = { narrowest: 10, lowestTurn: 11, tilt: 0.1 };
const pixelsPerInch = 14;

/** As many whole coils as come closest to their pitch, from one edge of the face to the other. */
function coils(material: Material, { width, height }: Box): Mark | null {
  const spring = springOf(material, height, pixelsPerInch, look);
  if (spring === null) return null;
  const micro = material === "micro-coils";
  const pitch = width / Math.max(1, Math.round(width / spring.pitch));
  const body = element(
    "g",
    { transform: `scale(${Math.round((pitch / spring.pitch) * 1000) / 1000} 1)` },
    wire(spring.back, micro ? 1.2 : 2, true),
    wire(spring.front, micro ? 1.3 : 2.3, false),
  );
  const pocket = spring.pocket
    ? element("rect", { x: 0.6, width: pitch - 1.2, height, rx: pitch / 6, fill: "url(#pocket)" })
    : "";
  return { width: pitch, height, art: pocket + body };
}

/** Square columns, their walls lit from above. */
function grid(box: Box): Mark {
  const width = box.width / Math.round(box.width / 14);
  const height = box.height / Math.max(1, Math.round(box.height / 13));
  const cell = { x: 1.4, y: 1.4, width: width - 2.8, height: Math.max(0, height - 2.8), rx: 2.4 };
  return {
    width,
    height,
    art:
      element("rect", { ...cell, fill: "#2c1b57", opacity: "0.62" }) +
      stroke(`M1.4 ${tenth(height - 1)}h${tenth(width - 2.8)}`, white, 1.2, { opacity: "0.5" }),
  };
}

/** The chamber of one side: a welded bladder between foam rails. */
const chamber = ({ x, y, width, height }: Box) => {
  const rib = 26;
  const ribs = Array.from({ length: Math.floor(width / rib) }, (_, index) => x + rib * (index + 0.5));
  return (
    element("rect", {
      x: x + 5,
      y: y + 3,
      width: width - 10,
      height: Math.max(0, height - 6),
      rx: height / 3.2,
      fill: "url(#air)",
    }) +
    stroke(
      ribs.map((left) => `M${tenth(left)} ${tenth(y + 6)}q5 ${tenth(height / 2 - 6)} 0 ${tenth(height - 12)}`).join(""),
      "#2f6f93",
      1.4,
      { opacity: "0.5" },
    ) +
    stroke(`M${tenth(x + 22)} ${tenth(y + 10)}H${tenth(x + width - 22)}`, "#fff", 5, {
      opacity: "0.75",
      "stroke-linecap": "round",
    })
  );
};

/**
 * The marks of a layer on the upright rectangle that the cut shows of it: what is painted over the plain color, and the
 * pattern of that, for the surfaces beside it; null when it has none.
 */
export function faceOf(material: Material, id: string, box: Box) {
  if (material === "air-chamber") return { paint: chamber(box), pattern: null };
  const fitted = material === "polymer-grid" ? grid(box) : coils(material, box);
  const mark = fitted ?? marks[material];
  if (mark === undefined) return { paint: "", pattern: null };
  return {
    paint: element("rect", { ...box, fill: `url(#${id})` }),
    pattern: { id, defs: tile(id, mark, { x: box.x, y: box.y }), pitch: mark.width, level: fitted === null },
  };
}

/** Shared by all faces. */
export const faceDefs =
  gradient(
    "pocket",
    [0, "#8791a8", 0.85],
    [0.16, "#e9ecf3", 0.95],
    [0.42, "#fff"],
    [0.75, "#d3d8e3", 0.95],
    [1, "#7b859e", 0.9],
  ) +
  downward("air", [0, "#f3fbff"], [0.35, "#a9d7ee"], [1, "#5fa3c6"]) +
  downward("soft", [0, "#fff", 0.45], [0.22, "#fff", 0], [0.7, "#17203f", 0], [1, "#17203f", 0.26]);
