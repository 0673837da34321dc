import type { Material } from "#contracts/mattress";
import { element, stroke, type Mark } from "./markup.server";

/** The color of each material where it is cut, and the marks that tell it apart without color. */

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
const pore = (x: number, y: number) =>
  element("circle", { cx: x, cy: y + 0.8, r: 2.1, fill: "#fff", opacity: "0.45" }) + hole(x, y, 2.1, 2.1, 0.38);

const slot = (x: number, y: number, length: number) =>
  stroke(`M${x + 0.9} ${y + 1}v${length}`, "#fff", 3.2, { opacity: "0.5", "stroke-linecap": "round" }) +
  stroke(`M${x} ${y}v${length}`, dark, 3.2, { opacity: "0.4", "stroke-linecap": "round" });

const bead = (x: number, y: number, r: number) =>
  element("circle", { cx: x, cy: y, r, fill: "#0d7f9d", opacity: "0.5" }) +
  element("circle", { cx: x - r / 3, cy: y - r / 3, r: r / 3, fill: "#fff", opacity: "0.85" });

export const white = "#fff";

/** Materials without coils or cells, whose marks also lie on a level surface. */
export const marks: Partial<Record<Material, Mark>> = {
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
  "talalay-latex": { width: 18, height: 15, art: pore(4.5, 4) + pore(13.5, 11.5) },
};
