import type { Material } from "~/contracts/mattress";
import { springOf } from "../layers/spring-geometry";
import { element, gradient, stroke, tile } from "./markup.server";
import { tenth } from "~/ui/format";

/** What the cut face of a material looks like: its color, and marks that tell it apart without color. */

/** In light and in dark, and of the same family as the cross-sections' (styles/tokens.css). */
export const materialColors: Record<Material, readonly [light: string, dark: string]> = {
  cover: ["#ece7dd", "#c5c0b7"],
  fiber: ["#e6dcc6", "#bdb29a"],
  wool: ["#f3ebd9", "#cbc1aa"],
  polyfoam: ["#f2cf94", "#c39d60"],
  "memory-foam": ["#93b4ea", "#668ac6"],
  "gel-memory-foam": ["#77c9df", "#4797ad"],
  "dunlop-latex": ["#c3dba2", "#93ad6f"],
  "talalay-latex": ["#dcebc1", "#abbd89"],
  "polymer-grid": ["#b79fe4", "#8a70bd"],
  "micro-coils": ["#d5dae4", "#9aa3b8"],
  "pocketed-coils": ["#dde1e9", "#a3abbe"],
  "bonnell-coils": ["#66718e", "#4a5470"],
  "offset-coils": ["#66718e", "#4a5470"],
  "continuous-coils": ["#66718e", "#4a5470"],
  "air-chamber": ["#cfe6f2", "#8fb1c4"],
};

const dark = "#1c2440";

const hole = (cx: number, cy: number, rx: number, ry = rx, opacity = 0.3) =>
  element("ellipse", { cx, cy, rx, ry, fill: dark, opacity: String(opacity) });

/** A round pore with light on its lower edge. */
const pore = (x: number, y: number, r: number) =>
  element("circle", { cx: x, cy: y + 0.8, r, fill: "#fff", opacity: "0.45" }) + hole(x, y, r, r, 0.38);

const slot = (x: number, y: number, length: number) =>
  stroke(`M${x + 0.9} ${y + 1}v${length}`, "#fff", 3.2, { opacity: "0.5", "stroke-linecap": "round" }) +
  stroke(`M${x} ${y}v${length}`, dark, 3.2, { opacity: "0.4", "stroke-linecap": "round" });

const bead = (x: number, y: number, r: number) =>
  element("circle", { cx: x, cy: y, r, fill: "#0d7f9d", opacity: "0.5" }) +
  element("circle", { cx: x - r / 3, cy: y - r / 3, r: r / 3, fill: "#fff", opacity: "0.85" });

interface Mark {
  width: number;
  height: number;
  art: string;
}

const white = "#fff";

/** Materials without coils or cells, whose marks also lie on a level surface. */
const marks: Partial<Record<Material, Mark>> = {
  cover: { width: 10, height: 6, art: stroke("M0 6q5-7 10 0", dark, 1, { opacity: "0.3" }) },
  fiber: {
    width: 34,
    height: 9,
    art:
      stroke("M0 3q8-4 17 0t17 0M-9 7.5q8-4 17 0t17 0 17 0", dark, 0.9, { opacity: "0.32" }) +
      stroke("M0 4.2q8-4 17 0t17 0", white, 0.9, { opacity: "0.6" }),
  },
  wool: {
    width: 22,
    height: 13,
    art: stroke("M2 7a3.6 3.6 0 1 1 6 2M13 12a3.4 3.4 0 1 1 6-1M11 3a2.5 2.5 0 1 1 4 2", "#7d6f4e", 1.1, {
      opacity: "0.55",
    }),
  },
  polyfoam: {
    width: 31,
    height: 19,
    art:
      hole(4, 4, 1.6, 1.2) +
      hole(14, 8, 1.1) +
      hole(23, 3, 1.4, 1) +
      hole(28, 12, 1.7, 1.3) +
      hole(9, 14, 1.3, 1.6) +
      hole(19, 16, 1.5, 1.1),
  },
  "memory-foam": {
    width: 15,
    height: 12,
    art: hole(3, 3, 0.9) + hole(10, 2, 0.7) + hole(6.5, 8, 0.8) + hole(13, 9, 0.9),
  },
  "gel-memory-foam": {
    width: 44,
    height: 26,
    art:
      stroke("M0 9q11-10 22 0t22 0M0 22q11-10 22 0t22 0", white, 2, { opacity: "0.35" }) +
      bead(8, 13, 3.2) +
      bead(27, 5, 2.4) +
      bead(36, 18, 3) +
      bead(19, 21, 1.8),
  },
  "dunlop-latex": { width: 22, height: 26, art: slot(5, 4, 9) + slot(16, 16, 7) },
  "talalay-latex": { width: 18, height: 15, art: pore(4.5, 4, 2.1) + pore(13.5, 11.5, 2.1) },
};

export interface Box {
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
  const [width, height] = [
    box.width / Math.round(box.width / 14),
    box.height / Math.max(1, Math.round(box.height / 13)),
  ];
  const cell = { x: 1.4, y: 1.4, width: width - 2.8, height: height - 2.8, rx: 2.4 };
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
      height: height - 6,
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

export interface Face {
  /** What is painted over the plain color. */
  paint: string;
  /** Its pattern, for the surfaces beside it; null when it has none. */
  pattern: { id: string; defs: string; pitch: number; level: boolean } | null;
}

/** The marks of a layer on the upright rectangle that the cut shows of it. */
export function faceOf(material: Material, id: string, box: Box): Face {
  if (material === "air-chamber") return { paint: chamber(box), pattern: null };
  const fitted = material === "polymer-grid" ? grid(box) : coils(material, box);
  const mark = fitted ?? marks[material];
  if (mark === undefined) return { paint: "", pattern: null };
  const place = { x: box.x, y: box.y };
  return {
    paint: element("rect", { ...box, fill: `url(#${id})` }),
    pattern: {
      id,
      defs: tile(id, mark.width, mark.height, place, mark.art),
      pitch: mark.width,
      level: fitted === null,
    },
  };
}

/** Shared by all faces. */
export const faceDefs =
  gradient("pocket", [
    [0, "#8791a8", 0.85],
    [0.16, "#e9ecf3", 0.95],
    [0.42, "#fff"],
    [0.75, "#d3d8e3", 0.95],
    [1, "#7b859e", 0.9],
  ]) +
  gradient(
    "air",
    [
      [0, "#f3fbff"],
      [0.35, "#a9d7ee"],
      [1, "#5fa3c6"],
    ],
    true,
  ) +
  gradient(
    "soft",
    [
      [0, "#fff", 0.45],
      [0.22, "#fff", 0],
      [0.7, "#17203f", 0],
      [1, "#17203f", 0.26],
    ],
    true,
  );
